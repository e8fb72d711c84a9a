import { deviceParameters } from '#core/query/tool-parameters.ts'
import { parseQuery, readParameters } from '#core/query/query.ts'
import { slugOf } from '#core/mobile/device-slug.ts'
import type { Card } from './device-cards.ts'
import { linkOf, listOf } from './device-cards.ts'

/**
 * Opens the page of the device that the url names, and says so if there is none: a host of files answers every link to a device with the list. The
 * server of the store finds the page itself (MOB-21).
 */
export const openNamedDevice = (place: HTMLElement, cards: readonly Card[]): void => {
  const query = readParameters(deviceParameters, parseQuery(window.location.search))
  const named = slugOf(query.productName ?? '')
  if (named === '') return
  const color = slugOf(query.colorName ?? '')
  const [link] = cards.flatMap((card) => {
    const found = linkOf(card)
    const isNamed = card.slug === named || slugOf(found?.textContent ?? '') === named
    const hasColor = color === '' || listOf(card.card.dataset['colors']).includes(color)
    return isNamed && hasColor && found !== null ? [found] : []
  })
  const unknown = place.querySelector<HTMLElement>('[data-unknown]')
  if (link !== undefined) window.location.replace(color === '' ? link.href : new URL(color, link.href))
  else if (unknown !== null) unknown.hidden = false
}
