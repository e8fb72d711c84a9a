import type { PaymentKind } from '#core/payment/payment.ts'
import { paymentKinds } from '#core/payment/payment.ts'
import { paymentWords } from './es.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './payment.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type PaymentMethodProps = {
  readonly kind: PaymentKind
  readonly cardForm: Slot
  /** Null while its code is loading. */
  readonly bankForm: Slot
  readonly onKind: (kind: PaymentKind) => void
  /** Returns to the stored payment; null if there is none. */
  readonly onReturn: (() => void) | null
}

/** The two forms. The hidden form preserves what was typed into it. */
export const PaymentMethod = ({ kind, cardForm, bankForm, onKind, onReturn }: PaymentMethodProps) => (
  <>
    <ChipGroup
      wide
      legend={<span className={hidden}>{paymentWords.kindLegend}</span>}
      name="paymentKind"
      chips={paymentKinds.map((value) => ({
        value,
        label: (
          <>
            <Icon name={value} />
            <span>{paymentWords.kinds[value].tab}</span>
          </>
        ),
      }))}
      value={kind}
      onChange={onKind}
    />
    <div hidden={kind !== 'card'}>{cardForm}</div>
    <div hidden={kind !== 'bank'}>
      {bankForm ?? (
        <div className={css.bankRoom}>
          <Progress label={paymentWords.opening} />
        </div>
      )}
    </div>
    {onReturn === null ? null : (
      <Button variant="quiet" onClick={onReturn}>
        {paymentWords.back}
      </Button>
    )}
  </>
)
