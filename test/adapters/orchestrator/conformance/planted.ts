import type { MergeNote } from '#core/cart/merge.ts'
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { PricedCart } from '#core/cart/cart.ts'
import type { OrderAnswer, OrderNumber } from '#core/checkout/order.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { OrchestratorFailure, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { LocalizationAnswer } from '#core/ports/address-answers.ts'
import type { SessionSnapshot } from '#core/ports/orchestrator.ts'
import type { CodePromise } from '#core/ports/order-status-calls.ts'
import type { WholeOrchestrator } from '#core/ports/whole-orchestrator.ts'
import type { Quote } from '#core/pricing/quote.ts'
import { quote, totalsOf } from '#core/pricing/quote.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { SESSION_IDLE_MS, sessionStatusAt } from '#core/session/session.ts'
import { add, cents } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
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
  (replaced: (right: WholeOrchestrator, harness: Harness) => Partial<WholeOrchestrator>) =>
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
  right: WholeOrchestrator,
  change: (priced: PricedCart) => PricedCart,
): Partial<WholeOrchestrator> => {
  const changed = TE.map(change)
  return {
    cart: () => changed(right.cart()),
    cartSummary: (asked) => changed(right.cartSummary(asked)),
    addOffer: (asked) => changed(right.addOffer(asked)),
    removeOffer: (asked) => changed(right.removeOffer(asked)),
    addCartItem: (asked) => changed(right.addCartItem(asked)),
    removeCartItem: (asked) => changed(right.removeCartItem(asked)),
    chooseInstallOption: (asked) => changed(right.chooseInstallOption(asked)),
  }
}

const withQuote = (right: WholeOrchestrator, change: (quote: Quote) => Quote): Partial<WholeOrchestrator> =>
  withCarts(right, (priced) => ({ ...priced, quote: change(priced.quote) }))

const unpromoted = (right: WholeOrchestrator): Answer<PricedCart> =>
  F.pipe(
    TE.Do,
    TE.bind('priced', () => right.cart()),
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
    killedBy: "prices every cart as the core's quote does, wherever it shows it (I5, PRC-01 to PRC-06)",
    wrong: everyVisitor((right) =>
      withQuote(right, (priced) => ({ ...priced, dueToday: add(priced.dueToday, cents(1)) })),
    ),
  },
  {
    name: 'forgets the promotions',
    killedBy: "prices every cart as the core's quote does, wherever it shows it (I5, PRC-01 to PRC-06)",
    wrong: everyVisitor((right) => ({ cart: () => unpromoted(right) })),
  },
  {
    name: 'taxes a summary that is asked for without tax',
    killedBy: 'leaves the tax out of a summary that is asked for without it',
    wrong: everyVisitor((right) => ({ cartSummary: () => right.cartSummary({ returnTaxes: true }) })),
  },
  {
    name: 'accepts totals that have moved',
    killedBy:
      'refuses totals that are not those of the cart, a cent off too, with the price it has (PRC-07, I5)',
    wrong: everyVisitor((right) => ({
      order: (asked) =>
        F.pipe(
          right.cart(),
          TE.flatMap((priced) => right.order({ ...asked, expected: totalsOf(priced.quote) })),
        ),
    })),
  },
]

const SEALED_LAW =
  'takes an order by a seal it gave out for this cart, and by no other, however right the totals (PRC-32, PRC-34)'

const CENTS_LAW =
  'asks the same to the cent of any cart wherever it shows it, from its page to the charge (I2, I5, PRC-01 to PRC-07)'

const seals: readonly Planted[] = [
  {
    name: 'takes an order by any seal',
    killedBy: SEALED_LAW,
    wrong: everyVisitor((right) => ({
      order: (asked) =>
        F.pipe(
          right.cart(),
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
    killedBy: 'sells no offer it does not know, and none in another way than its own (F24)',
    wrong: everyVisitor((right) => ({
      addOffer: (asked) => F.pipe(right.addOffer(asked), insteadOf('OFFER_UNKNOWN', right.cart())),
    })),
  },
  {
    name: 'takes a sixth pod',
    killedBy: 'sells no more of an offer than its limit and leaves the cart as it was (CRT-02, F24)',
    wrong: everyVisitor((right) => ({
      addCartItem: (asked) =>
        F.pipe(right.addCartItem(asked), insteadOf('QUANTITY_OUT_OF_RANGE', right.cart())),
    })),
  },
  {
    name: 'answers with a version of the cart that is out of date',
    killedBy: 'counts a version for each change, and none for a call that changes nothing (CRT-04)',
    wrong: everyVisitor((right) =>
      withCarts(right, (priced) => ({ ...priced, cart: { ...priced.cart, version: 1 } })),
    ),
  },
  {
    name: 'answers with a cart that the contract does not know',
    killedBy: 'drops from a cart what the catalogue has withdrawn, with its price (F25)',
    wrong: everyVisitor((right) =>
      withCarts(right, (priced) => ({ ...priced, cart: { ...priced.cart, version: -1 } })),
    ),
  },
]

/** One cart for all visitors: whoever changed one last. */
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
        right.cart(),
        TE.map((priced) => last ?? priced),
      ),
  }))(harness)
}

