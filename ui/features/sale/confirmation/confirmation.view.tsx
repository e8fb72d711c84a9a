import type { BrandIdentity } from '#core/brand/brand.ts'
import { manualTasksOf } from '#core/checkout/confirmation-page.ts'
import type { OrderReceipt } from '#core/checkout/order.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { paths } from '#core/routes/routes.ts'
import { signUpPath } from '#core/routes/sign-up-path.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { phoneText } from '#ui/content/format.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { confirmationWords as words } from './es.ts'
import { installWay } from '#ui/content/es/sale/installation.ts'
import { isOrderedTask, manualTaskWords } from './manual-tasks.es.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './confirmation.css.ts'
import { FirstFact, Installation } from './installation.view.tsx'
import { ManualTasks } from './manual-tasks.view.tsx'
import { Paid } from './paid.view.tsx'

export type ConfirmationViewProps = {
  readonly receipt: OrderReceipt
  readonly orderedOn: PlainDate
  /** The input of the receipt's price; null when the offers are not known any more. */
  readonly input: QuoteInput | null
  /** The service address on one line; null if it is no longer known. */
  readonly address: string | null
  /** The buyer's first name; null if it is no longer known. */
  readonly firstName: string | null
  /** Ten digits; null if it is no longer known. */
  readonly phone: string | null
  readonly brand: BrandIdentity
  readonly onPrint: () => void
  /** Downloads the visit as a calendar file. */
  readonly onCalendar: () => void
}

/**
 * The confirmation: visit, order number, payment, next steps. While a person must act, it begins with that (CHK-22). It
 * prints as a receipt of one sheet.
 */
export const ConfirmationView = ({
  receipt,
  orderedOn,
  input,
  address,
  firstName,
  phone,
  brand,
  onPrint,
  onCalendar,
}: ConfirmationViewProps) => {
  const tasks = manualTasksOf({ receipt, isPending: false }).filter(isOrderedTask)
  const isManual = tasks.length > 0
  const isArranged = installWay(receipt.installKind, receipt.visit) !== 'arrange'
  return (
    <article className={css.screen}>
      <header className={css.hero}>
        <div className={css.words}>
          <h1 tabIndex={-1} className={css.heading}>
            {isManual ? manualTaskWords.heading : words.heading(firstName)}
          </h1>
          {isManual ? <p className={lead}>{manualTaskWords.lead}</p> : null}
          {isArranged ? <FirstFact receipt={receipt} address={address} onCalendar={onCalendar} /> : null}
          <p className={css.numberBlock}>
            <span className={css.numberLabel}>{words.number}</span>
            <span className={css.number}>{receipt.orderNumber}</span>
          </p>
          <p className={css.onScreen}>{`${words.numberNote} ${words.receipt(receipt.emailAddress)}`}</p>
          <div className={css.onScreen}>
            <Button variant="secondary" onClick={onPrint}>
              {words.print}
            </Button>
          </div>
          <p className={css.ways}>
            <a className={css.call} href={paths.orderStatus}>
              {words.status}
            </a>
            <a className={css.call} href={signUpPath(receipt.orderNumber)}>
              {words.signUp}
            </a>
          </p>
        </div>
        <div className={css.scene}>
          <LazyScene name="confirmation" />
        </div>
      </header>
      {isManual ? <ManualTasks tasks={tasks} phone={phone} address={address} /> : null}
      {isArranged ? <Installation receipt={receipt} /> : null}
      <Paid receipt={receipt} orderedOn={orderedOn} input={input} />
      <p className={css.foot}>
        <span className={css.onPaper}>
          {phone === null ? receipt.emailAddress : `${receipt.emailAddress} · ${phoneText(phone)}`}
        </span>
        <span>{`${words.help} `}</span>
        <a className={css.call} href={`tel:${brand.phones.service.dial}`}>
          {commonWords.call(brand.phones.service.shown)}
        </a>
      </p>
    </article>
  )
}

/** The order is being looked up. */
export const ConfirmationWaiting = () => (
  <div className={css.waiting}>
    <h1 tabIndex={-1}>{words.waitingHeading}</h1>
    <Progress label={words.loading} fills />
  </div>
)
