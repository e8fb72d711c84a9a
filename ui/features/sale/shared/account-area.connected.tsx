import { useSelector } from '@xstate/react'
import type { AccountSummary } from '#core/account/account.ts'
import { accountRoom } from '#core/account/account.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { portalEntryPath } from '#core/routes/portal-steps.ts'
import { outcomePaths } from '#core/routes/routes.ts'
import { accountRoomText, accountWords } from '#ui/content/es/sale/account.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { small } from '#ui/theme/text.css.ts'
import { handled } from '#ui/kit/button/button.tsx'

export type AccountRoomProps = { readonly sale: Sale; readonly offer: Offer }

/** Why the account leaves less room for equipment, and the way to the proof. Renders nothing otherwise. */
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

/** The names of the plans of an account, its mobile lines by their number. */
const servicesOf = ({ holdings }: AccountSummary, offers: readonly Offer[]): readonly string[] => {
  const held = holdings.flatMap(({ offerId, quantity }) => {
    const offer = findOffer(offers, offerId)
    return offer?.role === 'plan' ? [{ ...offer, quantity }] : []
  })
  const lines = held
    .filter(({ lineOfBusiness }) => lineOfBusiness === 'Mobile')
    .reduce((count, { quantity }) => count + quantity, 0)
  return [
    ...held.filter(({ lineOfBusiness }) => lineOfBusiness !== 'Mobile').map(({ name }) => brandText(name)),
    ...(lines === 0 ? [] : [accountWords.lines(lines)]),
  ]
}

/** What the proven account has, in the place of a plan of the cart, and the way to change it (ACC-06). */
export const AccountServices = ({ sale }: Pick<AccountRoomProps, 'sale'>) => {
  const account = useSelector(sale.actor, ({ context }) => context.answer?.sessionInfo?.account)
  const offers = useSelector(sale.actor, selectOffers)
  if (account === undefined) return null
  return (
    <Notice tone="confirmed" title={`${accountWords.has(servicesOf(account, offers))} ${accountWords.add}`}>
      <p>{accountWords.onlyNew}</p>
      {account.pastDue > 0 ? <p>{accountWords.owes(account.pastDue)}</p> : null}
      <a href={portalEntryPath}>{accountWords.portal}</a>
    </Notice>
  )
}
