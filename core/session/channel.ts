import type { Channel } from './session.ts'

/** The name of the sales channel of each channel (SES-07). */
export const salesChannels = {
  etail: 'resiEtail',
  dotcom: 'resiCom',
  express: 'resiCom',
} as const satisfies Record<Channel, string>
