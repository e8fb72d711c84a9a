import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useLazy } from '../../shared/lazy.ts'
import type { Slot } from '#ui/kit/slot.ts'

const loadDialog = () => import('./change-address.view.tsx')

/** Opens the address form. With items in the cart, a dialog says first that the cart starts anew (LOC-24). */
export const useChangeAddress = (
  sale: Sale,
): { readonly changeAddress: () => void; readonly addressChange: Slot } => {
  const hasItems = useSelector(sale.actor, ({ context }) => context.cart.wanted.length > 0)
  const [isAsking, ask] = useState(false)
  const dialog = useLazy(loadDialog, isAsking)
  return {
    changeAddress: () => {
      if (hasItems) ask(true)
      else sale.request('address')
    },
    addressChange:
      dialog === null ? null : (
        <dialog.ChangeAddress
          open={isAsking}
          onStay={() => ask(false)}
          onChange={() => {
            ask(false)
            sale.request('address')
          }}
        />
      ),
  }
}
