import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { pageModelOver } from '#adapters/orchestrator/lazy-page-models.ts'
import { createPageModelMachine } from '#core/journeys/page-model/page-model.machine.ts'
import type { WantedPages } from '#core/journeys/page-model/page-model.context.ts'
import type { PageAnswer } from '#core/journeys/page-model/page-model.events.ts'
import {
  isWaitingForModel,
  selectPageFailure,
  selectPageModel,
} from '#core/journeys/page-model/page-model.selectors.ts'
import type { CheckoutPageRequest } from '#core/checkout/page-request.ts'
import type { LogEntry } from '#core/ports/log.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { LoadPageModel } from '#core/ports/page-models.ts'
import { errorMessages } from '#core/shared/error-message.ts'
import type { SessionId } from '#core/session/session.ts'
import { plainShopEndpoints, postedEndpoints, type ShopEndpoint } from '#core/template/endpoint.ts'
import type { PageModel } from '#core/template/page-model.ts'
import type { WantedPage } from '#core/template/sale-page.ts'
import { salePages } from '#core/template/sale-page-table.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import {
  atCheckout,
  buildSale,
  cartSaved,
  configured,
  detailed,
  localized,
  ordered,
  paidWith,
  saleThrough,
  visitChosen,
} from '#test/builders/sale.builder.ts'
import { GIG } from '#stories/stage/buyer.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const endpoints: readonly ShopEndpoint[] = [...postedEndpoints, ...plainShopEndpoints]

const wantedPage = (endpoint: ShopEndpoint, key = 'first'): WantedPage => ({
  request: { endpoint } as WantedPage['request'],
  key,
})

const modelOf = (endpoint: ShopEndpoint): PageModel => ({ endpoint, blocks: [] }) as unknown as PageModel

const failure: OrchestratorFailure = { _tag: 'Unreachable' }

const wanting = (page: WantedPage | null, rest: Partial<WantedPages> = {}) => ({
  type: 'pages.wanted' as const,
  session: 'a-session' as SessionId,
  page,
  next: [],
  isOpen: true,
  ...rest,
})

