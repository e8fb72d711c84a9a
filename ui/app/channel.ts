import { paths } from '#core/routes/routes.ts'
import type { Channel } from '#core/session/session.ts'
import { channels } from '#core/session/session.ts'

export const isChannel = (text: string): text is Channel => channels.some((channel) => channel === text)

/** Returns the sales channel in a path, or the public site's channel when the path has none. */
export const channelAt = (pathname: string): Channel => {
  const prefix = `${paths.localization}/`
  const named = pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/\/+$/, '') : ''
  return isChannel(named) ? named : 'dotcom'
}
