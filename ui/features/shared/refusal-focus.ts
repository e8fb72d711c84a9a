import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/** Returns the ref of a form. Each refused submit, counted, focuses the first field with an error. */
export const useRefusalFocus = (refusals: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return form
}
