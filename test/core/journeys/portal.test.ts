import { describe, expect, it } from 'vitest'
import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'
import {
  buildPortal,
  buildPortalServer,
  discountId,
  internet,
  memoryPortalStore,
  nobody,
  refusedWith,
  signedIn,
} from '#test/builders/portal-visit.builder.ts'
import type { BuiltPortal } from '#test/builders/portal-visit.builder.ts'
import { EMPTY_CHANGE } from '#core/portal/change-draft.ts'

const started: PortalEvent = { type: 'cancellation.started', serviceIds: [internet] }
const reasoned: PortalEvent = { type: 'reason.chosen', reason: 'quality' }
const continued: PortalEvent = { type: 'cancellation.continued' }
const read = (...names: readonly ('serviceEnds' | 'finalBill' | 'optionTerms')[]): readonly PortalEvent[] =>
  names.map((disclosure) => ({ type: 'disclosure.toggled', disclosure, isRead: true }))

const toConfirmation: readonly PortalEvent[] = [
  started,
  continued,
  { type: 'timing.confirmed' },
  ...read('serviceEnds', 'finalBill'),
  { type: 'disclosures.confirmed' },
]

const stepsOf = async (built: BuiltPortal, events: readonly PortalEvent[]): Promise<readonly string[]> => {
  await built.quiet()
  const steps = [built.portal.step()]
  for (const event of events) {
    await built.send(event)
    if (steps.at(-1) !== built.portal.step()) steps.push(built.portal.step())
  }
  return steps
}

/** A visitor who was never signed in. */
const stranger = { ...nobody, expiresAt: null }

