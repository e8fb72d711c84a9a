const CONTROLS = 'a, button, input, label, select, summary'

/**
 * Ignores the second click of a double click when it lands on another control, because the screen changed after the first. `detail` counts the
 * clicks of a pointer at one place; it is 0 for keys.
 */
export const ignoreStrayClicks = (root: EventTarget): void => {
  let pressed: Element | null = null
  root.addEventListener(
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || !(event.target instanceof Element)) return
      const control = event.target.closest(CONTROLS)
      if (event.detail > 1 && control !== pressed) {
        event.preventDefault()
        event.stopPropagation()
      } else if (event.detail > 0) pressed = control
    },
    { capture: true },
  )
}
