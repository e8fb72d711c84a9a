import type { BrandIdentity } from '#core/brand/brand.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { OrderPhase } from '#core/journeys/checkout/checkout.selectors.ts'
import { type Quote } from '#core/pricing/quoted.ts'
import { isSamePrice } from '#core/pricing/quote.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { orderWords } from './es.ts'
import { useHeadingFocus } from '#ui/features/shared/heading-focus.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './order.css.ts'
import { PriceMoved } from './price-moved.view.tsx'
import { Unplaced } from './unplaced.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

export type OrderProgressProps = {
  readonly phase: OrderPhase
  readonly quote: Quote
  /** The price before the change. */
  readonly previousQuote: Quote | null
  /** The number of an order that waits for the bank, otherwise null. */
  readonly reference: OrderNumber | null
  readonly emailAddress: string | null
  /** The visit that is on hold; null without one. */
  readonly visit: InstallationWindow | null
  readonly failure: CheckoutFailure | null
  readonly brand: BrandIdentity
  readonly onRetry: () => void
  readonly onReview: () => void
  /** Leads to the mobile lines and their devices. */
  readonly onDevices: () => void
  readonly onAcceptPrice: () => void
  readonly onDeclinePrice: () => void
}

/** Checks whether today's amount and every monthly amount are unchanged. */
const isPriceKept = ({
  quote,
  previousQuote,
}: Pick<OrderProgressProps, 'quote' | 'previousQuote'>): boolean =>
  previousQuote !== null && isSamePrice(quote, previousQuote)

const body: Record<OrderPhase, (props: OrderProgressProps) => Slot> = {
  placing: ({ visit }) => (
    <>
      <div className={css.pull}>
        <Progress label={orderWords.placing.progress} />
      </div>
      <p className={lead}>{orderWords.placing.body}</p>
      <ol className={css.happening}>
        {orderWords.placing.happening(visit).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </>
  ),
  inDoubt: ({ brand, reference }) => (
    <>
      <Progress label={orderWords.inDoubt.progress} />
      <p className={lead}>{orderWords.inDoubt.body}</p>
      <Reference number={reference} />
      <Call brand={brand} />
    </>
  ),
  unanswered: ({ brand, reference, emailAddress, onRetry }) => (
    <>
      <p className={lead}>{orderWords.unanswered.body}</p>
      <Reference number={reference} />
      <p>{orderWords.unanswered.mail(emailAddress)}</p>
      <p>{orderWords.unanswered.next}</p>
      <div className={css.actions}>
        <Button onClick={onRetry}>{orderWords.unanswered.retry}</Button>
        <Call brand={brand} />
      </div>
    </>
  ),
  outOfReach: ({ brand, reference, emailAddress, onRetry }) => (
    <>
      <p className={lead}>{orderWords.outOfReach.body}</p>
      <Reference number={reference} />
      <p>{orderWords.unanswered.mail(emailAddress)}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onRetry}>
          {orderWords.outOfReach.next}
        </Button>
        <Call brand={brand} />
      </div>
    </>
  ),
  unplaced: (props) => <Unplaced {...props} />,
  priceMoved: ({ previousQuote, quote, onAcceptPrice, onDeclinePrice }) => (
    <PriceMoved
      before={previousQuote ?? quote}
      now={quote}
      isKept={isPriceKept({ quote, previousQuote })}
      onAccept={onAcceptPrice}
      onDecline={onDeclinePrice}
    />
  ),
  stale: ({ brand, onRetry }) => (
    <>
      <Progress label={orderWords.stale.progress} />
      <p className={lead}>{orderWords.stale.body}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={onRetry}>
          {orderWords.stale.retry}
        </Button>
        <Call brand={brand} />
      </div>
    </>
  ),
}

const Reference = ({ number }: { readonly number: OrderNumber | null }) =>
  number === null ? null : (
    <p>
      <span>{`${orderWords.unanswered.reference} `}</span>
      <b className={css.reference}>{number}</b>
    </p>
  )

const Call = ({ brand }: { readonly brand: BrandIdentity }) => (
  <a className={css.call} href={`tel:${brand.phones.sales.dial}`}>
    {commonWords.call(brand.phones.sales.shown)}
  </a>
)

const scene = {
  placing: null,
  inDoubt: 'payment',
  unanswered: 'payment',
  outOfReach: 'payment',
  unplaced: 'providerDown',
  priceMoved: null,
  stale: 'confirmation',
} as const

/** The full screen from the press on "pay" to the provider's final answer. Nothing on it can be pressed twice. */
export const OrderProgress = (props: OrderProgressProps) => {
  const { phase } = props
  const heading = useHeadingFocus(phase)
  const drawn = scene[phase]
  const isKept = phase === 'priceMoved' && isPriceKept(props)
  return (
    <section className={css.screen}>
      <div className={css.words}>
        <h1 ref={heading} tabIndex={-1}>
          {orderWords[isKept ? 'priceSaved' : phase].heading}
        </h1>
        {body[phase](props)}
      </div>
      {drawn === null ? null : (
        <div className={css.scene}>
          <LazyScene name={drawn} />
        </div>
      )}
    </section>
  )
}
