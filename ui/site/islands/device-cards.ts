import type { ListedDevice } from '#core/mobile/device-search.ts'
import type { Cents } from '#core/shared/money.ts'

/** How many devices are shown at first, and the anchor of the next one, which shows all. */
export const SHOWN = 24
export const NEXT = 'mas'

/** A device of the document, its card, and its box for comparison. */
export type Card = ListedDevice & { readonly card: HTMLElement; readonly box: HTMLInputElement | null }

const amountOf = (text: string | undefined): Cents | null =>
  text === undefined ? null : (Number(text) as Cents)

/** Returns the values of an attribute that lists them. */
export const listOf = (text = ''): readonly string[] => text.split(' ').filter((part) => part !== '')

/** Reads a device from its card. */
export const cardOf = (card: HTMLElement): Card => ({
  card,
  box: card.querySelector('[data-compare]'),
  slug: card.dataset['device'] ?? '',
  brand: card.dataset['brand'] ?? '',
  oneTime: amountOf(card.dataset['price']),
  monthly: amountOf(card.dataset['monthly']),
  capacities: listOf(card.dataset['capacities']),
  deals: listOf(card.dataset['deals']),
})

/** Returns the link of a card to its device. */
export const linkOf = ({ card }: Card): HTMLAnchorElement | null => card.querySelector('[data-name]')
