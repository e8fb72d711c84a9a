import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { AddressForm } from '#core/address/address-form.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { startTransfer, type TransferActor } from '#core/journeys/transfer/transfer.machine.ts'
import type { LoadVisitor } from '#core/ports/visitor.ts'
import { transferHref } from '#core/routes/transfer-link.ts'
import { LazyFailureNotice } from './lazy-failure-notice.tsx'
import { TransferDialog } from './transfer.view.tsx'

export type TransferOverProps = {
  readonly address: AddressForm
  readonly brand: BrandIdentity
  readonly onClose: () => void
  /** The journey of the dialog. */
  readonly actor: TransferActor
}

export type TransferConnectedProps = Omit<TransferOverProps, 'actor'> & { readonly visitor: LoadVisitor }

/** The dialog of the code for another device over its journey. */
export const TransferOver = ({ actor, address, brand, onClose }: TransferOverProps) => {
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { offer, failure } = context
  const again = (): void => actor.send({ type: 'code.requested' })
  return (
    <TransferDialog
      state={value}
      offer={
        offer === null
          ? null
          : { code: offer.code, href: new URL(transferHref(address, offer.code), window.location.href).href }
      }
      failure={
        failure === null ? null : <LazyFailureNotice failure={failure} brand={brand} onRetry={again} />
      }
      onAgain={again}
      onClose={onClose}
    />
  )
}

/** The dialog of the code for another device. Its journey starts when it opens. */
export const TransferConnected = ({ visitor, ...props }: TransferConnectedProps) => {
  const [actor] = useState(() => startTransfer(visitor))
  useEffect(() => () => actor.stop(), [actor])
  return <TransferOver {...props} actor={actor} />
}
