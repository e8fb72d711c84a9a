import { useState } from 'react'
import { DUE_DAYS } from '#core/portal/bills.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { addDays } from '#core/shared/plain-date.ts'
import { paymentText } from '#ui/content/es/sale/payment.ts'
import { methodOf } from '#ui/features/portal/shared/auto-pay-method.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import * as css from './balance-details.css.ts'
import { autoPayWords as words } from './es.ts'

export type AutoPayProps = {
  readonly overview: AccountOverview
  readonly isBusy: boolean
  readonly onAutoPay: (isOn: boolean) => void
}

/** Asks once before automatic payments end or start, and says what it means for the next bill. */
const Confirmation = ({
  overview: { account, cycle },
  onClose,
  onConfirm,
}: Pick<AutoPayProps, 'overview'> & { readonly onClose: () => void; readonly onConfirm: () => void }) => {
  const { isAutoPay, autoPayMethod } = account
  const { title, confirm } = isAutoPay ? words.ending : words.starting
  const { nextBillOn } = cycle
  return (
    <Dialog
      open
      urgent
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keep}
          </Button>
          <Button onClick={onConfirm}>{confirm}</Button>
        </>
      }
    >
      <p>
        {isAutoPay || autoPayMethod === undefined
          ? words.ending.body(nextBillOn, addDays(nextBillOn, DUE_DAYS))
          : words.starting.body(paymentText(autoPayMethod), nextBillOn)}
      </p>
    </Dialog>
  )
}

/** Whether bills are paid automatically, with which method and since when, and the button that changes it (PTL-32). */
export const AutoPay = ({ overview, isBusy, onAutoPay }: AutoPayProps) => {
  const { isAutoPay, autoPayMethod, autoPaySince } = overview.account
  const [isAsking, ask] = useState(false)
  const start = autoPayMethod === undefined ? null : words.start(paymentText(autoPayMethod))
  const act = isAutoPay ? words.end : start
  const change = isAutoPay ? words.ending : words.starting
  return (
    <section className={css.autoPay} aria-labelledby="auto-pay">
      <h2 id="auto-pay" className={css.label}>
        {words.heading}
      </h2>
      <p>{isAutoPay ? words.on(methodOf(overview.account)) : words.off}</p>
      {isAutoPay && autoPaySince !== undefined ? <p>{words.since(autoPaySince)}</p> : null}
      {act === null ? (
        <p>{words.noMethod}</p>
      ) : (
        <Button variant="secondary" busy={isBusy} busyLabel={change.busy} onClick={() => ask(true)}>
          {act}
        </Button>
      )}
      {isAsking ? (
        <Confirmation
          overview={overview}
          onClose={() => ask(false)}
          onConfirm={() => {
            ask(false)
            onAutoPay(!isAutoPay)
          }}
        />
      ) : null}
    </section>
  )
}
