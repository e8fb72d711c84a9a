import { foldText } from '../shared/text.ts'
import type { Channel } from './channel.ts'

/** What a visitor looks for. An empty text matches every channel. */
export type ChannelFilter = {
  /** Part of the name, or the beginning of the number. */
  readonly text: string
  readonly plan: string
  readonly category: string
  readonly language: string
}

/** A channel as a page writes it. */
export type ListedChannel = Omit<Channel, 'category' | 'language' | 'plans' | 'number'> & {
  readonly number: string
  readonly category: string
  /** What people call channels of this category. */
  readonly subject: string
  readonly language: string
  readonly plans: readonly string[]
}

const fits = (wanted: string, value: string): boolean => wanted === '' || wanted === value

/**
 * Checks whether a channel fits every part of a filter: each word of the text is in its name or its subject or begins
 * its number, and the plan, the category and the language are its own (CHN-01).
 */
export const fitsFilter = (channel: ListedChannel, filter: ChannelFilter): boolean => {
  const words = foldText(filter.text).split(' ')
  const text = foldText(`${channel.name} ${channel.subject}`)
  return (
    words.every((word) => text.includes(word) || channel.number.startsWith(word)) &&
    (filter.plan === '' || channel.plans.includes(filter.plan)) &&
    fits(filter.category, channel.category) &&
    fits(filter.language, channel.language)
  )
}
