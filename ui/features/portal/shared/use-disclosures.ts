import { useState } from 'react'
import type { Disclosure } from '#core/portal/service-change.ts'

/** What a customer confirms to have read, and the attempts to go on without it. */
export type UsedDisclosures = {
  readonly missing: readonly Disclosure[]
  readonly attempt: number
  readonly submit: () => void
}

/** Continues once each disclosure is read. Until then it counts the attempts, to show what is missing. */
export const useDisclosures = (
  disclosures: readonly Disclosure[],
  read: readonly Disclosure[],
  onConfirm: () => void,
): UsedDisclosures => {
  const [attempt, setAttempt] = useState(0)
  const missing = disclosures.filter((disclosure) => !read.includes(disclosure))
  return {
    missing: attempt === 0 ? [] : missing,
    attempt,
    submit: () => (missing.length === 0 ? onConfirm() : setAttempt((count) => count + 1)),
  }
}
