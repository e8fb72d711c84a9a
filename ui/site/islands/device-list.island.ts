import type { DeviceSearch, ListedDevice } from '#core/mobile/device-search.ts'
import {
  MAX_COMPARED,
  parseDeviceSearch,
  searchDevices,
  searchParameters,
  writeDeviceSearch,
} from '#core/mobile/device-search.ts'
import { detailQuery } from '#core/mobile/device-pages.ts'
import { slugOf } from '#core/mobile/device-slug.ts'
import type { Cents } from '#core/shared/money.ts'
import { deviceListWords as words } from '#ui/content/es/shared/device-list.ts'
import { money } from '#ui/content/format.ts'
import type { MountTool } from './tool.ts'

/** A device of the document, its card, and its box for comparison. */
type Card = ListedDevice & { readonly card: HTMLElement; readonly box: HTMLInputElement | null }

const amountOf = (text: string | undefined): Cents | null =>
  text === undefined ? null : (Number(text) as Cents)

const listOf = (text = ''): readonly string[] => text.split(' ').filter((part) => part !== '')

const cardOf = (card: HTMLElement): Card => ({
  card,
  box: card.querySelector('[data-compare]'),
  slug: card.dataset['device'] ?? '',
  brand: card.dataset['brand'] ?? '',
  oneTime: amountOf(card.dataset['price']),
  monthly: amountOf(card.dataset['monthly']),
  capacities: listOf(card.dataset['capacities']),
  deals: listOf(card.dataset['deals']),
})

const textsIn = (card: HTMLElement, selector: string): string =>
  [...card.querySelectorAll(selector)].map((part) => part.textContent).join(', ')

/** What the comparison says about a device, by its rows. */
const factsOf = ({ card, oneTime, monthly }: Card): Readonly<Record<string, string>> => ({
  monthly: monthly === null ? '' : money(monthly).text,
  once: oneTime === null ? '' : money(oneTime).text,
  capacity: textsIn(card, '[data-sizes]'),
  colors: card.querySelector('[role="img"]')?.getAttribute('aria-label') ?? '',
  deal: textsIn(card, '[data-deal]'),
  stock: textsIn(card, '[data-stock]') || words.inStock,
})

const nameCell = ({ card }: Card): HTMLElement => {
  const cell = document.createElement('th')
  cell.scope = 'col'
  const link = card.querySelector<HTMLAnchorElement>('[data-name]')
  const copy = document.createElement('a')
  copy.href = link?.href ?? ''
  copy.textContent = link?.textContent ?? ''
  cell.append(copy)
  return cell
}

/** Fills the table of the compared devices: one column for each. */
const compare = (table: HTMLElement, compared: readonly Card[]): void => {
  for (const row of table.querySelectorAll<HTMLElement>('[data-row]')) {
    while (row.children.length > 1) row.lastElementChild?.remove()
    for (const one of compared) {
      const name = row.dataset['row'] ?? ''
      const cell = name === 'model' ? nameCell(one) : document.createElement('td')
      if (name !== 'model') cell.textContent = factsOf(one)[name] || words.noValue
      row.append(cell)
    }
  }
  table.hidden = compared.length === 0
}

const queryOf = (search: DeviceSearch): string => {
  const own = new Set<string>(Object.values(searchParameters))
  const others = [...new URLSearchParams(window.location.search)].filter(([name]) => !own.has(name))
  const query = new URLSearchParams([...others, ...writeDeviceSearch(search).map((pair) => [...pair])])
  return query.size === 0 ? window.location.pathname : `?${query.toString().replaceAll('%2C', ',')}`
}

const fill = (form: HTMLFormElement, search: DeviceSearch): void => {
  const values = new Map(writeDeviceSearch(search))
  for (const field of form.querySelectorAll('select'))
    field.value = values.get(field.name) ?? field.options[0]?.value ?? ''
}

/**
 * Opens the page of the device that the url names, and says so if there is none: a host of files answers every link to a device with the list. The
 * server of the store finds the page itself (MOB-21).
 */
