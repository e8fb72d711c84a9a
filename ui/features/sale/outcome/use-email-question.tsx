import { useState } from 'react'
import { followUpFormWords as words } from './follow-up.es.ts'
import { Button } from '#ui/kit/button/button.tsx'
import type { Slot } from '#ui/kit/slot.ts'

type EmailQuestion = {
  /** Asks about an address that the visitor has typed. */
  readonly ask: (email: string) => void
  /** The question as a button that takes the probable address; null without one. */
  readonly question: Slot
}

/** Asks whether a common mail host was meant (CHK-02). `onTake` receives the address with that host. */
export const useEmailQuestion = (onTake: (email: string) => void): EmailQuestion => {
  const [meant, setMeant] = useState<string | null>(null)
  const ask = (email: string): void =>
    void import('#core/checkout/email-host.ts').then(
      ({ probableEmail }) => setMeant(probableEmail(email)),
      () => undefined,
    )
  const take = (): void => {
    if (meant !== null) onTake(meant)
    setMeant(null)
  }
  const question =
    meant === null ? null : (
      <Button variant="quiet" onClick={take}>
        {words.emailMeant(meant)}
      </Button>
    )
  return { ask, question }
}
