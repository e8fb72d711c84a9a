import { useSelector } from '@xstate/react'
import type { HumanVerificationActor } from '#core/journeys/human-verification/human-verification.machine.ts'
import { selectIsChecking } from '#core/journeys/human-verification/human-verification.selectors.ts'
import { useLanguage } from './use-language.ts'
import { humanCheckWords } from '#ui/content/es/shared/human-check.ts'
import * as css from './human-check.css.ts'

export type HumanCheckProps = {
  /** Whether a call has waited for the check for more than three seconds. */
  readonly isChecking: boolean
}

/** Says that the page checks for a person while a call waits for it (HUM-05). */
export const HumanCheck = ({ isChecking }: HumanCheckProps) => (
  <div role="status" className={css.status}>
    {isChecking ? <span className={css.words}>{humanCheckWords.checking}</span> : null}
  </div>
)

/** The status of the check of this page. */
export const HumanCheckConnected = ({ actor }: { readonly actor: HumanVerificationActor }) => {
  useLanguage()
  return <HumanCheck isChecking={useSelector(actor, selectIsChecking)} />
}
