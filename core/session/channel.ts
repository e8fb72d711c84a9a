import { either as E } from 'fp-ts'
import type { ChannelFailure } from './session.failure.ts'
import type { Channel } from './session.ts'
import { channels } from './session.ts'

/** The name of the sales channel of each channel (SES-07). */
export const salesChannels = {
  etail: 'resiEtail',
  dotcom: 'resiCom',
  express: 'resiCom',
} as const satisfies Record<Channel, string>

const isChannel = (text: string): text is Channel => channels.some((channel) => channel === text)

/** Parses the channel in a path or a response. Fails with `ChannelUnknown` (SES-07). */
export const parseChannel = (text: string): E.Either<ChannelFailure, Channel> =>
  isChannel(text) ? E.right(text) : E.left({ _tag: 'ChannelUnknown', channel: text })
