import { paths } from '#core/routes/routes.ts'
import type { Channel } from '#core/session/session.ts'
import { channels } from '#core/session/session.ts'

export const isChannel = (text: string): text is Channel => channels.some((channel) => channel === text)

/** Returns the sales channel that a path names, or null. */
export const channelAt = (pathname: string): Channel | null => {
  const prefix = `${paths.localization}/`
  const named = pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/\/+$/, '') : ''
  return isChannel(named) ? named : null
}
