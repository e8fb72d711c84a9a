import { useEffect, useRef, type RefObject } from 'react'

/** Focuses an element whenever `focusKey` changes, because its content is new. Null does not move the focus. */
export const useFocusOn = <Focused extends HTMLElement>(
  focusKey: string | null,
): RefObject<Focused | null> => {
  const element = useRef<Focused>(null)
  useEffect(() => {
    if (focusKey !== null) element.current?.focus()
  }, [focusKey])
  return element
}

/** Focuses a heading whenever `focusKey` changes, because the content under it is new. Null does not move the focus. */
export const useHeadingFocus = (focusKey: string | null): RefObject<HTMLHeadingElement | null> =>
  useFocusOn<HTMLHeadingElement>(focusKey)

/**
 * Restores a lost focus when `shown` changes: if the focused element, such as the pressed button, was removed, focuses
 * the first element of `selector`. The first render does not move the focus.
 */
export const useRestoredFocus = (shown: string | null, selector = 'main h1'): void => {
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (document.activeElement === document.body) document.querySelector<HTMLElement>(selector)?.focus()
  }, [shown, selector])
}
