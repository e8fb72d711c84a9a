import type { Sale } from '#core/journeys/sale/sale.ts'

/** Returns the query of the link that opened the visit for the address page while the device of the link is not added; empty otherwise (MOB-36). */
export const linkQueryOf = ({ actor, step }: Sale): string => {
  const { mobileLink, visit } = actor.getSnapshot().context
  return step() === 'address' && mobileLink?.sku ? (visit.query ?? '') : ''
}

/** Removes the query from the url once its link was followed, so that a reload adds the device no second time (MOB-36). */
export const dropFollowedLink = (sale: Sale): (() => void) =>
  sale.subscribe(() => {
    const { mobileLink, visit } = sale.actor.getSnapshot().context
    const { pathname, search } = window.location
    if (mobileLink === null && visit.linkedSku !== undefined && search === visit.query)
      window.history.replaceState(window.history.state, '', pathname)
  })
