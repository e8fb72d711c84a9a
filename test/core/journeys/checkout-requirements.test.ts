import { taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { SimulatedClock } from 'xstate'
import { describe, expect, it } from 'vitest'
import { EFFECT_RETRIES } from '#core/session/retry-limit.ts'
import type { LoadedRequirements } from '#core/checkout/requirements.ts'
import {
  REQUIREMENTS_RETRY_MAX_MS,
  missingRequirements,
  requirementParts,
  requirementsRetryMs,
} from '#core/checkout/requirements.ts'
import type { LogEntry } from '#core/ports/log.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { manualTasksOf } from '#core/checkout/confirmation-page.ts'
import { isVisitReady } from '#core/journeys/checkout/schedule/schedule.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { HOLD_TOTAL_MINUTES } from '#core/schedule/hold.ts'
import { buy, usualPurchase } from '#test/builders/purchase.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import {
  atCheckout,
  buildSale,
  cartSaved,
  configured,
  detailed,
  localized,
  paidWith,
  saleDriver,
  saleThrough,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { GIG, customer, settled } from '#stories/stage/buyer.ts'
import { forAll } from '#test/for-all.ts'

const calls = {
  riskRequirements: 'riskRequirements',
  installOptions: 'installOptions',
  windows: 'installationSchedule',
  agreements: 'getAgreements',
} as const satisfies Record<keyof LoadedRequirements, keyof Orchestrator>

/** A sale in which the calls of some parts fail, until they are repaired. */
const incompleteSale = (
  broken: readonly (keyof LoadedRequirements)[],
  left: OrchestratorFailure = { _tag: 'TimedOut' },
) => {
  const built = buildProvider()
  const visitor = built.visitor()
  const timers = new SimulatedClock()
  const logged: LogEntry[] = []
  let isBroken = true
  const failing = (name: keyof Orchestrator) => (request: never) =>
    isBroken
      ? TE.left<OrchestratorFailure, unknown>(left)
      : (visitor[name] as unknown as (request: never) => TE.TaskEither<OrchestratorFailure, unknown>)(request)
  const orchestrator = {
    ...visitor,
    ...Object.fromEntries(broken.map((part) => [calls[part], failing(calls[part])])),
  }
  const { sale } = buildSale({ built, orchestrator, timers, log: (entry) => void logged.push(entry) })
  return {
    built,
    sale,
    timers,
    logged,
    spoil: (): void => {
      isBroken = true
    },
    repair: (): void => {
      isBroken = false
    },
  }
}

const opened = async (parts: Parameters<typeof incompleteSale>[0], left?: OrchestratorFailure) => {
  const built = incompleteSale(parts, left)
  await localized(built.sale)
  await configured(built.sale)
  return built
}

describe('missingRequirements', () => {
  it('names exactly the parts that are null, and never the windows (CHK-20, SCH-12)', () => {
    const loaded = fc.record({
      riskRequirements: fc.constantFrom(null, {} as never),
      installOptions: fc.constantFrom(null, [{ kind: 'professional', offerId: 'x' }] as never),
      windows: fc.constantFrom(null, [] as never),
      agreements: fc.constantFrom(null, [] as never),
    })
    forAll(loaded, (parts) => {
      const missing = missingRequirements(parts)
      expect(missing).not.toContain('windows')
      for (const part of requirementParts) expect(missing.includes(part)).toBe(parts[part] === null)
    })
  })
})

describe('requirementsRetryMs', () => {
  it('grows, and never exceeds half a minute (CHK-20)', () =>
    forAll(fc.nat(40), (tries) => {
      expect(requirementsRetryMs(tries)).toBeLessThanOrEqual(requirementsRetryMs(tries + 1))
      expect(requirementsRetryMs(tries)).toBeLessThanOrEqual(REQUIREMENTS_RETRY_MAX_MS)
    }))
})

const HOLD_TOTAL_MS = HOLD_TOTAL_MINUTES * 60_000

const atSchedule = (sale: Sale) =>
  atCheckout(sale, (snapshot) => snapshot.matches({ filling: { schedule: 'choosing' } }))

describe('a checkout whose calendar fails', () => {
  it('logs it, and sells a self-installation without a visit (specification 8: schedule; CHK-13, SCH-12)', async () => {
    const { sale, logged } = await opened(['windows'])
    expect(sale.checkout.getSnapshot().context.missing).toEqual([])
    expect(logged).toEqual([
      { level: 'error', event: 'LoadCartFailed', facts: { part: 'windows', failure: 'TimedOut' } },
    ])
    await detailed(sale, 'self')
    await buy(saleDriver(sale), { ...usualPurchase, install: 'self' }, { from: 'pay' })
    expect(sale.checkout.getSnapshot().context.receipt).toMatchObject({ installKind: 'self', visit: null })
  })

  it('sells an installation by a technician, whose visit is agreed by telephone (SCH-12)', async () => {
    const { sale } = await opened(['windows'])
    await detailed(sale)
    await atSchedule(sale)
    expect(sale.checkout.getSnapshot().context.failure).toEqual({ _tag: 'TimedOut' })
    sale.actor.send({ type: 'schedule.skipped' })
    expect(sale.step()).toBe('payment')
    expect(sale.checkout.getSnapshot().context.failure).toBe(null)
    await buy(saleDriver(sale), usualPurchase, { from: 'pay' })
    const { receipt } = sale.checkout.getSnapshot().context
    expect(receipt).toMatchObject({ installKind: 'professional', visit: null })
    expect(manualTasksOf({ receipt, isPending: false })).toEqual(['visitByPhone'])
  })

  it('offers the windows on request of the buyer, once it works again (SCH-12)', async () => {
    const { sale, repair } = await opened(['windows'])
    await detailed(sale)
    await atSchedule(sale)
    repair()
    sale.checkout.send({ type: 'retry.requested' })
    const { context } = await atCheckout(sale, (snapshot) => (snapshot.context.windows ?? []).length > 0)
    expect(context.failure).toBe(null)
    await buy(saleDriver(sale), usualPurchase, { from: 'chooseVisit' })
    expect(sale.checkout.getSnapshot().context.receipt?.visit).not.toBe(null)
  })

  it('sells on after the hold of a visit has ended (SCH-11, SCH-12)', async () => {
    const { sale, timers, built, repair, spoil } = await opened(['windows'])
    repair()
    await detailed(sale)
    await visitChosen(sale)
    spoil()
    built.clock.advance(HOLD_TOTAL_MS)
    timers.increment(HOLD_TOTAL_MS)
    await atCheckout(sale, (snapshot) =>
      snapshot.matches({ filling: { payment: { hold: { lost: 'choosing' } } } }),
    )
    expect(sale.checkout.getSnapshot().context.failure).not.toBe(null)
    sale.actor.send({ type: 'schedule.skipped' })
    const { context } = sale.checkout.getSnapshot()
    expect([isVisitReady(context), context.failure]).toEqual([true, null])
  })
})

describe('a checkout whose parts fail', () => {
  it.each(requirementParts)(
    'opens without %s, names it, logs it, and takes no details (specification 8: agreements, risk, installation options and schedule; CHK-11, CHK-13, CHK-20)',
    async (part) => {
      const { sale, logged } = await opened([part])
      const { context } = sale.checkout.getSnapshot()
      expect(sale.step()).toBe('checkout')
      expect(context.missing).toEqual([part])
      expect(logged).toEqual([
        { level: 'error', event: 'LoadCartFailed', facts: { part, failure: 'TimedOut' } },
      ])
      const { agreements } = context
      sale.checkout.send({ type: 'details.submitted', customer, risk: settled, agreements })
      expect(sale.checkout.getSnapshot().matches({ filling: { details: 'idle' } })).toBe(true)
    },
  )

  it('loads the missing parts again after a pause, and then the purchase goes on (CHK-20)', async () => {
    const { sale, timers, repair } = await opened([...requirementParts, 'windows'])
    expect(sale.checkout.getSnapshot().context.missing).toEqual([
      'riskRequirements',
      'installOptions',
      'agreements',
    ])
    timers.increment(requirementsRetryMs(0))
    await new Promise((resolve) => setImmediate(resolve))
    repair()
    timers.increment(REQUIREMENTS_RETRY_MAX_MS)
    const { context } = await atCheckout(sale, (snapshot) => snapshot.context.missing.length === 0)
    expect(context.agreements.length).toBeGreaterThan(0)
    expect(context.windows?.length).toBeGreaterThan(0)
    await detailed(sale)
    paidWith(sale)
    await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'schedule' }))
  })

  it('tries ten times automatically, then only on request of the buyer (CHK-20, SES-08)', async () => {
    const { sale, timers, repair, logged } = await opened(['agreements'])
    const passed = async (times: number) => {
      for (let pause = 0; pause < times; pause += 1) {
        timers.increment(REQUIREMENTS_RETRY_MAX_MS)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    await passed(EFFECT_RETRIES + 5)
    expect(logged).toHaveLength(1 + EFFECT_RETRIES)
    repair()
    await passed(5)
    expect(sale.checkout.getSnapshot().context.missing).toEqual(['agreements'])
    sale.checkout.send({ type: 'retry.requested' })
    await atCheckout(sale, (snapshot) => snapshot.context.missing.length === 0)
  })

  it('loads them at once on request of the buyer (CHK-20)', async () => {
    const { sale, repair } = await opened(['agreements'])
    repair()
    sale.checkout.send({ type: 'retry.requested' })
    await atCheckout(sale, (snapshot) => snapshot.context.missing.length === 0)
  })

  it('takes an empty list of installation options for none, with the message of the specification (specification 8: installation options response; CHK-16)', async () => {
    const built = buildProvider()
    const orchestrator = { ...built.visitor(), installOptions: () => TE.right({ installation: [] }) }
    const logged: LogEntry[] = []
    const { sale } = await saleThrough('confirmCart', {
      built,
      orchestrator,
      log: (entry) => void logged.push(entry),
    })
    expect(sale.checkout.getSnapshot().context.missing).toEqual(['installOptions'])
    expect(logged.map(({ event }) => event)).toContain('Error parsing installation options response')
  })

  it('leads to the address when the session has ended meanwhile (SES-02)', async () => {
    const { sale } = incompleteSale(['riskRequirements'], { _tag: 'SessionExpired' })
    await localized(sale)
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    await cartSaved(sale)
    sale.actor.send({ type: 'configuration.confirmed' })
    await atCheckout(sale, (snapshot) => snapshot.matches('closed'))
    expect(sale.step()).toBe('address')
  })
})
