import type { Channel } from '#core/channels/channel.ts'

/** The brand sells no television. */
export const channels: readonly Channel[] = []
