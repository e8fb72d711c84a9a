import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { PricedCart } from '#core/cart/cart.ts'
import type { OrderAnswer, OrderNumber } from '#core/checkout/order.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { OrchestratorFailure, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { CouponAnswer } from '#core/ports/promotion-calls.ts'
import type { LocalizationAnswer } from '#core/ports/address-answers.ts'
import type { SessionSnapshot } from '#core/ports/storefront-orchestrator.ts'
import type { CodePromise } from '#core/ports/order-status-calls.ts'
import type { RestoredShop, SavedCartResponse } from '#core/ports/saved-cart-calls.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { loadSessionCart } from '#core/journeys/session-cart.ts'
import { quote, totalsOf } from '#core/pricing/quote.ts'
import type { VisitWindows } from '#core/schedule/window.ts'
import { SESSION_IDLE_MS, sessionStatusAt } from '#core/session/session.ts'
import { add, cents } from '#core/shared/money.ts'
import { addDays, epochMs } from '#core/shared/plain-date.ts'
import type { Harness } from './harness.ts'

const lost: OrchestratorFailure = { _tag: 'Unreachable' }

type Answer<A> = TE.TaskEither<OrchestratorFailure, A>

/** A provider that is right but for one thing, and the law that finds it out. */
export type Planted = {
  readonly name: string
  readonly killedBy: string
  readonly wrong: (harness: Harness) => Harness
}

/** Every visitor's calls with some of them replaced. */
const everyVisitor =
  (replaced: (right: Orchestrator, harness: Harness) => Partial<Orchestrator>) =>
  (harness: Harness): Harness => ({
    ...harness,
    visitor: () => {
      const right = harness.visitor()
      return { ...right, ...replaced(right, harness) }
    },
  })

const isRefused = (failure: OrchestratorFailure, code: RefusalCode): boolean =>
  failure._tag === 'Refused' && failure.code === code

/** Another answer where the right one is this refusal. */
const insteadOf =
  <A>(code: RefusalCode, other: Answer<A>) =>
  (call: Answer<A>): Answer<A> =>
    TE.orElse((failure: OrchestratorFailure) => (isRefused(failure, code) ? other : TE.left(failure)))(call)

/** The calls that answer with a cart and its price, each answer changed. */
const withCarts = (
  right: Orchestrator,
  change: (priced: PricedCart) => PricedCart,
): Partial<Orchestrator> => {
  const changed = TE.map(change)
  return {
    cart: () => changed(loadSessionCart(right)),
    cartSummary: (asked) => changed(right.cartSummary(asked)),
    addOffer: (asked) => changed(right.addOffer(asked)),
    removeOffer: (asked) => changed(right.removeOffer(asked)),
    addCartItem: (asked) => changed(right.addCartItem(asked)),
    removeCartItem: (asked) => changed(right.removeCartItem(asked)),
    chooseInstallOption: (asked) => changed(right.chooseInstallOption(asked)),
  }
}

const withQuote = (right: Orchestrator, change: (quote: Quote) => Quote): Partial<Orchestrator> =>
  withCarts(right, (priced) => ({ ...priced, quote: change(priced.quote) }))

const unpromoted = (right: Orchestrator): Answer<PricedCart> =>
  F.pipe(
    TE.Do,
    TE.bind('priced', () => loadSessionCart(right)),
    TE.bind('sold', () => right.getOffers({ featuredOffersOnly: false })),
    TE.bind('place', () => right.sessionInfo()),
    TE.map(({ priced, sold, place }) => {
      const { version: catalogVersion } = sold.catalog
      const offers = sold.catalog.offers.map((offer) => ({ ...offer, promotions: [] }))
      const { taxRate } = place.sessionInfo.serviceAddress
      const dear = quote({ catalogVersion, offers, lines: priced.cart.lines, taxRate })
      return E.isRight(dear) ? { ...priced, quote: dear.right } : priced
    }),
  )