describe('a cancellation', () => {
  it('takes five actions, counting no field of a form', async () => {
    const events: readonly PortalEvent[] = [...toConfirmation, { type: 'change.confirmed' }]
    const steps = await stepsOf(buildPortal(), events)
    expect(steps.at(-1)).toBe('servicePending')
    expect(events.filter(({ type }) => type !== 'disclosure.toggled')).toHaveLength(5)
  })

  it('goes from the services over the reason and what could help to the change, exactly once', async () => {
    const built = buildPortal()
    const events = [started, reasoned, { type: 'retention.continued' } as const, ...toConfirmation.slice(1)]
    expect(await stepsOf(built, [...events, { type: 'change.confirmed' }])).toEqual([
      'services',
      'reasons',
      'troubleshooting',
      'options',
      'billingCycle',
      'disclosures',
      'serviceConfirmation',
      'servicePending',
    ])
    expect(built.carriedOut()).toBe(1)
    expect(built.context()).toMatchObject({ failure: null, isBusy: false, draft: EMPTY_CHANGE })
  })

  it.each([
    ['price', 'switching'],
    ['competitor', 'switching'],
    ['quality', 'troubleshooting'],
    ['notUsed', 'options'],
    ['moving', 'agent'],
    ['other', 'options'],
    [null, 'options'],
  ] as const)('answers the reason %s with %s (PTL-24)', async (reason, step) => {
    const built = buildPortal()
    expect((await stepsOf(built, [started, { type: 'reason.chosen', reason }])).at(-1)).toBe(step)
  })

  it('leads a customer who moves to a person, and from there to the options or to the end date (PTL-24)', async () => {
    for (const [type, step] of [
      ['retention.continued', 'options'],
      ['cancellation.continued', 'billingCycle'],
      ['cancellation.dropped', 'services'],
    ] as const) {
      const built = buildPortal()
      const steps = await stepsOf(built, [started, { type: 'reason.chosen', reason: 'moving' }, { type }])
      expect(steps.slice(-2)).toEqual(['agent', step])
    }
  })

  it('accepts an option instead, and shows it', async () => {
    const built = buildPortal()
    const events: readonly PortalEvent[] = [
      started,
      { type: 'reason.chosen', reason: 'other' },
      { type: 'option.chosen', optionId: discountId },
      ...read('optionTerms'),
      { type: 'change.confirmed' },
    ]
    expect((await stepsOf(built, events)).slice(-2)).toEqual(['optionAccept', 'acceptPending'])
    expect(built.context().change?.preview.request.kind).toBe('acceptOption')
  })

  it('is not requested before everything was read (PTL-25)', async () => {
    const built = buildPortal()
    await stepsOf(built, [started, continued, { type: 'timing.confirmed' }, ...read('serviceEnds')])
    await built.send({ type: 'disclosures.confirmed' }, { type: 'change.confirmed' })
    expect([built.portal.step(), built.carriedOut()]).toEqual(['disclosures', 0])
    expect(built.portal.request('serviceConfirmation')).toBe('disclosures')
  })

  it('goes on without options when they can not be loaded', async () => {
    const built = buildPortal()
    built.plan('retentionOptions', { _tag: 'Unreachable' })
    expect((await stepsOf(built, [started, { type: 'reason.chosen', reason: null }])).at(-1)).toBe('options')
    expect(built.context()).toMatchObject({ options: [], failure: { _tag: 'Unreachable' } })
  })

  it.each([
    [2, 'servicePending'],
    [9, 'serviceConfirmation'],
  ])(
    'repeats a request whose answer was lost %d times with the same key, and takes effect once',
    async (times, step) => {
      const built = buildPortal()
      built.plan('requestChange', ...Array<'lost'>(times).fill('lost'))
      await stepsOf(built, [...toConfirmation, { type: 'change.confirmed' }])
      for (let polls = 0; polls < 5; polls += 1) {
        built.pass(30_000)
        await built.quiet()
      }
      expect(built.portal.step()).toBe(step)
      built.calmDown()
      await built.send({ type: 'retry.pressed' })
      expect(built.portal.step()).toBe('servicePending')
      const keys = built.made.flatMap(({ name, request }) =>
        name === 'requestChange' ? [(request as { readonly key: string }).key] : [],
      )
      expect([new Set(keys).size, built.carriedOut()]).toEqual([1, 1])
    },
  )

  it('shows figures that have moved before it is requested again', async () => {
    const built = buildPortal()
    await stepsOf(built, toConfirmation)
    built.server.token = 'token-2'
    await built.send({ type: 'change.confirmed' })
    expect(built.portal.step()).toBe('serviceConfirmation')
    expect(built.context()).toMatchObject({ notice: 'changeMoved', preview: { token: 'token-2' } })
    expect(built.carriedOut()).toBe(0)
    await built.send({ type: 'change.confirmed' })
    expect([built.portal.step(), built.carriedOut()]).toEqual(['servicePending', 1])
  })

  it('leads back to the services when a service can not be changed now', async () => {
    const built = buildPortal()
    await stepsOf(built, toConfirmation)
    built.plan('requestChange', refusedWith('CHANGE_BLOCKED'))
    await built.send({ type: 'change.confirmed' })
    expect(built.portal.step()).toBe('services')
    expect(built.context()).toMatchObject({ failure: { code: 'CHANGE_BLOCKED' }, draft: EMPTY_CHANGE })
  })

  it('can not be requested again by Back (PTL-25)', async () => {
    const built = buildPortal()
    await stepsOf(built, [...toConfirmation, { type: 'change.confirmed' }])
    expect(built.portal.request('serviceConfirmation')).toBe('servicePending')
    await built.send({ type: 'change.confirmed' })
    expect([built.portal.step(), built.carriedOut()]).toEqual(['servicePending', 1])
    expect(built.portal.request('services')).toBe('services')
  })

  it('takes back a choice whose figures can not be loaded', async () => {
    const built = buildPortal()
    await stepsOf(built, [started, continued])
    built.plan('previewChange', { _tag: 'TimedOut' })
    await built.send({ type: 'timing.chosen', timing: 'today' })
    expect(built.portal.step()).toBe('billingCycle')
    expect(built.context()).toMatchObject({ draft: { timing: 'endOfCycle' }, failure: { _tag: 'TimedOut' } })
    await built.send({ type: 'timing.chosen', timing: 'today' })
    expect(built.context()).toMatchObject({ preview: { request: { timing: 'today' } }, failure: null })
  })
})

