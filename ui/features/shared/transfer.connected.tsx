import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { AddressForm } from '#core/address/address-form.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { startTransfer } from '#core/journeys/transfer/transfer.machine.ts'
import type { LoadVisitor } from '#core/ports/visitor.ts'
import { transferHref } from '#core/routes/transfer-link.ts'
import { LazyFailureNotice } from './lazy-failure-notice.tsx'
import { TransferDialog } from './transfer.view.tsx'

export type TransferConnectedProps = {
  readonly visitor: LoadVisitor
  readonly address: AddressForm
  readonly brand: BrandIdentity
  readonly onClose: () => void
}

/** The dialog over its journey, which starts when the dialog opens. */
export const TransferConnected = ({ visitor, address, brand, onClose }: TransferConnectedProps) => {
  const [actor] = useState(() => startTransfer(visitor))
  useEffect(() => () => actor.stop(), [actor])
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
