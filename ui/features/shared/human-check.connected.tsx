import { useSelector } from '@xstate/react'
import type { HumanVerificationActor } from '#core/journeys/human-verification/human-verification.machine.ts'
import { selectIsChecking } from '#core/journeys/human-verification/human-verification.selectors.ts'
import { useLanguage } from './use-language.ts'
import { HumanCheck } from './human-check.view.tsx'

/** The status of the check of this page. */
export const HumanCheckConnected = ({ actor }: { readonly actor: HumanVerificationActor }) => {
  useLanguage()
  return <HumanCheck isChecking={useSelector(actor, selectIsChecking)} />
}
