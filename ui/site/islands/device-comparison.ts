import { MAX_COMPARED } from '#core/mobile/device-search.ts'
import { deviceListWords as words } from '#ui/content/es/shared/device-list.ts'
import { money } from '#ui/content/format.ts'
import type { Card } from './device-cards.ts'
import { linkOf } from './device-cards.ts'

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

const nameCell = (card: Card): HTMLElement => {
  const cell = document.createElement('th')
  cell.scope = 'col'
  const link = linkOf(card)
  const copy = document.createElement('a')
  copy.href = link?.href ?? ''
  copy.textContent = link?.textContent ?? ''
  cell.append(copy)
  return cell
}

const factCell = (fact: string | undefined): HTMLElement => {
  const cell = document.createElement('td')
  cell.textContent = fact === undefined || fact === '' ? words.noValue : fact
  return cell
}

/** Fills the comparison table, a column per device, and its bar. Both are hidden without devices. */
export const showComparison = (place: HTMLElement, compared: readonly Card[]): void => {
  for (const row of place.querySelectorAll<HTMLElement>('[data-row]')) {
    const { row: name = '' } = row.dataset
    while (row.children.length > 1) row.lastElementChild?.remove()
    row.append(...compared.map((card) => (name === 'model' ? nameCell(card) : factCell(factsOf(card)[name]))))
  }
  place.querySelector('[data-count]')?.replaceChildren(words.comparing(compared.length, MAX_COMPARED))
  for (const part of place.querySelectorAll<HTMLElement>('[data-comparison], [data-bar]'))
    part.hidden = compared.length === 0
}
