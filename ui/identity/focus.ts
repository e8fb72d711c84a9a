/** Moves the focus on opening: to what is wrong after an attempt. `autofocus`, as these pages have no script. */
export const focusOnOpening = (isWanted: boolean): { readonly autoFocus?: true } =>
  isWanted ? { autoFocus: true } : {}
