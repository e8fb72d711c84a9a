import { either as E } from 'fp-ts'
import type { ChannelFailure } from './session.failure.ts'
import type { Channel } from './session.ts'
import { channels } from './session.ts'

/** What a sale is called in each channel (SES-07). */
export const salesChannels = {
  etail: 'resiEtail',
  dotcom: 'resiCom',
} as const satisfies Record<Channel, string>

const isChannel = (text: string): text is Channel => channels.some((channel) => channel === text)

/** The channel a path or an answer names; any other text fails with `ChannelUnknown` (SES-07). */
export const parseChannel = (text: string): E.Either<ChannelFailure, Channel> =>
  isChannel(text) ? E.right(text) : E.left({ _tag: 'ChannelUnknown', channel: text })