const sessions: readonly Planted[] = [
  {
    name: 'shows every session the cart that was changed last',
    killedBy: 'keeps what sessions hold apart (I6)',
    wrong: leaking,
  },
  {
    name: 'keeps a dead session alive',
    killedBy: 'refuses every call of a session that has expired, and tells that it has (I7, SES-01)',
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
    name: 'prolongs a session that is only asked how it stands',
    killedBy: 'tells how a session stands without prolonging it (SES-02)',
    wrong: everyVisitor((right) => ({
      sessionStatus: () =>
        F.pipe(
          right.sessionPing(),
          TE.orElse(() => right.sessionStatus()),
        ),
    })),
  },
  {
    name: 'tells anybody how an order ended',
    killedBy: 'knows nothing of the cart, the key and the order of another session (S14)',
    wrong: everyVisitor((right) => ({
      orderStatus: (asked) =>
        F.pipe(
          right.orderStatus(asked),
          insteadOf<OrderAnswer>('NOT_FOUND', TE.right({ state: 'declined' })),
        ),
    })),
  },
]

const twice = (right: WholeOrchestrator): Partial<WholeOrchestrator> => {
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
    killedBy: 'takes agreements only when all are accepted in the version shown (CHK-05)',
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
    killedBy: 'asks for a deposit by the rule, and for nothing else (RSK-02)',
    wrong: everyVisitor((right) => ({
      assessRisk: () => right.assessRisk({ addressOneYear: true, identification: null }),
    })),
  },
  {
    name: 'takes a deposit off for an answer without a number',
    killedBy: 'keeps a deposit that was asked for until a number clears it (RSK-03, S31)',
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
    killedBy:
      'keeps the answer to the risk question for the person it was given for, and the referral for the sale (RSK-04, S31)',
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
    killedBy: 'takes a payment key once, from the session that asked for it, before it expires (S26)',
    wrong: everyVisitor(twice),
  },
  {
    name: 'books a window beyond its places',
    killedBy: 'gives out no more visits in a window than it has places (I4)',
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
                  : TE.right({ visit }),
              ),
            ),
          ),
        ),
    })),
  },
  {
    name: 'never gives a lapsed place back',
    killedBy: 'keeps a chosen place for as long as the schedule promises, and no longer (SCH-02)',
    wrong: (harness) => ({ ...harness, recover: () => Promise.resolve() }),
  },
]