/** A machine whose answers are given one by one. */
const started = () => {
  const requested: string[] = []
  const waiting: ((answer: PageAnswer) => void)[] = []
  const logged: LogEntry[] = []
  const lost: unknown[] = []
  const skipped: unknown[] = []
  const loadPageModel: LoadPageModel =
    ({ endpoint }) =>
    () => {
      requested.push(endpoint)
      return new Promise((resolve) => waiting.push(resolve))
    }
  const actor = createActor(
    createPageModelMachine({ loadPageModel, log: (entry) => void logged.push(entry) }),
  )
  actor.on('session.lost', (event) => void lost.push(event))
  actor.on('schedule.skipped', (event) => void skipped.push(event))
  actor.start()
  const answer = async (given: PageAnswer): Promise<void> => {
    waiting.shift()?.(given)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { actor, requested, logged, lost, skipped, answer }
}

describe(createPageModelMachine, () => {
  it('waits for the model of a page without one, and never for the confirmation (TPL-16)', async () => {
    for (const endpoint of endpoints) {
      const { actor, answer } = started()
      actor.send(wanting(wantedPage(endpoint)))
      expect(isWaitingForModel(actor.getSnapshot())).toBe(!endpoint.endsWith('confirmation'))
      await answer(E.right(modelOf(endpoint)))
      expect(actor.getSnapshot().value).toBe('shown')
      expect(selectPageModel(actor.getSnapshot(), endpoint)).toEqual(modelOf(endpoint))
    }
  })

  it('shows no wait on a page whose model was prefetched (TPL-16)', async () => {
    const { actor, requested, answer } = started()
    actor.send(wanting(wantedPage('products-dotcom'), { next: [wantedPage('configure-products-dotcom')] }))
    await answer(E.right(modelOf('products-dotcom')))
    await answer(E.right(modelOf('configure-products-dotcom')))
    actor.send(wanting(wantedPage('configure-products-dotcom')))
    expect(actor.getSnapshot().value).toBe('shown')
    expect(requested).toEqual(['products-dotcom', 'configure-products-dotcom'])
  })

  it('reads a model again when its facts change, and shows the earlier one meanwhile (TPL-16)', async () => {
    const { actor, requested, answer } = started()
    actor.send(wanting(wantedPage('checkout')))
    await answer(E.right(modelOf('checkout')))
    actor.send(wanting(wantedPage('checkout')))
    expect(requested).toHaveLength(1)
    actor.send(wanting(wantedPage('checkout', 'second')))
    expect(requested).toHaveLength(2)
    expect(actor.getSnapshot().value).toBe('shown')
    await answer(E.left(failure))
    expect(actor.getSnapshot().value).toBe('shown')
  })

  it('leads from products, configuration and checkout to the error route when their model fails (specification 8: checkout page model; CHK-14)', async () => {
    for (const endpoint of ['products-dotcom', 'configure-products-dotcom', 'checkout'] as const) {
      const { actor, logged, answer } = started()
      actor.send(wanting(wantedPage(endpoint)))
      expect(selectPageFailure(actor.getSnapshot())).toBeNull()
      await answer(E.left(failure))
      const message = endpoint === 'checkout' ? errorMessages.checkout : errorMessages.page
      expect(selectPageFailure(actor.getSnapshot())).toBe(message)
      expect(logged).toEqual([
        { level: 'error', event: 'PageModelFailed', facts: { endpoint, failure: 'Unreachable' } },
      ])
    }
  })

  it('logs missing offers or a missing session of the included services and of the bundle, and leads to the error route without a model (specification 8: missing offers or session; TPL-03, TPL-08)', async () => {
    for (const endpoint of ['included', 'service-selection', 'products-dotcom'] as const) {
      const { actor, logged, answer } = started()
      actor.send(wanting(wantedPage(endpoint)))
      await answer(E.left({ _tag: 'Refused', code: 'STEP_MISSING', requestId: 'r' }))
      expect(selectPageFailure(actor.getSnapshot())).toBe(errorMessages.page)
      expect(selectPageModel(actor.getSnapshot(), endpoint)).toBeNull()
      expect(logged).toHaveLength(1)
    }
  })

  it('skips a schedule whose model is missing with a warning, or fails with an error (specification 8: schedule page model; SCH-04)', async () => {
    for (const endpoint of ['schedule', 'site-visit'] as const)
      for (const [answered, level] of [
        [E.left({ _tag: 'Unintelligible' } as const), 'warning'],
        [E.right(modelOf('checkout')), 'warning'],
        [E.left(failure), 'error'],
      ] as const) {
        const { actor, logged, skipped, answer } = started()
        actor.send(wanting(wantedPage(endpoint)))
        await answer(answered)
        expect(actor.getSnapshot().value).toBe('skipped')
        expect(skipped).toHaveLength(1)
        expect(logged.map((entry) => entry.level)).toEqual([level])
      }
  })

  it('shows the payment and the confirmation without their model (TPL-16)', async () => {
    for (const endpoint of endpoints.filter((name) => salePages[name].onFailure === 'show')) {
      const { actor, answer } = started()
      actor.send(wanting(wantedPage(endpoint)))
      await answer(E.left(failure))
      expect(actor.getSnapshot().value).toBe('shown')
    }
  })

  it('tries a failed page again when the visitor opens it again, comes to it, or its data is loaded (TPL-16)', async () => {
    const { actor, requested, answer } = started()
    const page = wantedPage('checkout')
    actor.send(wanting(page, { isOpen: false }))
    await answer(E.left(failure))
    expect(selectPageFailure(actor.getSnapshot())).toBeNull()
    actor.send(wanting(page))
    await answer(E.left(failure))
    actor.send({ type: 'page.reopened' })
    await answer(E.left(failure))
    actor.send(wanting(wantedPage('pre-payment')))
    actor.send(wanting(page))
    expect(requested).toEqual(['checkout', 'checkout', 'checkout', 'pre-payment', 'checkout'])
  })

  it('forgets the models of another session (TPL-16)', async () => {
    const { actor, answer } = started()
    actor.send(wanting(wantedPage('products-dotcom')))
    await answer(E.right(modelOf('products-dotcom')))
    actor.send(wanting(wantedPage('products-dotcom'), { session: 'another' as SessionId }))
    expect(isWaitingForModel(actor.getSnapshot())).toBe(true)
  })

  it('announces a lost session for the current page only (SES-02)', async () => {
    const { actor, lost, answer } = started()
    actor.send(wanting(wantedPage('checkout'), { next: [wantedPage('pre-payment')] }))
    await answer(E.right(modelOf('checkout')))
    await answer(E.left({ _tag: 'SessionExpired' }))
    expect(lost).toEqual([])
    actor.send(wanting(wantedPage('checkout', 'second')))
    await answer(E.left({ _tag: 'SessionExpired' }))
    expect(lost).toHaveLength(1)
  })

  it('never shows the model of another page, whatever arrives in whatever order (TPL-16)', async () => {
    const step = fc.record({
      wanted: fc.constantFrom(...endpoints),
      answered: fc.option(fc.constantFrom(...endpoints)),
    })
    await forAllAsyncWith({ numRuns: 50 }, fc.array(step, { maxLength: 8 }), async (sequence) => {
      const { actor, answer } = started()
      for (const { wanted, answered } of sequence) {
        actor.send(wanting(wantedPage(wanted)))
        await answer(answered === null ? E.left(failure) : E.right(modelOf(answered)))
        const model = selectPageModel(actor.getSnapshot(), wanted)
        expect(model === null || model.endpoint === wanted).toBe(true)
      }
    })
  })
})

describe('the page models of a sale', () => {
  const recordingSale = (fails: readonly ShopEndpoint[] = []) => {
    const built = buildProvider()
    const orchestrator = built.visitor()
    const requested: string[] = []
    const bodies: CheckoutPageRequest[] = []
    const logged: LogEntry[] = []
    const loadPageModel: LoadPageModel = (request) => {
      requested.push(request.endpoint)
      if (request.endpoint === 'checkout') bodies.push(request.body)
      if (fails.includes(request.endpoint)) return async () => E.left(failure)
      return 'body' in request ? orchestrator.pageModel(request) : orchestrator.pageModelOf(request)
    }
    const { sale } = buildSale({
      built,
      orchestrator,
      loadPageModel,
      log: (entry) => void logged.push(entry),
    })
    const isShown = (endpoint: ShopEndpoint) =>
      waitForState(sale.pages, (snapshot) => selectPageModel(snapshot, endpoint) !== null)
    return { sale, requested, bodies, logged, isShown }
  }

  it('loads the confirmation alone after a reload, and logs nothing (TPL-16)', async () => {
    const { orchestrator, sale } = await saleThrough('chooseVisit')
    paidWith(sale)
    await ordered(sale)
    sale.stop()
    const requested: string[] = []
    const logged: LogEntry[] = []
    const calls = orchestrator as Orchestrator
    const again = buildSale({
      orchestrator,
      step: 'confirmation',
      mayHaveSession: true,
      loadPageModel: (request) => {
        requested.push(request.endpoint)
        return pageModelOver(calls)(request)
      },
      log: (entry) => void logged.push(entry),
    }).sale
    await waitForState(
      again.pages,
      (snapshot) => selectPageModel(snapshot, 'automated-confirmation') !== null,
    )
    expect([again.step(), requested, logged]).toEqual(['confirmation', ['automated-confirmation'], []])
    again.stop()
  })

  it('prefetches the page of every step that follows: only the first one waits (TPL-16)', async () => {
    const { sale, requested, logged, isShown } = recordingSale()
    const waits: string[] = []
    sale.pages.subscribe((snapshot) => {
      if (isWaitingForModel(snapshot)) waits.push(sale.step())
    })
    await localized(sale)
    await isShown('configure-products-dotcom')
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    await cartSaved(sale)
    await isShown('checkout')
    await configured(sale)
    await isShown('pre-payment')
    await detailed(sale)
    await isShown('schedule')
    await visitChosen(sale)
    paidWith(sale)
    await ordered(sale)
    await isShown('automated-confirmation')
    expect(new Set(waits)).toEqual(new Set(waits.length === 0 ? [] : ['products']))
    expect(logged).toEqual([])
    expect([...new Set(requested)]).toEqual([
      'products-dotcom',
      'configure-products-dotcom',
      'checkout',
      'pre-payment',
      'schedule',
      'automated-confirmation',
    ])
  })

  it('requests the checkout once for a cart: with the options of the address before its own are loaded (CHK-15)', async () => {
    const { sale, bodies, isShown } = recordingSale()
    await localized(sale)
    sale.actor.send({ type: 'plan.chosen', offerId: GIG })
    await cartSaved(sale)
    await isShown('checkout')
    await configured(sale)
    await isShown('pre-payment')
    expect(bodies.map(({ installationOptions }) => installationOptions.length)).toEqual([2])
  })

  it.each([
    ['schedule' as const, 'serviceable' as const],
    ['site-visit' as const, 'preSale' as const],
  ])(
    'orders without a visit when the model of %s fails, and the visit is agreed by telephone (SCH-01, SCH-04)',
    async (endpoint, outcome) => {
      const { sale, logged } = recordingSale([endpoint])
      await localized(sale, outcome)
      sale.actor.send({ type: 'step.requested', step: 'products' })
      await configured(sale)
      await detailed(sale)
      await atCheckout(sale, (snapshot) => snapshot.matches({ filling: 'payment' }))
      paidWith(sale)
      const { context } = await atCheckout(sale, (snapshot) => snapshot.matches('placed'))
      expect(context.receipt?.installKind).toBe('professional')
      expect(context.receipt?.visit).toBeNull()
      expect(logged.map(({ facts }) => facts['endpoint'])).toEqual([endpoint])
    },
  )
})
