import type { Sale } from '#core/journeys/sale/sale.ts'
import { deviceLinkQuery, skuInQuery } from '#core/routes/device-link.ts'

/** Returns the query of the address page with the device of the link that opened the visit; empty on another page and without one (MOB-36). */
export const linkQueryOf = ({ actor, step }: Sale): string => {
  const { mobileLink } = actor.getSnapshot().context
  const sku = step() === 'address' ? (mobileLink?.sku ?? null) : null
  return sku === null ? '' : deviceLinkQuery(sku)
}

/** Removes the device from the url once its link was followed, so that a reload adds it no second time (MOB-36). */
export const dropFollowedLink = (sale: Sale): (() => void) =>
  sale.subscribe(() => {
    const { pathname, search } = window.location
    if (skuInQuery(search) !== null && sale.actor.getSnapshot().context.mobileLink === null)
      window.history.replaceState(window.history.state, '', pathname)
  })
