import { zipInput } from '#core/address/address.ts'
import { byDistance, centerOfZip } from '#core/stores/nearest-stores.ts'
import { openingAt } from '#core/stores/opening.ts'
import type { GeoPoint, WeekHours } from '#core/stores/store.ts'
import { storeFinderWords as words } from '#ui/content/es/shared/store-finder.ts'
import { placeOnMap } from '#ui/features/tools/us-map/projection.ts'
import type { MountTool } from './tool.ts'

const locationOf = ({ dataset }: HTMLElement): GeoPoint => ({
  latitude: Number(dataset['latitude']),
  longitude: Number(dataset['longitude']),
})

const nameOf = (card: HTMLElement): string => card.querySelector('[data-name]')?.textContent ?? ''

const write = (card: HTMLElement, selector: string, text: string): void => {
  const fact = card.querySelector(selector)
  if (fact !== null) fact.textContent = text
}

/** Marks the nearest store on the map and puts the visitor there. */
const showOnMap = (place: HTMLElement, from: GeoPoint, nearest: string | undefined): void => {
  for (const point of place.querySelectorAll('[data-point]'))
    point.toggleAttribute('data-nearest', point.getAttribute('data-point') === nearest)
  const here = place.querySelector('[data-here]')
  const { x, y } = placeOnMap(from)
  here?.setAttribute('cx', String(x))
  here?.setAttribute('cy', String(y))
  here?.removeAttribute('visibility')
}

/** Says which stores are open now, and orders them by their distance from a zip (STO-01, STO-02). */
export const mountStoreFinder: MountTool = (place, { wasSent }, { clock, loadZipAreas }) => {
  const form = place.querySelector('form')
  const field = place.querySelector('input')
  const status = place.querySelector('output')
  const list = place.querySelector('[data-stores]')
  if (form === null || field === null || status === null || list === null) return
  const phone = place.dataset['phone'] ?? ''
  const cards = [...list.querySelectorAll<HTMLElement>('[data-store]')]
  for (const card of cards) {
    const hours = JSON.parse(card.dataset['hours'] ?? '[]') as WeekHours
    write(card, '[data-opening]', words.opening(openingAt(hours, card.dataset['zone'] ?? '', clock.now())))
  }
  const order = (zip: string, from: GeoPoint): string => {
    const found = byDistance(cards, locationOf, from)
    for (const { store, miles } of found) {
      write(store, '[data-distance]', words.around(miles))
      list.append(store)
    }
    const [nearest] = found
    showOnMap(place, from, nearest?.store.dataset['store'])
    return nearest === undefined ? '' : words.nearest(zip, nameOf(nearest.store), nearest.miles)
  }
  const answer = async (zip: string): Promise<string> => {
    if (!/^\d{5}$/.test(zip)) return words.malformed
    const areas = await loadZipAreas()
    if (areas === null) return words.unavailable(phone)
    const from = centerOfZip(areas, zip)
    return from === null ? words.unknown(zip, phone) : order(zip, from)
  }
  const search = async (): Promise<void> => {
    const zip = zipInput(field.value)
    const text = await answer(zip)
    // A later search has another answer.
    if (zipInput(field.value) === zip) status.textContent = text
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void search()
  })
  if (wasSent) void search()
}
