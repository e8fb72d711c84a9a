import { useEffect, useRef, type RefObject } from 'react'

/** Focuses an element whenever `moment` becomes another one: what it says is new. Null leaves the focus alone. */
export const useFocusOn = <Focused extends HTMLElement>(moment: string | null): RefObject<Focused | null> => {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (moment !== null) element.current?.focus()
  }, [moment])
  return element
}

/** Focuses a heading whenever `moment` becomes another one: what is said under it is new. Null leaves the focus alone. */
export const useHeadingFocus = (moment: string | null): RefObject<HTMLHeadingElement | null> =>
  useFocusOn<HTMLHeadingElement>(moment)

/**
 * When `shown` becomes another one and took away what had the focus, such as the button that was pressed, gives the focus to the first
 * element of `selector`. What is shown first leaves the focus alone.
 */
export const useFocusKept = (shown: string | null, selector = 'main h1'): void => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus()
  }, [shown, selector])
}
