import { paths } from '#core/routes/routes.ts'
import { isChannel } from '#ui/app/channel.ts'
import type { Route } from '#ui/app/router.ts'
import { localizationRoute } from './address-localization.route.ts'

/** The same page for who comes through a channel, which its last part names. */
export const channelRoute: Route = {
  ...localizationRoute,
  path: `${paths.localization}/*`,
  elsewhere: (_, pathname) =>
    isChannel(pathname.slice(paths.localization.length + 1)) ? null : paths.localization,
}