const prices: readonly Planted[] = [
  {
    name: 'asks for a cent more today than the cart costs',
    killedBy: 'prices every cart like the core quote, in every response (I5, PRC-01 to PRC-06)',
    wrong: everyVisitor((right) =>
      withQuote(right, (priced) => ({ ...priced, dueToday: add(priced.dueToday, cents(1)) })),
    ),
  },
  {
    name: 'forgets the promotions',
    killedBy: 'prices every cart like the core quote, in every response (I5, PRC-01 to PRC-06)',
    wrong: everyVisitor((right) => ({ cart: () => unpromoted(right) })),
  },
  {
    name: 'taxes a summary that is requested without tax',
    killedBy: 'omits the tax from a summary requested without tax',
    wrong: everyVisitor((right) => ({ cartSummary: () => right.cartSummary({ returnTaxes: true }) })),
  },
  {
    name: 'accepts totals that have moved',
    killedBy:
      'refuses totals that differ from the cart’s, even by a cent, and returns its price (PRC-07, I5)',
    wrong: everyVisitor((right) => ({
      order: (asked) =>
        F.pipe(
          loadSessionCart(right),
          TE.flatMap((priced) => right.order({ ...asked, expected: totalsOf(priced.quote) })),
        ),
    })),
  },
]

const SEALED_LAW =
  'accepts an order only with a seal issued for this cart, even when the totals are right (PRC-32, PRC-34)'

const CENTS_LAW =
  'shows the same price to the cent for any cart, from its page to the charge (I2, I5, PRC-01 to PRC-07)'

const seals: readonly Planted[] = [
  {
    name: 'takes an order by any seal',
    killedBy: SEALED_LAW,
    wrong: everyVisitor((right) => ({
      order: (asked) =>
        F.pipe(
          loadSessionCart(right),
          TE.flatMap(({ seal }) => right.order({ ...asked, seal })),
        ),
    })),
  },
  {
    name: 'writes a month that is a cent dearer on the receipt',
    killedBy: CENTS_LAW,
    wrong: everyVisitor((right) => ({
      order: (asked) =>
        F.pipe(
          right.order(asked),
          TE.map((answer): OrderAnswer => {
            if (answer.state !== 'placed') return answer
            const { receipt } = answer
            const { monthly } = receipt.quote
            const dearer = { ...monthly, total: add(monthly.total, cents(1)) }
            return { ...answer, receipt: { ...receipt, quote: { ...receipt.quote, monthly: dearer } } }
          }),
        ),
    })),
  },
]

const carts: readonly Planted[] = [
  {
    name: 'accepts an offer it does not sell',
    killedBy: 'refuses an unknown offer, and an offer sold another way than its own (F24)',
    wrong: everyVisitor((right) => ({
      addOffer: (asked) => F.pipe(right.addOffer(asked), insteadOf('OFFER_UNKNOWN', loadSessionCart(right))),
    })),
  },
  {
    name: 'takes a sixth pod',
    killedBy: 'refuses more of an offer than its limit and leaves the cart unchanged (CRT-02, F24)',
    wrong: everyVisitor((right) => ({
      addCartItem: (asked) =>
        F.pipe(right.addCartItem(asked), insteadOf('QUANTITY_OUT_OF_RANGE', loadSessionCart(right))),
    })),
  },
  {
    name: 'answers with a version of the cart that is out of date',
    killedBy: 'increments the version for each change, and not for a call that changes nothing (CRT-04)',
    wrong: everyVisitor((right) =>
      withCarts(right, (priced) => ({ ...priced, cart: { ...priced.cart, version: 1 } })),
    ),
  },
  {
    name: 'answers with a cart that the contract does not know',
    killedBy: 'removes withdrawn offers and their price from a cart (F25)',
    wrong: everyVisitor((right) =>
      withCarts(right, (priced) => ({ ...priced, cart: { ...priced.cart, version: -1 } })),
    ),
  },
]

/** One cart for all visitors: the one changed last. */
const leaking = (harness: Harness): Harness => {
  let last: PricedCart | null = null
  return everyVisitor((right) => ({
    addOffer: (asked) =>
      F.pipe(
        right.addOffer(asked),
        TE.map((priced) => (last = priced)),
      ),
    cart: () =>
      F.pipe(
        loadSessionCart(right),
        TE.map((priced) => last ?? priced),
      ),
  }))(harness)
}

