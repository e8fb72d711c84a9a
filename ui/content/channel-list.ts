import { channels } from '#adapters/brand/channels.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { channelSearchWords as words } from './es/shared/channel-search.ts'

export { channels }

/** Counts a television plan's channels, and those in Spanish, in a sentence; null for other offers. */
export const channelCount = (id: OfferId): string | null => {
  const own = channels.filter(({ plans }) => plans.includes(id))
  return own.length === 0
    ? null
    : words.counted(own.length, own.filter(({ language }) => language === 'es').length)
}
