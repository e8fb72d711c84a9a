import { useSelector } from '@xstate/react'
import { accountRoom } from '#core/account/account.ts'
import type { Offer } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { accountRoomText, accountWords } from '#ui/content/es/sale/account.ts'
import { small } from '#ui/theme/text.css.ts'
import { handled } from '#ui/kit/button/button.tsx'

export type AccountRoomProps = { readonly sale: Sale; readonly offer: Offer }

/** Why the account of the visitor leaves less room for an equipment, and the way to the proof. Renders nothing where it does not. */
export const AccountRoomNote = ({ sale, offer }: AccountRoomProps) => {
  const session = useSelector(sale.actor, ({ context }) => context.answer?.sessionInfo ?? null)
  const room = accountRoom(offer, session ?? {})
  if (room === null) return null
  return (
    <p className={small}>
      <span>{`${accountRoomText(room)} `}</span>
      {room.reason === 'unproven' ? (
        <a href={outcomePaths.existingCustomer} onClick={handled(() => sale.request('outcome'))}>
          {accountWords.title}
        </a>
      ) : null}
    </p>
  )
}
