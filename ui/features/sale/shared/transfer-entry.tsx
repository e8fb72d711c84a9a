import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { useLazy } from '../../shared/lazy.ts'

const loadTransfer = () => import('./transfer.connected.tsx')

export type TransferEntryProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  readonly label: string
}

/** The button of the other-device dialog, loaded on the first press. Nothing if no cart is stored. */
export const TransferEntry = ({ sale, brand, label }: TransferEntryProps) => {
  const [isOpen, setOpen] = useState(false)
  const transfer = useLazy(loadTransfer, isOpen)
  const answer = useSelector(sale.actor, ({ context }) => context.answer)
  if (sale.visitor === null || answer === null) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && transfer !== null ? (
        <transfer.TransferConnected
          visitor={sale.visitor}
          address={answer.providedAddress}
          brand={brand}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
