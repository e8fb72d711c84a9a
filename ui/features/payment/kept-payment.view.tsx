import type { PaymentSummary } from '#core/payment/payment.ts'
import { accountNames, issuerNames, paymentText, paymentWords } from '#ui/content/es/payment.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './kept.css.ts'

type KeptPaymentProps = { readonly payment: PaymentSummary; readonly onReplace: () => void }

/** The card or account on record: what it is and its last four digits, and the way to another. */
export const KeptPayment = ({ payment, onReplace }: KeptPaymentProps) => (
  <>
    <div className={`${css.kept} ${css.look[payment.kind]}`}>
      <p className={css.words}>
        <span className={hidden}>{paymentText(payment)}</span>
        <span aria-hidden className={css.name}>
          {payment.kind === 'card' ? issuerNames[payment.issuer] : accountNames[payment.accountKind]}
        </span>
        <span aria-hidden className={css.lastFour}>
          ···· {payment.lastFour}
        </span>
      </p>
    </div>
    <Button variant="quiet" onClick={onReplace}>
      {paymentWords.another}
    </Button>
  </>
)
