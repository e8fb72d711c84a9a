import type { Brand } from '#core/brand/brand.ts'
import type { ChannelCategory } from '#core/channels/channel.ts'
import type { Language } from '#core/shared/language.ts'
import { markClaim } from '#core/template/claim.ts'

/** Channels of one plan, subject or language. A missing part excludes nothing. */
type ChannelsOf = {
  readonly plan?: string
  readonly category?: ChannelCategory
  readonly language?: Language
}

/** Facts of television for pages: counts of channels in the brand's line-up, and its application. */
export const channelFacts = ({ name, site }: Brand) => ({
  /** The name of the application that only television has. Throws (a defect) for a brand without it. */
  tvApp: (): string => {
    const app = site.apps.find(({ lines: [line, ...others] }) => line === 'TV' && others.length === 0)
    if (app === undefined) throw new Error(`${name} has no application for television`)
    return app.name
  },
  /** The number of channels, and its amount for a picture to scale. */
  channels: ({ plan, category, language }: ChannelsOf = {}) => {
    const amount = site.channels.filter(
      (channel) =>
        (plan === undefined || channel.plans.some((one) => one === plan)) &&
        (category === undefined || channel.category === category) &&
        (language === undefined || channel.language === language),
    ).length
    const source = ['line-up', plan, category, language].filter((part) => part !== undefined).join(' ')
    return { count: markClaim(String(amount), source), amount }
  },
})
