import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { startPhone } from '#core/journeys/phone/phone.machine.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { lineIdAt } from '#core/phone/line-id.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import { dateAt, epochMs } from '#core/shared/plain-date.ts'
import type { PhoneDialogProps } from './phone-dialog.props.ts'
import { PhoneDialog } from './phone-dialog.view.tsx'

export type PhoneOverProps = {
  readonly product: Offer
  readonly quantity: number
  /** The line to begin with, from the first one. */
  readonly lineId?: string | undefined
  readonly brand: BrandIdentity
  readonly onClose: () => void
  /** The journey of the dialog. */
  readonly actor: ReturnType<typeof startPhone>
}

export type PhoneConnectedProps = Omit<PhoneOverProps, 'actor'> & {
  readonly sale: Sale
  readonly load: LoadCartOptions
}

/** Returns the date in the time zone of this browser. */
const today = () => {
  const now = new Date()
  return dateAt(epochMs(now.getTime()), -now.getTimezoneOffset())
}

const lineIdsOf = (quantity: number): readonly string[] =>
  Array.from({ length: quantity }, (_, place) => lineIdAt(place))

type Actor = ReturnType<typeof startPhone>

const stateOf = (snapshot: ReturnType<Actor['getSnapshot']>): PhoneDialogProps['state'] => {
  const { value } = snapshot
  if (typeof value === 'string') return value
  return snapshot.matches({ open: 'saved' }) ? 'saved' : 'choosing'
}

/** The dialog of the numbers of a product over its journey. */
export const PhoneOver = ({ actor, product, quantity, lineId, brand, onClose }: PhoneOverProps) => {
  const snapshot = useSelector(actor, (state) => state)
  const { offered, phoneDetails, request, transfer, invalid, failure, pending } = snapshot.context
  return (
    <PhoneDialog
      state={stateOf(snapshot)}
      product={brandText(product.name)}
      needsPin={product.lineOfBusiness === 'Mobile'}
      lineIds={lineIdsOf(quantity)}
      lineId={lineId}
      phoneDetails={phoneDetails.filter(({ phoneProductId }) => phoneProductId === product.id)}
      offered={offered}
      number={request?.telephoneNumber ?? null}
      transfer={transfer}
      invalid={invalid}
      failure={failure}
      saved={pending}
      brand={brand}
      onChoose={(lineId, number) => actor.send({ type: 'number.chosen', lineId, number })}
      onCheck={(entry) => actor.send({ type: 'number.entered', ...entry })}
      onTransfer={() => actor.send({ type: 'transfer.confirmed' })}
      onReopen={() => actor.send({ type: 'choice.reopened' })}
      onRetry={() => actor.send({ type: 'retry.requested' })}
      onClose={onClose}
    />
  )
}

/** The dialog of the numbers of a product. Its journey starts when it opens. */
export const PhoneConnected = ({ sale, load, ...props }: PhoneConnectedProps) => {
  const [actor] = useState(() =>
    startPhone({
      load,
      product: props.product,
      today: today(),
      whenSaved: () => whenSaved(sale.actor),
      onChange: ({ cart, offers }) => sale.actor.send({ type: 'shop.changed', cart, offers }),
    }),
  )
  useEffect(() => () => actor.stop(), [actor])
  return <PhoneOver {...props} actor={actor} />
}
