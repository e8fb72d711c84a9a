import { paths } from '#core/routes/routes.ts'
import type { Channel } from '#core/session/session.ts'
import { channels } from '#core/session/session.ts'

export const isChannel = (text: string): text is Channel => channels.some((channel) => channel === text)

/** The channel a visitor came through, by the path they came to; the public site unless it names another. */
export const channelAt = (pathname: string): Channel => {
  const prefix = `${paths.localization}/`
  const named = pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/\/+$/, '') : ''
  return isChannel(named) ? named : 'dotcom'
}