const sessions: readonly Planted[] = [
  {
    name: 'shows every session the cart that was changed last',
    killedBy: 'isolates the data of sessions (I6)',
    wrong: leaking,
  },
  {
    name: 'keeps a dead session alive',
    killedBy: 'refuses every call of an expired session, and reports the expiry (I7, SES-01)',
    wrong: everyVisitor((right, { clock }) => ({
      sessionPing: () =>
        F.pipe(
          right.sessionPing(),
          TE.orElse(() => {
            const now = clock.now()
            return TE.right(sessionStatusAt(now, epochMs(now + SESSION_IDLE_MS), now))
          }),
        ),
    })),
  },
  {
    name: 'prolongs a session by a read of its state',
    killedBy: 'returns the status of a session without extending it (SES-02)',
    wrong: everyVisitor((right) => ({
      sessionStatus: () =>
        F.pipe(
          right.sessionPing(),
          TE.orElse(() => right.sessionStatus()),
        ),
    })),
  },
  {
    name: 'shows any caller how an order ended',
    killedBy: 'treats another session’s cart, key and order as unknown (S14)',
    wrong: everyVisitor((right) => ({
      orderStatus: (asked) =>
        F.pipe(
          right.orderStatus(asked),
          insteadOf<OrderAnswer>('NOT_FOUND', TE.right({ state: 'declined' })),
        ),
    })),
  },
]

const twice = (right: Orchestrator): Partial<Orchestrator> => {
  let kept: PaymentSummary | null = null
  return {
    validatePayment: (asked) =>
      F.pipe(
        right.validatePayment(asked),
        TE.tapIO(
          ({ payment }) =>
            () =>
              (kept = payment),
        ),
        TE.orElse((failure) =>
          isRefused(failure, 'PAYMENT_KEY_UNUSABLE') && kept !== null
            ? TE.right({ payment: kept })
            : TE.left(failure),
        ),
      ),
  }
}

const steps: readonly Planted[] = [
  {
    name: 'accepts agreements that are incomplete',
    killedBy: 'accepts agreements only when all are accepted in the version shown (CHK-05)',
    wrong: everyVisitor((right) => ({
      acceptAgreements: (asked) =>
        F.pipe(
          right.acceptAgreements(asked),
          insteadOf<{ readonly progress: CheckoutProgress }>(
            'AGREEMENTS_INCOMPLETE',
            F.pipe(
              right.sessionInfo(),
              TE.map(({ progress }) => ({ progress: { ...progress, hasAgreements: true } })),
            ),
          ),
        ),
    })),
  },
  {
    name: 'lets every buyer off the deposit',
    killedBy: 'requires a deposit exactly by the rule (RSK-02)',
    wrong: everyVisitor((right) => ({
      assessRisk: () => right.assessRisk({ addressOneYear: true, identification: null }),
    })),
  },
  {
    name: 'takes a deposit off for an answer without a number',
    killedBy: 'preserves a required deposit until a number clears it (RSK-03, S31)',
    wrong: everyVisitor((right) => ({
      assessRisk: (asked) =>
        asked.identification === null && asked.addressOneYear
          ? F.pipe(
              right.assessRisk(asked),
              TE.map((answer) => ({ ...answer, decision: 'cleared' as const })),
            )
          : right.assessRisk(asked),
    })),
  },
  {
    name: 'keeps the answer to the risk question when somebody else buys',
    killedBy: 'preserves the risk answer for its person, and the referral for the sale (RSK-04, S31)',
    wrong: everyVisitor((right) => ({
      addCustomer: (asked) =>
        F.pipe(
          right.addCustomer(asked),
          TE.map(({ progress }) => ({ progress: { ...progress, riskDecision: 'cleared' as const } })),
        ),
    })),
  },
  {
    name: 'takes a payment key twice',
    killedBy: 'accepts a payment key once, from the session that requested it, before it expires (S26)',
    wrong: everyVisitor(twice),
  },
  {
    name: 'takes the day of another place for that of the home',
    killedBy: 'gives the today of the home, at whatever hour it is elsewhere (SCH-15)',
    wrong: everyVisitor((right) => ({
      installationSchedule: () =>
        F.pipe(
          right.installationSchedule(),
          TE.map(({ windows, today }) => ({ windows, today: addDays(today, 1) })),
        ),
    })),
  },
  {
    name: 'books a window beyond its places',
    killedBy: 'never exceeds a window’s capacity (I4)',
    wrong: everyVisitor((right) => ({
      chooseWindow: (asked) =>
        F.pipe(
          right.chooseWindow(asked),
          TE.orElse((failure) =>
            F.pipe(
              right.installationSchedule(),
              TE.map(({ windows }) => windows.find(({ id }) => id === asked.windowId)),
              TE.flatMap((visit) =>
                visit === undefined || !isRefused(failure, 'WINDOW_GONE')
                  ? TE.left(failure)
                  : TE.right({ visit, hold: { remainingMs: 0, lifetimeMs: 0 } }),
              ),
            ),
          ),
        ),
    })),
  },
  {
    name: 'never gives a lapsed place back',
    killedBy: 'holds a selected window exactly as long as the schedule promises (SCH-02)',
    wrong: (harness) => ({ ...harness, recover: () => Promise.resolve() }),
  },
]

