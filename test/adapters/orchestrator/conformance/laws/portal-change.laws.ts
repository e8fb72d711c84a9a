import { expect } from 'vitest'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { PortalAccount, ServiceId } from '#core/portal/portal-account.ts'
import type { OptionId } from '#core/portal/retention-option.ts'
import type { ChangeId, ChangeRequest } from '#core/portal/service-change.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { addDays, dateAt, instantAt, type PlainDate } from '#core/shared/plain-date.ts'
import { signedIn } from '#test/builders/customer.builder.ts'
import { answerOf, refusalOf } from '#test/builders/provider.builder.ts'
import { accountNamed } from '#test/adapters/provider/store/portal-records.ts'
import { money } from '#ui/content/format.ts'
import type { Harness, Laws } from '../harness.ts'

const SERVICE = 's-1' as ServiceId
const UNKNOWN = 's-9' as ServiceId

/** A second discount of a service that has one. */
const GONE = 'discount.s-1' as OptionId

/** The service without a discount. */
const undiscounted: Partial<PortalAccount> = {
  services: accountNamed('julia').services.map((held) => {
    const { discount: _, ...service } = held
    return service
  }),
}

const keyNamed = (name: string): IdempotencyKey => name as IdempotencyKey

const cancel = (given: Partial<Extract<ChangeRequest, { kind: 'cancel' }>> = {}): ChangeRequest => ({
  kind: 'cancel',
  serviceIds: [SERVICE],
  reason: 'price',
  timing: 'endOfCycle',
  returnMethod: 'store',
  ...given,
})

const holderOf = async (harness: Harness, given: Partial<PortalAccount> = {}): Promise<Orchestrator> => {
  const account = accountNamed('julia', given)
  await harness.openAccount(account)
  return harness.customer(signedIn([account.accountId]))
}

/** Requests a change with the figures that its preview shows now. */
const requested = async (holder: Orchestrator, request: ChangeRequest, name = 'first') => {
  const { token } = await answerOf(holder.previewChange(request))
  return answerOf(holder.requestChange({ key: keyNamed(name), request, token }))
}

const optionsOf = async (holder: Orchestrator) =>
  (await answerOf(holder.retentionOptions({ serviceIds: [SERVICE], reason: 'price' }))).options

/** Advances to a new day at the account's address, and runs the due jobs. */
const beginDay = async ({ clock, recover }: Harness, day: PlainDate): Promise<void> => {
  clock.set(instantAt(day, 0, -300))
  await recover()
}

const textsOf = async (harness: Harness): Promise<readonly string[]> =>
  (await harness.messages()).map(({ text }) => text)

