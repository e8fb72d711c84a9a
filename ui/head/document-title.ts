/** Names the screen in the tab of the browser, and with it to a screen reader. */
export const writeTitle = (title: string): void => {
  document.title = title
}
