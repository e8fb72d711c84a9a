import { useState } from 'react'
import type { ConsentChoice } from '#core/analytics/consent-choice.ts'
import { browserConsent } from './browser-consent.ts'
import { ConsentView } from './consent-choice.view.tsx'

/** The choice about analytics over the storage of the browser. */
export const ConsentConnected = () => {
  const [choice, setChoice] = useState(browserConsent.read)
  const choose = (next: ConsentChoice): void => {
    browserConsent.choose(next)
    setChoice(next)
  }
  return <ConsentView choice={choice} onChoose={choose} />
}