const details: readonly Planted[] = [
  {
    name: 'lets every number be brought along',
    killedBy: 'gives one reason code for every number that cannot be ported (PHN-05, PHN-07)',
    wrong: everyVisitor((right) => ({
      phonePortability: (asked) =>
        F.pipe(
          right.phonePortability(asked),
          TE.map((answer) => ({
            ...answer,
            portability: { isPortable: true, reason: 'portable' } as const,
          })),
        ),
    })),
  },
  {
    name: 'lets a challenge pass as often as it comes',
    killedBy:
      'accepts the solution of a puzzle once, however it is written, also for ten concurrent calls (HUM-02, F36)',
    wrong: everyVisitor((right) => ({
      validateRecaptcha: (asked) =>
        F.pipe(
          right.validateRecaptcha(asked),
          TE.map(() => ({ result: 'passed' }) as const),
        ),
    })),
  },
  {
    name: 'shows the cart of an ended session as empty',
    killedBy: 'refuses cart, offers and site visits of an expired session, which must not look empty',
    wrong: everyVisitor((right) => ({
      cart: () =>
        F.pipe(
          right.cart(),
          TE.orElseW((failure) => (failure._tag === 'SessionExpired' ? TE.right(null) : TE.left(failure))),
        ),
    })),
  },
  {
    name: 'refuses the cart of a caller without a session',
    killedBy:
      'answers cart, offers and site visits empty without a session, and refuses the change of a cart',
    wrong: everyVisitor((right) => ({ cart: () => loadSessionCart(right) })),
  },
  {
    name: 'requires no proof',
    killedBy: 'saves a cart and sends a code for a person only (HUM-01)',
    wrong: (harness) => ({ ...harness, program: harness.visitor }),
  },
  {
    name: 'refuses messages with an unknown place',
    killedBy: 'counts events of pages without a session, also of places it does not know (ANL-03)',
    wrong: everyVisitor((right) => ({
      recordEvents: (asked) =>
        asked.events.some(({ at }) => at === 'nowhere')
          ? TE.left({ _tag: 'Refused', code: 'BAD_REQUEST', requestId: 'none' })
          : right.recordEvents(asked),
    })),
  },
  {
    name: 'wants a session for the errors of pages',
    killedBy: 'takes operational errors of pages without a session (ANL-04)',
    wrong: everyVisitor(() => ({ recordLog: () => TE.left({ _tag: 'SessionExpired' }) })),
  },
  {
    name: 'offers site visits to everybody',
    killedBy: 'offers site visits exactly when flag, pre-work and installation require one (SCH-03, CHK-17)',
    wrong: everyVisitor((right) => ({
      sroSchedule: () =>
        F.pipe(right.sroSchedule(), insteadOf<VisitWindows>('STEP_MISSING', right.installationSchedule())),
    })),
  },
  {
    name: 'wipes what a change of the customer leaves out',
    killedBy: 'changes only the given fields of a customer (CHK-18)',
    wrong: everyVisitor((right) => ({
      updateCustomer: (change) =>
        right.updateCustomer({ paperlessBilling: false, monthlyBillingNotification: false, ...change }),
    })),
  },
  {
    name: 'counts a charge at each notification',
    killedBy: 'charges once for any number of gateway notifications (F12, I2)',
    wrong: (harness) => {
      let told = 0
      return {
        ...harness,
        recover: async () => {
          await harness.recover()
          told += 1
        },
        captured: async () => {
          const charges = await harness.captured()
          return told > 3 ? [...charges, ...charges] : charges
        },
      }
    },
  },
]