/** The laws of changes of services: what can be done instead, what a change does, its request and its withdrawal. */
export const portalChangeLaws: Laws = {
  'offers what a holder can do instead of cancelling, each of which saves something in a year, at the price of its preview':
    async (harness) => {
      const holder = await holderOf(harness)
      const options = await optionsOf(holder)
      expect(options.length).toBeGreaterThan(0)
      for (const { savedInYear } of options) expect(savedInYear).toBeGreaterThan(0)
      expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
      expect(await optionsOf(holder)).toEqual(options)
      for (const option of options) {
        const request = { kind: 'acceptOption', optionId: option.id, reason: 'price' } as const
        expect(await answerOf(holder.previewChange(request))).toMatchObject({
          option: { id: option.id },
          effectiveOn: option.startsOn,
          proration: null,
        })
      }
    },
  'refuses services that are unknown, held by a term, or being changed': async (harness) => {
    const holder = await holderOf(harness)
    const asked = { serviceIds: [UNKNOWN], reason: null } as const
    expect(await refusalOf(holder.retentionOptions(asked))).toBe('NOT_FOUND')
    expect(await refusalOf(holder.previewChange(cancel({ serviceIds: [UNKNOWN] })))).toBe('NOT_FOUND')
    const unknown = { key: keyNamed('unknown'), request: cancel({ serviceIds: [UNKNOWN] }), token: 'x' }
    expect(await refusalOf(holder.requestChange(unknown))).toBe('NOT_FOUND')
    const { token } = await requested(holder, cancel()).then(({ preview }) => preview)
    expect(await refusalOf(holder.retentionOptions({ serviceIds: [SERVICE], reason: null }))).toBe(
      'CHANGE_BLOCKED',
    )
    expect(await refusalOf(holder.previewChange(cancel()))).toBe('CHANGE_BLOCKED')
    const again = { key: keyNamed('second'), request: cancel(), token }
    expect(await refusalOf(holder.requestChange(again))).toBe('CHANGE_BLOCKED')
  },
  'shows what a cancellation does without doing it: unused days come back, and the parts make the balance':
    async (harness) => {
      const holder = await holderOf(harness)
      const before = await answerOf(holder.accountSummary())
      const today = dateAt(harness.clock.now(), -300)
      const atEnd = await answerOf(holder.previewChange(cancel()))
      expect(atEnd).toMatchObject({ effectiveOn: atEnd.cycle.until, after: null })
      const atOnce = await answerOf(holder.previewChange(cancel({ timing: 'today' })))
      expect(atOnce.effectiveOn).toBe(today)
      expect(atOnce.proration?.returned).toBeGreaterThan(0)
      for (const { proration, unpaidBills, instalmentsDue, balance } of [atEnd, atOnce])
        expect(unpaidBills - (proration?.returned ?? 0) + instalmentsDue).toBe(balance)
      expect(atOnce.disclosures).toContain('serviceEnds')
      expect(await answerOf(holder.accountSummary())).toEqual(before)
      expect(await textsOf(harness)).toEqual([])
    },
  'requests a change once per key, confirms it by one e-mail, and shows it on the account (I8, MSG-09)':
    async (harness) => {
      const holder = await holderOf(harness)
      const { token } = await answerOf(holder.previewChange(cancel()))
      const attempt = { key: keyNamed('first'), request: cancel(), token }
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => answerOf(holder.requestChange(attempt))),
      )
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
      const [change] = answers
      expect(change).toMatchObject({ state: 'pending', closedAt: null })
      const [told = '', ...more] = await textsOf(harness)
      expect(more).toEqual([])
      for (const said of [
        change?.number ?? '',
        money(change?.preview.before.monthly.total ?? (0 as never)).text,
      ])
        expect(told).toContain(said)
      const { changes, services } = await answerOf(holder.accountSummary())
      expect(changes).toEqual([change])
      expect(services).toMatchObject([{ cancelable: false, obstacle: 'pendingChange' }])
    },
  'refuses a key for another change, figures that are not those of the preview, and an option that is not offered any more (I8)':
    async (harness) => {
      const holder = await holderOf(harness)
      const { token } = await answerOf(holder.previewChange(cancel()))
      const attempt = { key: keyNamed('first'), request: cancel(), token }
      const stale = { ...attempt, key: keyNamed('stale'), request: cancel({ timing: 'today' }) }
      expect(await refusalOf(holder.requestChange(stale))).toBe('CHANGE_MOVED')
      await answerOf(holder.requestChange(attempt))
      const reused = { ...attempt, request: cancel({ returnMethod: 'mail' }) }
      expect(await refusalOf(holder.requestChange(reused))).toBe('KEY_REUSED')
      const other = accountNamed('mateo')
      await harness.openAccount(other)
      const discounted = harness.customer(signedIn([other.accountId]))
      const gone = { kind: 'acceptOption', optionId: GONE, reason: null } as const
      expect(await refusalOf(discounted.previewChange(gone))).toBe('CHANGE_MOVED')
    },
  'withdraws a pending change, which leaves the account as it was, and says so by e-mail (MSG-09)': async (
    harness,
  ) => {
    const holder = await holderOf(harness)
    const before = await answerOf(holder.accountSummary())
    const { id, preview } = await requested(holder, cancel())
    expect(await answerOf(holder.withdrawChange({ changeId: id }))).toMatchObject({
      id,
      state: 'withdrawn',
    })
    expect(await answerOf(holder.withdrawChange({ changeId: id }))).toMatchObject({ state: 'withdrawn' })
    expect(await textsOf(harness)).toHaveLength(2)
    const after = await answerOf(holder.accountSummary())
    expect({ ...after, changes: [] }).toEqual(before)
    await beginDay(harness, addDays(preview.effectiveOn, 1))
    const { services } = await answerOf(holder.accountSummary())
    expect(services).toMatchObject([{ until: null, cancelable: true }])
    expect(await refusalOf(holder.withdrawChange({ changeId: 'none' as ChangeId }))).toBe('NOT_FOUND')
  },
  'does a cancellation once, after its last day, and confirms it by e-mail; then it cannot be withdrawn (I1, MSG-09)':
    async (harness) => {
      const holder = await holderOf(harness)
      const { id, preview } = await requested(holder, cancel())
      await beginDay(harness, preview.effectiveOn)
      expect((await answerOf(holder.accountSummary())).changes).toMatchObject([{ state: 'pending' }])
      await beginDay(harness, addDays(preview.effectiveOn, 1))
      await harness.recover()
      const { changes, services, account } = await answerOf(holder.accountSummary())
      expect(changes).toMatchObject([{ id, state: 'confirmed' }])
      expect([services, account.service]).toEqual([[], []])
      expect(await textsOf(harness)).toHaveLength(2)
      expect(await refusalOf(holder.withdrawChange({ changeId: id }))).toBe('CHANGE_BLOCKED')
    },
  'starts an accepted option on its day, at the price that was shown': async (harness) => {
    const holder = await holderOf(harness, undiscounted)
    const [option] = (await optionsOf(holder)).filter(({ kind }) => kind === 'discount')
    if (option === undefined) throw new Error('no discount is offered')
    const request = { kind: 'acceptOption', optionId: option.id, reason: 'price' } as const
    const { preview } = await requested(holder, request)
    await beginDay(harness, preview.effectiveOn)
    const { changes, quote } = await answerOf(holder.accountSummary())
    expect(changes).toMatchObject([{ state: 'confirmed' }])
    expect(quote?.monthly).toEqual(option.quote.monthly)
  },
  'knows a change of one account under no other (S14)': async (harness) => {
    const { id } = await requested(await holderOf(harness), cancel())
    const other = accountNamed('mateo')
    await harness.openAccount(other)
    const stranger = harness.customer(signedIn([other.accountId]))
    expect(await refusalOf(stranger.withdrawChange({ changeId: id }))).toBe('NOT_FOUND')
  },
}
