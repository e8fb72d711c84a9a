import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { startTradeIn, type TradeInActor } from '#core/journeys/mobile/trade-in.machine.ts'
import type { TradeInModel } from '#core/mobile/trade-in-model.ts'
import type { TradeInOffer } from '#core/mobile/trade-in.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { TradeInDialog } from './trade-in-dialog.view.tsx'

export type TradeInOverProps = {
  readonly brand: BrandIdentity
  readonly models: readonly TradeInModel[]
  readonly otherImeis: readonly string[]
  readonly onAccept: (offer: TradeInOffer) => void
  readonly onClose: () => void
  /** The journey of the dialog. */
  readonly actor: TradeInActor
}

export type TradeInConnectedProps = Omit<TradeInOverProps, 'actor'> & { readonly load: LoadCartOptions }

/** The dialog of a trade-in over its journey. */
export const TradeInOver = ({ actor, brand, ...props }: TradeInOverProps) => {
  const state = useSelector(actor, (snapshot) => snapshot)
  const { answer, failure } = state.context
  return (
    <TradeInDialog
      {...props}
      isRequesting={state.matches('requesting')}
      answer={answer}
      failure={failure === null ? null : <LazyFailureNotice failure={failure} brand={brand} />}
      onRequest={(request) => actor.send({ type: 'offer.requested', request })}
      onChange={() => actor.send({ type: 'device.changed' })}
    />
  )
}

/** The dialog of a trade-in. Its journey starts when it opens. */
export const TradeInConnected = ({ load, ...props }: TradeInConnectedProps) => {
  const [actor] = useState(() => startTradeIn(load))
  useEffect(() => () => actor.stop(), [actor])
  return <TradeInOver {...props} actor={actor} />
}