/** A new receipt for every request of the order. */
const renumbered = (right: Orchestrator): Partial<Orchestrator> => {
  let count = 0
  const anew = (answer: OrderAnswer): OrderAnswer => {
    if (answer.state !== 'placed') return answer
    count += 1
    const orderNumber = `AGAIN-${String(count).padStart(5, '0')}` as OrderNumber
    return { state: 'placed', receipt: { ...answer.receipt, orderNumber } }
  }
  return { order: (asked) => TE.map(anew)(right.order(asked)) }
}

const orders: readonly Planted[] = [
  {
    name: 'orders anew each time a key comes',
    killedBy:
      'returns the same response for a repeated key and charges once, also for ten concurrent calls (I8, ORD-02)',
    wrong: everyVisitor(renumbered),
  },
  {
    name: 'charges twice',
    killedBy: 'sells from address to receipt with one order and one charge of the price shown (I1, I2)',
    wrong: (harness) => ({
      ...harness,
      captured: async () => {
        const charges = await harness.captured()
        return [...charges, ...charges]
      },
    }),
  },
  {
    name: 'lets an ordered cart be changed',
    killedBy: 'refuses any change of an ordered sale (CRT-03, I11)',
    wrong: everyVisitor((right) => ({
      addCartItem: (asked) =>
        F.pipe(right.addCartItem(asked), insteadOf('CART_ORDERED', loadSessionCart(right))),
    })),
  },
  {
    name: 'gives an order in doubt out as declined',
    killedBy: 'preserves an uncertain order unchanged, and settles it by the state of the charge (I2, I14)',
    wrong: everyVisitor((right) => ({
      order: (asked) =>
        F.pipe(
          right.order(asked),
          TE.map((answer): OrderAnswer => (answer.state === 'pending' ? { state: 'declined' } : answer)),
        ),
    })),
  },
]

const places: readonly Planted[] = [
  {
    name: 'turns visitors away without a reason',
    killedBy:
      'returns a reason with an alternative or a phone number exactly when nothing is offered (LOC-29 to LOC-31)',
    wrong: everyVisitor((right) => ({
      localize: (asked) =>
        TE.map((answer: LocalizationAnswer) => ({ ...answer, reasonInfo: null }))(right.localize(asked)),
    })),
  },
  {
    name: 'opens an express session for any writing of an address',
    killedBy: 'opens an express session only for a standardized address, and searches for nothing (ADR-16)',
    wrong: everyVisitor((right) => ({
      expressAddress: (asked) => right.localize({ ...asked, returnNearbyMatch: false }),
    })),
  },
  {
    name: 'shows its place to requests for another',
    killedBy:
      'returns full details of the session’s own place, and treats another’s like an unknown one (S14)',
    wrong: everyVisitor((right) => ({
      locationDetails: () =>
        F.pipe(
          right.sessionInfo(),
          TE.flatMap(({ sessionInfo }) =>
            right.locationDetails({ locationId: sessionInfo.serviceAddress.locationId }),
          ),
        ),
    })),
  },
  {
    name: 'sells an offer for assisted households to a household in an ended program',
    killedBy:
      'sells an offer for assisted households only while the household is in a current program (CAT-12)',
    wrong: everyVisitor((right) => ({
      addProgramDetails: ({ programs }) =>
        right.addProgramDetails({
          programs: programs.map((program) => (program === 'ACP' ? 'SNAP' : program)),
        }),
    })),
  },
  {
    name: 'forgets what assistance a household named',
    killedBy:
      'stores a household’s assistance programs, each once, until replaced, and shows them to no other session (LOC-34, I6)',
    wrong: everyVisitor((right) => ({
      sessionInfo: () =>
        TE.map((snapshot: SessionSnapshot) => {
          const { programs: _, ...serviceAddress } = snapshot.sessionInfo.serviceAddress
          return { ...snapshot, sessionInfo: { ...snapshot.sessionInfo, serviceAddress } }
        })(right.sessionInfo()),
    })),
  },
]