describe('a visit to the portal', () => {
  it.each([
    'reasons',
    'troubleshooting',
    'switching',
    'options',
    'additionalOption',
    'optionAccept',
    'billingCycle',
    'disclosures',
    'serviceConfirmation',
  ] as const)('is restored at %s after a reload', async (step) => {
    const draft = {
      ...EMPTY_CHANGE,
      serviceIds: [internet],
      optionId: discountId,
      read: ['serviceEnds', 'finalBill'] as const,
    }
    const built = buildPortal({ entry: { step }, memory: memoryPortalStore({ draft, returnTo: null }) })
    await built.quiet()
    expect(built.portal.step()).toBe(step)
  })

  it.each(['servicePending', 'acceptPending'] as const)(
    'finds the change of %s after a reload',
    async (step) => {
      const first = buildPortal()
      const events: readonly PortalEvent[] =
        step === 'servicePending'
          ? toConfirmation
          : [
              started,
              { type: 'reason.chosen', reason: null },
              { type: 'option.chosen', optionId: discountId },
              ...read('optionTerms'),
            ]
      await stepsOf(first, [...events, { type: 'change.confirmed' }])
      const again = buildPortal({ built: first, entry: { step } })
      await again.quiet()
      expect(again.portal.step()).toBe(step)
    },
  )

  it('returns from the login to the wanted page', async () => {
    const memory = memoryPortalStore()
    const out = buildPortal({
      built: buildPortalServer({ status: stranger }),
      entry: { step: 'balanceDetails', query: '?bill=1' },
      memory,
    })
    await out.quiet()
    expect([out.portal.step(), out.context().returnTo, out.context().leaveTo]).toEqual([
      'login',
      '/customer-portal/balance-details?bill=1',
      '/outside/account?return=%2Fcustomer-portal%2Fbalance-details%3Fbill%3D1',
    ])
    const back = buildPortal({ entry: { step: null }, memory })
    await back.quiet()
    expect([back.portal.step(), memory.stored()?.returnTo]).toEqual(['balanceDetails', null])
  })

  it.each([
    ['opened it', { step: 'login' as const }, stranger],
    [
      'was refused',
      { step: 'balanceDetails' as const },
      { ...stranger, claim: { state: 'failed' as const } },
    ],
    ['had a session that ended', { step: 'balanceDetails' as const }, nobody],
  ])('shows the page of the login to who %s (PTL-02)', async (_, entry, status) => {
    const built = buildPortal({ built: buildPortalServer({ status }), entry })
    await built.quiet()
    expect([built.portal.step(), built.context().leaveTo]).toEqual(['login', null])
  })

  it('goes to the second factor and saves the wanted page', async () => {
    const built = buildPortal({
      built: buildPortalServer({ status: signedIn({ isMfaConfirmed: false }) }),
      entry: { step: 'agent' },
    })
    await built.quiet()
    expect([built.portal.step(), built.memory.stored()?.returnTo]).toEqual(['mfa', '/customer-portal/agent'])
  })

  it('leaves for the store with cleared storage when the session is dead (PTL-04)', async () => {
    const built = buildPortal()
    await stepsOf(built, [started])
    built.server.status = nobody
    await built.send({ type: 'session.due' })
    expect(built.context()).toMatchObject({ leaveTo: '/', overview: null, draft: EMPTY_CHANGE })
    expect(built.memory.stored()).toBeNull()
  })

  it('leads from the first page after the end of the session elsewhere to the login, and back to that page (PTL-29)', async () => {
    const built = buildPortal()
    await stepsOf(built, [started])
    built.server.status = nobody
    await built.send({ type: 'step.requested', step: 'balanceDetails' })
    expect([built.portal.step(), built.context().overview, built.context().returnTo]).toEqual([
      'login',
      null,
      '/customer-portal/balance-details',
    ])
    expect(built.context().status).toMatchObject({ isAlive: false, expiresAt: signedIn().expiresAt })
    expect(built.memory.stored()?.draft.serviceIds).toEqual([internet])
  })

  it('loads the account again that another tab has chosen (F32)', async () => {
    const built = buildPortal()
    await stepsOf(built, [started])
    built.server.status = signedIn({ accountId: 'CM-100600' as never })
    await built.send({ type: 'session.due' })
    expect(built.portal.step()).toBe('services')
    expect(built.context()).toMatchObject({
      notice: 'accountChanged',
      overview: { account: { accountId: 'CM-100600' } },
      draft: EMPTY_CHANGE,
    })
  })

  it.each([
    ['LOGIN_REQUIRED', 'login'],
    ['MFA_REQUIRED', 'mfa'],
    ['NOT_AUTHORIZED', 'nonAuthorizedUser'],
  ] as const)('goes from a call that is refused with %s to %s', async (code, step) => {
    const built = buildPortal()
    await stepsOf(built, toConfirmation)
    built.plan('requestChange', refusedWith(code))
    await built.send({ type: 'change.confirmed' })
    expect(built.portal.step()).toBe(step)
    if (step !== 'nonAuthorizedUser')
      expect(built.memory.stored()).toMatchObject({
        returnTo: '/customer-portal/service-confirmation',
        draft: { serviceIds: [internet] },
      })
  })

  it('starts at the entry with cleared storage when Back leads into it (PTL-05)', async () => {
    const draft = { ...EMPTY_CHANGE, serviceIds: [internet] }
    const memory = memoryPortalStore({ draft, returnTo: null })
    const built = buildPortal({ entry: { step: 'billingCycle', navigation: 'back_forward' }, memory })
    await built.quiet()
    expect([built.portal.step(), built.context().draft, memory.cleared()]).toEqual([
      'services',
      EMPTY_CHANGE,
      1,
    ])
  })

  it('requires the choice of an account where the login has several', async () => {
    const accounts = ['CM-100500', 'CM-100600'].map((id) => ({ accountId: id as never, label: id }))
    const built = buildPortal({
      built: buildPortalServer({ status: signedIn({ accountId: null, accounts }) }),
      entry: { step: 'balanceDetails' },
    })
    expect((await built.quiet()).matches({ page: { accounts: 'choosingAccount' } })).toBe(true)
    await built.send({ type: 'account.chosen', accountId: 'CM-100600' as never })
    expect(built.context().overview?.account.accountId).toBe('CM-100600')
  })

  it('signs out, clears its storage and names the page of the provider', async () => {
    const built = buildPortal()
    await stepsOf(built, [started, { type: 'signOut.pressed' }])
    expect([built.portal.step(), built.context().leaveTo, built.memory.stored()]).toEqual([
      'exit',
      'https://id.example/logout',
      null,
    ])
  })

  it('ends automatic payments once and starts them again, and says so (PTL-32)', async () => {
    const built = buildPortal()
    await built.send({ type: 'step.requested', step: 'balanceDetails' })
    built.actor.send({ type: 'autoPay.changed', isOn: false })
    built.actor.send({ type: 'autoPay.changed', isOn: false })
    await built.quiet()
    expect(built.context()).toMatchObject({
      notice: 'autoPayEnded',
      overview: { account: { isAutoPay: false } },
    })
    expect(built.made.filter(({ name }) => name === 'setAutoPay')).toHaveLength(1)
    built.plan('setAutoPay', { _tag: 'Unreachable' })
    await built.send({ type: 'autoPay.changed', isOn: true })
    expect(built.context()).toMatchObject({
      failure: { _tag: 'Unreachable' },
      overview: { account: { isAutoPay: false } },
    })
    await built.send({ type: 'autoPay.changed', isOn: true })
    expect(built.context()).toMatchObject({
      notice: 'autoPayStarted',
      overview: { account: { isAutoPay: true } },
    })
  })

  it('withdraws a change once', async () => {
    const built = buildPortal()
    await stepsOf(built, [...toConfirmation, { type: 'change.confirmed' }])
    const changeId = built.context().change?.id as never
    built.actor.send({ type: 'change.withdrawn', changeId })
    built.actor.send({ type: 'change.withdrawn', changeId })
    await built.quiet()
    expect(built.context()).toMatchObject({ notice: 'changeWithdrawn', change: { state: 'withdrawn' } })
    expect(built.made.filter(({ name }) => name === 'withdrawChange')).toHaveLength(1)
  })

  it('warns two minutes before the session ends, and stays', async () => {
    const built = buildPortal()
    await built.quiet()
    built.pass(13 * 60_000)
    expect((await built.quiet()).matches({ session: 'ending' })).toBe(true)
    built.server.status = signedIn({ expiresAt: (built.ports.clock.now() + 15 * 60_000) as never })
    await built.send({ type: 'session.due' })
    expect(built.actor.getSnapshot().matches({ session: 'watching' })).toBe(true)
  })

  it.each([
    [{ openOrder: true }, false],
    [{ services: [{ id: internet, cancelable: false }] }, false],
    [{}, true],
  ])('cancels only an eligible account: %o (PTL-06)', async (facts, isOpen) => {
    const built = buildPortal({ built: buildPortalServer(facts) })
    expect((await stepsOf(built, [started])).includes('reasons')).toBe(isOpen)
  })
})
