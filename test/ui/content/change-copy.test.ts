import { describe, expect, it } from 'vitest'
import { agentWords } from '#ui/features/portal/agent/es.ts'
import { billingCycleWords, timingWords } from '#ui/content/es/portal/billing-cycle.ts'
import { pendingWords, cancelReviewWords } from '#ui/content/es/portal/change-review.ts'
import { changeRequestWords, decisionWords } from '#ui/content/es/portal/change.ts'
import { disclosuresWords, returnMethodWords } from '#ui/content/es/portal/disclosures.ts'
import { reasonsWords, reasonWords } from '#ui/content/es/portal/reasons.ts'
import { acceptWords, optionKindWords, optionsWords } from '#ui/content/es/portal/retention-options.ts'
import { switchingWords } from '#ui/content/es/portal/switching.ts'
import {
  lineHealthWords,
  repairStepWords,
  troubleshootingWords,
} from '#ui/features/portal/troubleshooting/es.ts'

const sentences = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sentences) : []
}

describe('the copy of keeping, changing and cancelling', () => {
  const all = sentences([
    acceptWords,
    agentWords,
    billingCycleWords,
    changeRequestWords,
    decisionWords,
    disclosuresWords,
    lineHealthWords,
    optionKindWords,
    optionsWords,
    pendingWords,
    reasonsWords,
    reasonWords,
    repairStepWords,
    returnMethodWords,
    cancelReviewWords,
    switchingWords,
    timingWords,
    troubleshootingWords,
  ])

  it('has no hard-coded price, no exclamation and no empty text', () => {
    expect(all.length).toBeGreaterThan(120)
    all.forEach((sentence) => {
      expect(sentence.trim()).not.toBe('')
      expect(sentence).not.toMatch(/\$|dólar|[!¡]/)
    })
  })

  it('neither begs nor makes anybody feel guilty', () => {
    all.forEach((sentence) =>
      expect(sentence).not.toMatch(
        /no te vayas|te extrañ|lástima|perder[áa]s|segur[oa] que|última oportunidad|triste/i,
      ),
    )
  })
})
