import { useId, useState, type SubmitEvent } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CartCoupon, CouponCode } from '#core/catalog/coded-coupon.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { CouponObstacle } from '#core/pricing/coupon-obstacle.ts'
import type { Cents } from '#core/shared/money.ts'
import { addText, addedOffers, couponWords as words, obstacleWords } from '#ui/content/es/sale/coupon.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './coupon-dialog.css.ts'
import { FailureNotice } from '../../shared/failure-notice.view.tsx'

/** A coupon of the cart and what it takes off the first month, in cents. */
export type ListedCoupon = { readonly coupon: CartCoupon; readonly off: Cents }

export type CouponDialogProps = {
  readonly state:
    | 'entering'
    | 'malformed'
    | 'applying'
    | 'applied'
    | 'unmet'
    | 'failed'
    | 'removing'
    | 'removed'
    | 'notRemoved'
  /** The code of the last request; null before one. */
  readonly code: CouponCode | null
  readonly obstacle: CouponObstacle | null
  /** The code in the field when the dialog opens. */
  readonly initialCode?: string | undefined
  readonly failure: OrchestratorFailure | null
  readonly coupons: readonly ListedCoupon[]
  readonly nameOf: (offerId: string) => string
  readonly brand: BrandIdentity
  readonly onApply: (text: string) => void
  readonly onRemove: (code: CouponCode) => void
  /** Adds what the code requires, and applies it again. */
  readonly onAdd: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

type Part<Name extends keyof CouponDialogProps> = Pick<CouponDialogProps, Name>

const Coupons = ({ coupons, nameOf, state, onRemove }: Part<'coupons' | 'nameOf' | 'state' | 'onRemove'>) =>
  coupons.length === 0 ? null : (
    <section>
      <h3>{words.inCart}</h3>
      <ul className={css.coupons}>
        {coupons.map(({ coupon, off }) => (
          <li key={coupon.code} className={css.coupon}>
            <div>
              <p>
                <strong>{words.coupon(coupon.code)}</strong>
              </p>
              <p>{off > 0 ? words.off(off) : words.noEffect}</p>
              <p className={small}>{words.terms(coupon, nameOf(coupon.offerId))}</p>
            </div>
            <Button
              variant="quiet"
              aria-label={words.removeCode(coupon.code)}
              busy={state === 'removing'}
              onClick={() => onRemove(coupon.code)}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )

const PhoneLink = ({ brand }: Part<'brand'>) => (
  <ButtonLink variant="quiet" href={`tel:${brand.phones.sales.dial}`}>
    {commonWords.call(brand.phones.sales.shown)}
  </ButtonLink>
)

type ObstacleProps = Part<'nameOf' | 'brand' | 'onAdd'> & { readonly obstacle: CouponObstacle }

/** Why the code gives no discount, and the nearest way to get it. */
const Obstacle = ({ obstacle, nameOf, brand, onAdd }: ObstacleProps) => {
  const { title, body, reasons } = obstacleWords(obstacle, nameOf)
  const added = addedOffers(obstacle)
  return (
    <Notice tone="info" title={title} live>
      <p>{body}</p>
      {reasons.length === 0 ? null : (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {added === null ? (
        <PhoneLink brand={brand} />
      ) : (
        <>
          <p>{addText(added, nameOf)}</p>
          <Button variant="secondary" onClick={onAdd}>
            {words.addAndApply(added.map(({ offerId }) => nameOf(offerId)))}
          </Button>
        </>
      )}
    </Notice>
  )
}

type FailureProps = Part<'brand' | 'onRetry'> & { readonly failure: OrchestratorFailure }

/** An unknown or used-up code is an answer about the code; any other failure is one of the store. */
const Failure = ({ failure, brand, onRetry }: FailureProps) => {
  const code = failure._tag === 'Refused' ? failure.code : null
  if (code !== 'NOT_FOUND' && code !== 'PROMOTION_SPENT')
    return <FailureNotice failure={failure} brand={brand} onRetry={onRetry} />
  const { title, body } = code === 'NOT_FOUND' ? words.unknown : words.spent
  return (
    <Notice tone="danger" title={title} live>
      <p>{body}</p>
      <PhoneLink brand={brand} />
    </Notice>
  )
}

const Result = (props: CouponDialogProps) => {
  const { state, code, obstacle, failure } = props
  if (failure !== null) return <Failure {...props} failure={failure} />
  if (obstacle !== null) return <Obstacle {...props} obstacle={obstacle} />
  if (code === null || (state !== 'applied' && state !== 'removed')) return null
  const { title, body } = words[state](code)
  return (
    <Notice tone={state === 'applied' ? 'saved' : 'info'} title={title} live>
      <p>{body}</p>
    </Notice>
  )
}

/** The dialog of discount codes: those of the cart, and a field for another one. */
export const CouponDialog = (props: CouponDialogProps) => {
  const { state, initialCode = '', onApply, onClose } = props
  const [typed, setTyped] = useState(initialCode)
  const form = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onApply(typed)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeLabel={commonWords.close}
      footer={
        <Button form={form} type="submit" busy={state === 'applying'} busyLabel={words.applying}>
          {words.apply}
        </Button>
      }
    >
      <div className={css.content}>
        <Coupons {...props} />
        <form id={form} className={css.form} onSubmit={submit} noValidate>
          <TextField
            label={words.label}
            hint={words.hint}
            name="coupon"
            width="short"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            error={state === 'malformed' ? words.malformed : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </form>
        <Result {...props} />
      </div>
    </Dialog>
  )
}