const details: readonly Planted[] = [
  {
    name: 'lets every number be brought along',
    killedBy:
      'tells in one word that a number of a place stays where it is, whatever the reason (PHN-05, PHN-07)',
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
    killedBy: 'lets a challenge pass once, ten at once too (F36)',
    wrong: everyVisitor((right) => ({
      validateRecaptcha: (asked) =>
        F.pipe(
          right.validateRecaptcha(asked),
          TE.map(() => ({ result: 'passed' }) as const),
        ),
    })),
  },
  {
    name: 'offers site visits to everybody',
    killedBy:
      'offers site visits where flag, pre-work and installation call for one, and nowhere else (SCH-03, CHK-17)',
    wrong: everyVisitor((right) => ({
      sroSchedule: () =>
        F.pipe(
          right.sroSchedule(),
          insteadOf<{ readonly windows: readonly InstallationWindow[] }>(
            'STEP_MISSING',
            right.installationSchedule(),
          ),
        ),
    })),
  },
  {
    name: 'wipes what a change of the customer leaves out',
    killedBy: 'changes of a customer what is given and nothing else (CHK-18)',
    wrong: everyVisitor((right) => ({
      updateCustomer: (change) =>
        right.updateCustomer({ paperlessBilling: false, monthlyBillingNotification: false, ...change }),
    })),
  },
  {
    name: 'counts a charge for each time it is told of one',
    killedBy: 'charges once however often its gateway tells of the charge (F12, I2)',
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

/** A receipt of its own for every time the order is asked for. */
const renumbered = (right: WholeOrchestrator): Partial<WholeOrchestrator> => {
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
    killedBy: 'answers a key alike and charges once, however often it comes, ten at once too (I8, ORD-02)',
    wrong: everyVisitor(renumbered),
  },
  {
    name: 'charges twice',
    killedBy: 'sells from an address to a receipt: one order, one charge of what was shown (I1, I2)',
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
    killedBy: 'lets nothing of an ordered sale be changed (CRT-03, I11)',
    wrong: everyVisitor((right) => ({
      addCartItem: (asked) => F.pipe(right.addCartItem(asked), insteadOf('CART_ORDERED', right.cart())),
    })),
  },
  {
    name: 'gives an order in doubt out as declined',
    killedBy:
      'keeps an order in doubt, lets nothing of it change, and settles it as the money went (I2, I14)',
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
      'says why nothing is offered, with another way or a number to call, and only then (LOC-29 to LOC-31)',
    wrong: everyVisitor((right) => ({
      localize: (asked) =>
        TE.map((answer: LocalizationAnswer) => ({ ...answer, reasonInfo: null }))(right.localize(asked)),
    })),
  },
  {
    name: 'opens an express session for any writing of an address',
    killedBy:
      'opens an express session for an address in the network’s own writing alone, and searches for nothing (ADR-16)',
    wrong: everyVisitor((right) => ({
      expressAddress: (asked) => right.localize({ ...asked, returnNearbyMatch: false }),
    })),
  },
  {
    name: 'tells of its place whoever asks for another',
    killedBy: 'tells all of the session’s own place, and of another’s no more than of none (S14)',
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
    name: 'forgets what assistance a household named',
    killedBy:
      'keeps what assistance a household names, each once, until it names another, and shows it to nobody else (LOC-34, I6)',
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
const withoutSteps = (right: WholeOrchestrator): Partial<WholeOrchestrator> => ({
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
      'lets each page be seen from its step on and no sooner, and those of an order once there is one (TPL-02)',
    wrong: everyVisitor(withoutSteps),
  },
  {
    name: 'shows a page at half its prices',
    killedBy:
      'prices what pages show as the catalogue and the cart have it, whatever their bodies say (I5, TPL-04, TPL-05)',
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
  (replaced: (right: WholeOrchestrator, placed: ReadonlySet<OrderNumber>) => Partial<WholeOrchestrator>) =>
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
    killedBy: 'tells the buyer of a placed order once, to the cent (MSG-01, F5)',
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
    killedBy: 'takes the code of an order for no other (MSG-04, I6)',
    wrong: noting((right, placed) => ({
      lookUpOrder: (asked) =>
        [...placed].reduce(
          (call, orderNumber) => insteadOf('NOT_FOUND', right.lookUpOrder({ ...asked, orderNumber }))(call),
          right.lookUpOrder(asked),
        ),
    })),
  },
  {
    name: 'lets it be seen that there is no such order',
    killedBy: 'answers alike whether there is such an order, and writes only where there is (S24)',
    wrong: noting((right, placed) => ({
      requestOrderCode: (asked) =>
        TE.map((promise: CodePromise) =>
          placed.has(asked.orderNumber) ? promise : { ...promise, validForMs: 0 },
        )(right.requestOrderCode(asked)),
    })),
  },
]

type Restored = { readonly cart: PricedCart; readonly notes: readonly MergeNote[] }

const keeping: readonly Planted[] = [
  {
    name: 'writes over a cart that is newer than the one its visitor saw',
    killedBy:
      'lets exactly one of those write who saw the same version, and gives the others the cart there is (F16)',
    wrong: everyVisitor((right) => ({
      modifyCart: (asked) =>
        F.pipe(
          right.modifyCart(asked),
          insteadOf(
            'CART_STALE',
            F.pipe(
              right.cart(),
              TE.flatMap(({ cart }) => right.modifyCart({ ...asked, version: cart.version })),
            ),
          ),
        ),
    })),
  },
  {
    name: 'forgets that a coupon was given back',
    killedBy: 'gives a use back when its hold lapses or its session ends, with the price it had before (I5)',
    wrong: (harness) => ({ ...harness, recover: () => Promise.resolve() }),
  },
  {
    name: 'takes a spent coupon for one that was applied',
    killedBy: 'gives out no more uses of a coupon than it has, whoever asks at once (I5, CPN-11)',
    wrong: everyVisitor((right) => ({
      applyPromotion: (asked) =>
        F.pipe(
          right.applyPromotion(asked),
          insteadOf(
            'PROMOTION_SPENT',
            F.pipe(
              TE.Do,
              TE.bind('cart', () => right.cart()),
              TE.bind('told', () => right.promotions()),
              TE.flatMap(({ cart, told: { coupons } }) =>
                coupons[0] === undefined ? TE.left(lost) : TE.right({ cart, coupon: coupons[0] }),
              ),
            ),
          ),
        ),
    })),
  },
  {
    name: 'opens a kept cart by its code as often as anybody likes',
    killedBy: 'carries a whole cart to another device by its code, once, within ten minutes (S9, CRT-14)',
    wrong: everyVisitor((right) => ({
      restorePersistentCart: (asked) =>
        F.pipe(
          right.restorePersistentCart(asked),
          insteadOf<Restored>(
            'NOT_FOUND',
            F.pipe(
              right.cart(),
              TE.map((cart) => ({ cart, notes: [] })),
            ),
          ),
        ),
    })),
  },
]

export const planted: readonly Planted[] = [
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