const openNamed = (place: HTMLElement, cards: readonly Card[]): void => {
  const query = new URLSearchParams(window.location.search)
  const named = slugOf(query.get(detailQuery.productName) ?? '')
  if (named === '') return
  const color = slugOf(query.get(detailQuery.colorName) ?? '')
  const links = cards.flatMap(({ card, slug }) => {
    const link = card.querySelector<HTMLAnchorElement>('[data-name]')
    const isNamed = slug === named || slugOf(link?.textContent ?? '') === named
    const hasColor = color === '' || listOf(card.dataset['colors']).includes(color)
    return isNamed && hasColor && link !== null ? [link] : []
  })
  const [link] = links
  const unknown = place.querySelector<HTMLElement>('[data-unknown]')
  if (link !== undefined) window.location.replace(color === '' ? link.href : new URL(color, link.href))
  else if (unknown !== null) unknown.hidden = false
}

/** Sorts, filters and compares the devices of the document. The search is in the url, so that it can be shared and Back restores it (MOB-22). */
export const mountDeviceList: MountTool = (place) => {
  const form = place.querySelector('form')
  const list = place.querySelector('[data-cards]')
  const status = place.querySelector('output')
  const none = place.querySelector<HTMLElement>('[data-none]')
  const table = place.querySelector<HTMLElement>('[data-comparison]')
  const bar = place.querySelector<HTMLElement>('[data-bar]')
  if (form === null || list === null || status === null || none === null || table === null || bar === null)
    return
  const cards = [...list.querySelectorAll<HTMLElement>('[data-device]')].map(cardOf)
  const inUrl = (): DeviceSearch => {
    const query = new URLSearchParams(window.location.search)
    return parseDeviceSearch((name) => query.get(name), cards)
  }
  const show = (search: DeviceSearch): void => {
    const found = searchDevices(cards, search)
    const rest = cards.filter((one) => !found.includes(one))
    list.append(...[...found, ...rest].map(({ card }) => card))
    for (const one of cards) {
      one.card.hidden = rest.includes(one)
      if (one.box === null) continue
      one.box.checked = search.compared.includes(one.slug)
      one.box.disabled = !one.box.checked && search.compared.length === MAX_COMPARED
    }
    compare(
      table,
      search.compared.flatMap((slug) => cards.filter((one) => one.slug === slug)),
    )
    none.hidden = found.length > 0
    const count = search.compared.length
    bar.hidden = count === 0
    bar.firstElementChild?.replaceChildren(words.comparing(count, MAX_COMPARED))
    status.textContent = [
      words.found(found.length),
      ...(count === 0 ? [] : [words.comparing(count, MAX_COMPARED)]),
    ].join('. ')
  }
  const change = (search: DeviceSearch): void => {
    window.history.pushState(window.history.state, '', queryOf(search))
    show(search)
  }
  const formSearch = (): DeviceSearch => {
    const data = new FormData(form)
    const valueOf = (name: string): string | null => {
      const value = data.get(name)
      return typeof value === 'string' ? value : null
    }
    return { ...parseDeviceSearch(valueOf, cards), compared: inUrl().compared }
  }
  const clear = (event: Event): void => {
    event.preventDefault()
    form.reset()
    change(formSearch())
  }
  const toggle = ({ slug, box }: Card): void => {
    const others = inUrl().compared.filter((one) => one !== slug)
    change({ ...inUrl(), compared: box?.checked === true ? [...others, slug] : others })
  }
  form.addEventListener('change', () => change(formSearch()))
  form.addEventListener('submit', (event) => event.preventDefault())
  form.querySelector('[type="reset"]')?.addEventListener('click', clear)
  place.querySelector('[data-reset]')?.addEventListener('click', clear)
  place.querySelector('[data-stop]')?.addEventListener('click', () => change({ ...inUrl(), compared: [] }))
  for (const one of cards) one.box?.addEventListener('change', () => toggle(one))
  const restore = (): void => {
    fill(form, inUrl())
    show(inUrl())
  }
  window.addEventListener('popstate', restore)
  openNamed(place, cards)
  // What was selected before this code was loaded counts, unless the url has a search.
  const selected = cards.filter(({ box }) => box?.checked === true).slice(0, MAX_COMPARED)
  const chosen = { ...formSearch(), compared: selected.map(({ slug }) => slug) }
  if (writeDeviceSearch(inUrl()).length > 0) restore()
  else if (writeDeviceSearch(chosen).length > 0) change(chosen)
}
