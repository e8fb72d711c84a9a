import type { OfferId } from '../catalog/offer.ts'
import type { Language } from '../shared/language.ts'

/** What a channel mostly shows. */
export const channelCategories = [
  'general',
  'news',
  'sports',
  'movies',
  'series',
  'kids',
  'music',
  'culture',
  'faith',
] as const
export type ChannelCategory = (typeof channelCategories)[number]

/** One channel of the line-up. Its name is the same in every language; `language` is the one it is spoken in. */
export type Channel = {
  readonly number: number
  readonly name: string
  readonly category: ChannelCategory
  readonly language: Language
  /** The television plans that contain the channel. */
  readonly plans: readonly OfferId[]
}
