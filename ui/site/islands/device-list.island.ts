import { deviceListParameters, deviceParameters } from '#core/query/tool-parameters.ts'
import { parseQuery, readParameters, withoutParameters } from '#core/query/query.ts'
import type { DeviceSearch } from '#core/mobile/device-search.ts'
import {
  MAX_COMPARED,
  parseDeviceSearch,
  searchDevices,
  writeDeviceSearch,
} from '#core/mobile/device-search.ts'
import { deviceListWords as words } from '#ui/content/es/shared/device-list.ts'
import type { Card } from './device-cards.ts'
import { cardOf, linkOf, listOf, NEXT, SHOWN } from './device-cards.ts'
import { showComparison } from './device-comparison.ts'
import type { MountTool } from './tool.ts'
import { slugOf } from '#core/mobile/device-slug.ts'

/**
 * Opens the page of the device that the url names, and says so if there is none: a host of files answers every link to
 * a device with the list. The server of the store finds the page itself (MOB-21).
 */
const openNamedDevice = (place: HTMLElement, cards: readonly Card[]): void => {
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

/** The parts of the tool in the document. */
type Parts = {
  readonly place: HTMLElement
  readonly form: HTMLFormElement
  readonly list: Element
  readonly status: HTMLOutputElement
  readonly none: HTMLElement
  readonly cards: readonly Card[]
}

const partsOf = (place: HTMLElement): Parts | null => {
  const form = place.querySelector('form')
  const list = place.querySelector('[data-cards]')
  const status = place.querySelector('output')
  const none = place.querySelector<HTMLElement>('[data-none]')
  if (form === null || list === null || status === null || none === null) return null
  const cards = [...list.querySelectorAll<HTMLElement>('[data-device]')].map(cardOf)
  return { place, form, list, status, none, cards }
}

const searchInUrl = ({ cards }: Parts): DeviceSearch => {
  const texts = readParameters(deviceListParameters, parseQuery(window.location.search))
  return parseDeviceSearch(texts, cards)
}

/** Reads the fields of the form. The devices to compare are not part of it. */
const searchInForm = ({ form, cards }: Parts, compared: readonly string[]): DeviceSearch => {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, [value]] as const] : [],
  )
  return { ...parseDeviceSearch(readParameters(deviceListParameters, new Map(fields)), cards), compared }
}

/** Returns the url of a search. Parameters of others stay. */
const urlOf = (search: DeviceSearch): string => {
  const others = withoutParameters(window.location.search, Object.values(deviceListParameters))
  const own = new URLSearchParams(writeDeviceSearch(search).map((pair) => [...pair])).toString()
  const query = [others, own.replaceAll('%2C', ',')].filter(Boolean).join('&')
  return query === '' ? window.location.pathname : `?${query}`
}

const fillForm = ({ form }: Parts, search: DeviceSearch): void => {
  const values = new Map(writeDeviceSearch(search))
  for (const field of form.querySelectorAll('select'))
    field.value = values.get(field.name) ?? field.options[0]?.value ?? ''
}

const isBefore = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Orders the found devices. Those in order stay where they are, as a move costs a layout of the drawing. */
const putInOrder = (list: Element, found: readonly Card[]): void => {
  const cards = found.map(({ card }) => card)
  const isInOrder = cards.every((card, at) => {
    const next = cards[at + 1]
    return next === undefined || isBefore(card, next)
  })
  if (!isInOrder) list.append(...cards)
}

const show = ({ place, list, status, none, cards }: Parts, search: DeviceSearch): void => {
  const found = searchDevices(cards, search)
  const { compared } = search
  putInOrder(list, found)
  list.querySelector(`#${NEXT}`)?.removeAttribute('id')
  found[SHOWN]?.card.setAttribute('id', NEXT)
  for (const one of cards) {
    const { card, box, slug } = one
    card.hidden = !found.includes(one)
    if (box === null) continue
    box.checked = compared.includes(slug)
    box.disabled = !box.checked && compared.length === MAX_COMPARED
  }
  showComparison(
    place,
    compared.flatMap((slug) => cards.filter((one) => one.slug === slug)),
  )
  none.hidden = found.length > 0
  const texts = [words.found(found.length), words.comparing(compared.length, MAX_COMPARED)]
  status.textContent = texts.slice(0, compared.length === 0 ? 1 : 2).join('. ')
}

/** Sorts, filters and compares the devices. The search is in the url: shareable, restored by Back (MOB-22). */
export const mountDeviceList: MountTool = (place) => {
  const parts = partsOf(place)
  if (parts === null) return
  const { form, cards } = parts
  const inUrl = (): DeviceSearch => searchInUrl(parts)
  const change = (search: DeviceSearch): void => {
    window.history.pushState(window.history.state, '', urlOf(search))
    show(parts, search)
  }
  const changeForm = (): void => change(searchInForm(parts, inUrl().compared))
  const clear = (event: Event): void => {
    event.preventDefault()
    form.reset()
    changeForm()
  }
  const restore = (): void => {
    fillForm(parts, inUrl())
    show(parts, inUrl())
  }
  form.addEventListener('change', changeForm)
  form.addEventListener('submit', (event) => event.preventDefault())
  for (const control of place.querySelectorAll('[type="reset"], [data-reset]'))
    control.addEventListener('click', clear)
  place.querySelector('[data-stop]')?.addEventListener('click', () => change({ ...inUrl(), compared: [] }))
  for (const { box, slug } of cards)
    box?.addEventListener('change', () => {
      const others = inUrl().compared.filter((one) => one !== slug)
      change({ ...inUrl(), compared: box.checked ? [...others, slug] : others })
    })
  window.addEventListener('popstate', restore)
  openNamedDevice(place, cards)
  // What was selected before this code was loaded counts, unless the url has a search.
  const selected = cards.filter(({ box }) => box?.checked === true).slice(0, MAX_COMPARED)
  const chosen = searchInForm(
    parts,
    selected.map(({ slug }) => slug),
  )
  if (writeDeviceSearch(inUrl()).length > 0) restore()
  else if (writeDeviceSearch(chosen).length > 0) change(chosen)
}
