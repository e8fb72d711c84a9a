import type { PaymentSummary } from '#core/payment/payment.ts'
import { accountNames, issuerNames, paymentText } from '#ui/content/es/sale/payment.ts'
import { paymentWords } from './es.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Figure } from '#ui/kit/figure/figure.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './stored-payment.css.ts'

type StoredPaymentProps = { readonly payment: PaymentSummary; readonly onReplace: () => void }

/** The stored card or account: its kind and last four digits, and a button to replace it. */
export const StoredPayment = ({ payment, onReplace }: StoredPaymentProps) => (
  <>
    <div className={`${css.stored} ${css.look[payment.kind]}`}>
      <svg className={css.chip} viewBox="0 0 40 52" aria-hidden>
        <Figure name="chip" light={css.light} shade={css.shade} />
      </svg>
      <p className={css.words}>
        <span className={hidden}>{paymentText(payment)}</span>
        <span aria-hidden className={css.name}>
          {payment.kind === 'card' ? issuerNames[payment.issuer] : accountNames[payment.accountKind]}
        </span>
        <span aria-hidden className={css.lastFour}>
          {`···· ${payment.lastFour}`}
        </span>
      </p>
    </div>
    <Button variant="quiet" onClick={onReplace}>
      {paymentWords.another}
    </Button>
  </>
)
