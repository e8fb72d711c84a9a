import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PaymentExpiry } from '#core/journeys/sale/sale.context.ts'
import { paths } from '#core/routes/routes.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { expiredActions, expiredWords } from './expired.es.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { lead } from '#ui/theme/text.css.ts'
import * as css from './confirmation.css.ts'

export type ExpiredProps = {
  readonly expiry: PaymentExpiry
  readonly brand: Pick<BrandIdentity, 'phones'>
  readonly onContinue: () => void
}

/** The confirmation of a payment whose session has ended: what became of it, and how the buyer goes on (GRD-07). */
export const Expired = ({ expiry, brand, onContinue }: ExpiredProps) => {
  const { title, body } = expiredWords[expiry]
  const { sales } = brand.phones
  const isSent = expiry === 'unanswered'
  const status = (
    <ButtonLink href={paths.orderStatus} variant={isSent ? 'primary' : 'secondary'}>
      {expiredActions.status}
    </ButtonLink>
  )
  return (
    <article className={css.hero}>
      <div className={css.words}>
        <h1 tabIndex={-1} className={css.heading}>
          {title}
        </h1>
        <p className={lead}>{body}</p>
        {isSent ? status : <Button onClick={onContinue}>{expiredActions.continue}</Button>}
        {isSent ? null : status}
        <ButtonLink href={`tel:${sales.dial}`} variant="quiet">
          {commonWords.call(sales.shown)}
        </ButtonLink>
      </div>
      <div className={css.scene}>
        <LazyScene name="sessionExpired" />
      </div>
    </article>
  )
}
