import { paths } from '#core/routes/routes.ts'
import type { Channel } from '#core/session/session.ts'
import { isChannel } from '#core/session/session.ts'

/** Returns the sales channel that a path names, or null. */
export const channelAt = (pathname: string): Channel | null => {
  const prefix = `${paths.localization}/`
  const named = pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/\/+$/, '') : ''
  return isChannel(named) ? named : null
}
