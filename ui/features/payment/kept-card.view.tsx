import type { CardSummary } from '#core/card/card.ts'
import { cardText, issuerNames, paymentWords } from '#ui/content/es/payment.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './payment.css.ts'

type KeptCardProps = { readonly card: CardSummary; readonly onReplace: () => void }

/** The card on record: its issuer and last four digits, and the way to another. */
export const KeptCard = ({ card, onReplace }: KeptCardProps) => (
  <>
    <div className={css.kept}>
      <p className={css.keptWords}>
        <span className={hidden}>{cardText(card)}</span>
        <span aria-hidden className={css.keptIssuer}>
          {issuerNames[card.issuer]}
        </span>
        <span aria-hidden className={css.lastFour}>
          ···· {card.lastFour}
        </span>
      </p>
    </div>
    <Button variant="quiet" onClick={onReplace}>
      {paymentWords.kept.another}
    </Button>
  </>
)
