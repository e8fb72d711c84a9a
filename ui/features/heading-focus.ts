import { useEffect, useRef, type RefObject } from 'react'

/** A heading that takes the focus whenever `moment` becomes another one: what is said under it is new. Null leaves the focus alone. */
export const useHeadingFocus = (moment: string | null): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moment !== null) heading.current?.focus()
  }, [moment])
  return heading
}

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