/** The pages of plans, where a page is refused because its step is not reached. */
const withoutSteps = (right: Orchestrator): Partial<Orchestrator> => ({
  pageModelOf: (asked) =>
    F.pipe(
      right.pageModelOf(asked),
      insteadOf('STEP_MISSING', right.pageModelOf({ endpoint: 'included', query: {} })),
    ),
})

const templates: readonly Planted[] = [
  {
    name: 'shows pages whose step is not reached',
    killedBy:
      'shows each page only from the step before it on, and order pages once there is an order (TPL-02)',
    wrong: everyVisitor(withoutSteps),
  },
  {
    name: 'shows a page at half its prices',
    killedBy: 'prices pages by the catalogue and the cart, regardless of their bodies (I5, TPL-04, TPL-05)',
    wrong: everyVisitor((right) => ({
      pageModel: (asked) =>
        F.pipe(
          right.pageModel(asked),
          TE.map((model) => ({
            ...model,
            offers: model.offers.map((offer) => ({
              ...offer,
              prices: offer.prices.map((price) => ({
                ...price,
                amount: cents(Math.floor(price.amount / 2)),
              })),
            })),
          })),
        ),
    })),
  },
]

/** Notes the numbers of orders as they are placed, for a provider that is loose with them. */
const noting =
  (replaced: (right: Orchestrator, placed: ReadonlySet<OrderNumber>) => Partial<Orchestrator>) =>
  (harness: Harness): Harness => {
    const placed = new Set<OrderNumber>()
    return everyVisitor((right) => ({
      order: (asked) =>
        F.pipe(
          right.order(asked),
          TE.map((answer) => {
            if (answer.state === 'placed') placed.add(answer.receipt.orderNumber)
            return answer
          }),
        ),
      ...replaced(right, placed),
    }))(harness)
  }

const statuses: readonly Planted[] = [
  {
    name: 'writes twice of an order',
    killedBy: 'notifies the buyer of a placed order once, with exact amounts (MSG-01, F5)',
    wrong: (harness) => ({
      ...harness,
      messages: async () => {
        const told = await harness.messages()
        return [...told, ...told]
      },
    }),
  },
  {
    name: 'takes a code for any order',
    killedBy: 'accepts an order’s code for no other order (MSG-04, I6)',
    wrong: noting((right, placed) => ({
      lookUpOrder: (asked) =>
        [...placed].reduce(
          (call, orderNumber) => insteadOf('NOT_FOUND', right.lookUpOrder({ ...asked, orderNumber }))(call),
          right.lookUpOrder(asked),
        ),
    })),
  },
  {
    name: 'moves a visit for the proof of any order',
    killedBy: 'moves a visit for the proof of this order alone, for half an hour (MSG-11, S14)',
    wrong: noting((right, placed) => ({
      orderVisitWindows: (wanted) =>
        [...placed].reduce(
          (call, orderNumber) =>
            insteadOf('NOT_FOUND', right.orderVisitWindows({ ...wanted, orderNumber }))(call),
          right.orderVisitWindows(wanted),
        ),
    })),
  },
  {
    name: 'confirms a repeated request about an address again',
    killedBy: 'confirms a request about an address once, to a visitor without a session (LOC-40, MSG-08)',
    wrong: (harness) => ({
      ...harness,
      messages: async () => (await harness.messages()).flatMap((message) => [message, message]),
    }),
  },
  {
    name: 'lets it be seen that there is no such order',
    killedBy:
      'responds identically for known and unknown orders, and sends a message only for known ones (S24)',
    wrong: noting((right, placed) => ({
      requestOrderCode: (asked) =>
        TE.map((promise: CodePromise) =>
          placed.has(asked.orderNumber) ? promise : { ...promise, validForMs: 0 },
        )(right.requestOrderCode(asked)),
    })),
  },
]

