import { parseQuery } from '#core/query/query.ts'
import { skuIn } from '#core/routes/device-link.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'

/** Removes the query from the url after its link was followed. A reload then adds no second device (MOB-36). */
export const dropFollowedLink = (sale: Sale): (() => void) => {
  const drop = (): void => {
    const { mobileLink, visit } = sale.actor.getSnapshot().context
    const { pathname, search } = window.location
    if (mobileLink === null && skuIn(parseQuery(search)) === visit.linkedSku)
      window.history.replaceState(window.history.state, '', pathname)
  }
  drop()
  return sale.subscribe(drop)
}
