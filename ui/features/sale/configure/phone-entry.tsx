import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { configureWords } from './es.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { Button } from '#ui/kit/button/button.tsx'

const loadDialog = () => import('#ui/features/sale/shared/phone-dialog/phone-dialog.connected.tsx')

export type PhoneEntryProps = {
  readonly sale: Sale
  readonly product: Offer
  readonly quantity: number
  readonly brand: BrandIdentity
}

/** The button of the numbers of a telephone product. The dialog loads when it is pressed. */
export const PhoneEntry = ({ sale, ...props }: PhoneEntryProps) => {
  const [isOpen, setOpen] = useState(false)
  const dialog = useLazy(loadDialog, isOpen)
  const chosen = useSelector(sale.actor, ({ context: { offers } }) =>
    offers?.phoneLines?.some(({ phoneProductId }) => phoneProductId === props.product.id),
  )
  if (sale.cartOptions === null) return null
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chosen === true ? configureWords.changeNumber : configureWords.chooseNumber}
      </Button>
      {isOpen && dialog !== null ? (
        <dialog.PhoneConnected
          {...props}
          sale={sale}
          load={sale.cartOptions}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
