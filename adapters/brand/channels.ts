import type { Channel } from '#core/channels/channel.ts'
import { channels as brisa } from './brisa/channels.ts'
import { channels as cometa } from './cometa/channels.ts'

/** The channel line-up of the selected brand. Browsers get it when television is opened. */
export const channels: readonly Channel[] = process.env['BRAND'] === 'brisa' ? brisa : cometa
