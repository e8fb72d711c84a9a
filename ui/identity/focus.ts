/** Makes the browser move the focus to an element when the page opens: to what is wrong after an attempt. These pages have no script that could. */
export const focusOnOpening = (isWanted: boolean): { readonly autoFocus?: true } =>
  isWanted ? { autoFocus: true } : {}
