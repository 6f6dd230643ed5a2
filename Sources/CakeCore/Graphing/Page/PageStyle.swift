/// How the page looks, light and dark, on a screen and on paper.
enum PageStyle {}
