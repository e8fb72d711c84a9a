import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { addressContentOf } from '#adapters/provider/address/address-dialog.ts'
import type { AddressContent } from '#core/localization/address-content.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { createDialogContent } from '#ui/site/islands/dialog-content.ts'

type Answer = E.Either<OrchestratorFailure, AddressContent>

/** Answers calls in order, the last answer for every further call. */
const answering = (...answers: readonly [Answer, ...Answer[]]) => {
  let calls = 0
  const fetch = () => () => {
    const answer = answers[Math.min(calls, answers.length - 1)] ?? answers[0]
    calls += 1
    return Promise.resolve(answer)
  }
  return { fetch, calls: () => calls }
}

const content = E.right(addressContentOf(cometa))

describe('createDialogContent', () => {
  it('fetches the texts once, for any number of dialogs at the same time or later (LOC-37)', async () => {
    const { fetch, calls } = answering(content)
    const contentOf = createDialogContent()
    const [first, second] = await Promise.all([contentOf(fetch), contentOf(fetch)])
    expect(first?.phoneNumbers.length).toBeGreaterThan(0)
    expect([second, await contentOf(fetch), calls()]).toEqual([first, first, 1])
  })

  it('is null for a failed call and for invalid texts, and fetches them again (LOC-37)', async () => {
    const invalid = E.right({ components: [] })
    const { fetch, calls } = answering(E.left({ _tag: 'Unreachable' }), invalid, content)
    const contentOf = createDialogContent()
    expect([await contentOf(fetch), await contentOf(fetch)]).toEqual([null, null])
    expect([(await contentOf(fetch))?.title, calls()]).toEqual(['¿Qué llega a tu dirección?', 3])
  })
})
