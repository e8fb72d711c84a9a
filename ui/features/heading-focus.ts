import { useEffect, useRef, type RefObject } from 'react'

/** A heading that takes the focus whenever `moment` becomes another one: what is said under it is new. Null leaves the focus alone. */
export const useHeadingFocus = (moment: string | null): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moment !== null) heading.current?.focus()
  }, [moment])
  return heading
}
