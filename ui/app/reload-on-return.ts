/**
 * Registers, before the router listens, that Back reloads the page it leads to once the returned function was called.
 * The router of a page whose sale could not be restored would redirect from it.
 */
export const reloadOnReturn = (): (() => void) => {
  let isArmed = false
  window.addEventListener(
    'popstate',
    (event) => {
      if (!isArmed) return
      event.stopImmediatePropagation()
      window.location.reload()
    },
    { capture: true },
  )
  return () => {
    isArmed = true
  }
}
