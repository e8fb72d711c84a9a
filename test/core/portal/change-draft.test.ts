import { describe, expect, it } from 'vitest'
import { EMPTY_CHANGE, acceptanceIn, cancellationIn, isSameRequest } from '#core/portal/change-draft.ts'
import type { ChangeRequest } from '#core/portal/service-change.ts'
import { firstRetentionStep, nextRetentionStep, offersAgent } from '#core/portal/retention-path.ts'
import { cancelReasons } from '#core/portal/cancel-reason.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { discountId, internet, television } from '#test/builders/portal-visit.builder.ts'

const cancel: ChangeRequest = {
  kind: 'cancel',
  serviceIds: [internet],
  reason: 'price',
  timing: 'endOfCycle',
  returnMethod: 'store',
}
const accept: ChangeRequest = { kind: 'acceptOption', optionId: discountId, reason: 'price' }

describe('the request of a draft', () => {
  it('is the cancellation of its services, or the acceptance of its option', () => {
    const draft = { ...EMPTY_CHANGE, serviceIds: [internet], reason: 'price', optionId: discountId } as const
    expect([cancellationIn(draft), acceptanceIn(draft)]).toEqual([cancel, accept])
    expect([cancellationIn(EMPTY_CHANGE), acceptanceIn(EMPTY_CHANGE)]).toEqual([null, null])
  })
})

describe('isSameRequest', () => {
  it.each<[ChangeRequest, ChangeRequest, boolean]>([
    [cancel, { ...cancel }, true],
    [cancel, { ...cancel, reason: null }, false],
    [cancel, { ...cancel, timing: 'today' }, false],
    [cancel, { ...cancel, returnMethod: 'mail' }, false],
    [cancel, { ...cancel, serviceIds: [internet, television] }, false],
    [cancel, accept, false],
    [accept, cancel, false],
    [accept, { ...accept }, true],
    [accept, { ...accept, reason: null }, false],
    [accept, { ...accept, optionId: 'another' as never }, false],
  ])('compares %o with %o', (one, other, isSame) => {
    expect(isSameRequest(one, other)).toBe(isSame)
  })
})

describe('the path of a cancellation', () => {
  it('answers each reason on a screen that the cancellation leaves with one action (PTL-24)', () => {
    for (const reason of [...cancelReasons, null])
      expect(portalSteps[firstRetentionStep(reason)].isRetention ?? offersAgent(reason)).toBe(true)
  })

  it('ends at the end date (PTL-24)', () => {
    expect(
      (['troubleshooting', 'switching', 'agent', 'options', 'additionalOption'] as const).map(
        nextRetentionStep,
      ),
    ).toEqual(['options', 'options', 'options', 'additionalOption', 'billingCycle'])
  })

  it('offers a person for a move (PTL-24)', () => {
    expect([...cancelReasons, null].filter(offersAgent)).toEqual(['moving'])
  })
})