type Saved = { readonly saved: SavedCartResponse | null }

const keeping: readonly Planted[] = [
  {
    name: 'writes over a cart that is newer than the one its visitor saw',
    killedBy:
      'accepts exactly one of several writes on the same version, and returns the current cart to the others (F16)',
    wrong: everyVisitor((right) => ({
      modifyCart: (asked) =>
        F.pipe(
          right.modifyCart(asked),
          insteadOf(
            'CART_STALE',
            F.pipe(
              loadSessionCart(right),
              TE.flatMap(({ cart }) => right.modifyCart({ ...asked, version: cart.version })),
            ),
          ),
        ),
    })),
  },
  {
    name: 'forgets that a coupon was given back',
    killedBy: 'releases a use and its discount when its hold expires or its session ends (I5)',
    wrong: (harness) => ({ ...harness, recover: () => Promise.resolve() }),
  },
  {
    name: 'takes a spent coupon for one that was applied',
    killedBy: 'never exceeds a coupon’s uses, also under concurrency (I5, CPN-11)',
    wrong: everyVisitor((right) => ({
      applyPromotion: (asked) =>
        F.pipe(
          right.applyPromotion(asked),
          insteadOf<CouponAnswer>(
            'PROMOTION_SPENT',
            F.pipe(
              TE.Do,
              TE.bind('cart', () => loadSessionCart(right)),
              TE.bind('offers', () => right.getOffers({ featuredOffersOnly: false })),
              TE.bind('listed', () => right.promotions()),
              TE.flatMap(({ cart, offers, listed: { coupons } }) =>
                coupons[0] === undefined
                  ? TE.left(lost)
                  : TE.right<OrchestratorFailure, CouponAnswer>({
                      state: 'applied',
                      cart,
                      offers,
                      coupon: coupons[0],
                    }),
              ),
            ),
          ),
        ),
    })),
  },
  {
    name: 'replaces an offered code with every save of the cart',
    killedBy:
      'leaves an offered code valid through any number of later saves, until it expires, for the newest cart (CRT-14)',
    wrong: everyVisitor((right) => ({
      persistCart: ({ withCode }) =>
        TE.map(({ saved }: Saved) => ({
          saved: saved === null || withCode ? saved : { ...saved, transfer: null },
        }))(right.persistCart({ withCode: true })),
    })),
  },
  {
    name: 'opens a saved cart by its code as often as anybody likes',
    killedBy: 'transfers a full cart to another device by its code, once, within ten minutes (S9, CRT-14)',
    wrong: everyVisitor((right) => ({
      restorePersistentCart: (asked) =>
        F.pipe(
          right.restorePersistentCart(asked),
          insteadOf<RestoredShop>(
            'NOT_FOUND',
            F.pipe(
              TE.Do,
              TE.bind('cart', () => loadSessionCart(right)),
              TE.bind('offers', () => right.getOffers({ featuredOffersOnly: false })),
              TE.map((shop) => ({ ...shop, notes: [], missingDevices: [] })),
            ),
          ),
        ),
    })),
  },
]

export const mutants: readonly Planted[] = [
  ...prices,
  ...seals,
  ...carts,
  ...sessions,
  ...steps,
  ...details,
  ...orders,
  ...places,
  ...templates,
  ...statuses,
  ...keeping,
]
