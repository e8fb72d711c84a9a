import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GuardResult, Location } from '#core/guards/location.ts'
import { mobileGuard } from '#core/guards/mobile-guard.ts'
import { isMovedForGood, movedTo } from '#core/guards/redirect.ts'
import type { GuardSetting, RouteVisit } from '#core/guards/route-guard.ts'
import { followRedirects } from '#core/guards/route-guard.ts'
import { missingPageHref, routeKey } from '#core/metadata/lookup.ts'
import { plainPath } from '#core/routes/plain-path.ts'
import { routeOf } from '#core/routes/route-match.ts'
import { paths } from '#core/routes/routes.ts'
import { languageOfPath, pathIn, spanishPath } from '#core/shared/language.ts'
import { selectedSlug } from '#adapters/brand/slug.ts'
import { queryOf } from '#adapters/http/page-query.ts'
import { dropSessionCookie, isFromStore } from '#adapters/http/session-cookie.ts'
import type { SiteOptions } from './site-options.ts'

type GuardOptions = Pick<SiteOptions, 'links' | 'mobile'>

/** Shop and portal pages guard their own sessions: this decides only on paths without a page. */
const VISIT: RouteVisit = {
  isSessionAlive: true,
  portal: {
    navigation: 'navigate',
    claim: { state: 'noToken' },
    mfa: { isMfaOn: true, isConfirmed: false, origin: '' },
    account: {
      areCusRoutesOn: true,
      tokenAccountId: '',
      summary: { state: 'notLoaded' },
      isSessionAlive: false,
    },
  },
}

/** Returns the guard settings, which decide on paths without a page. Without a list no mobile path is allowed. */
const settingOf = ({ links, mobile }: GuardOptions): GuardSetting => ({
  slug: selectedSlug,
  mobile: { isOn: mobile?.isOn ?? true, allowed: mobile?.allowed ?? [], site: plainPath(links.mobile) },
})

/** Returns the first of some paths that has a page. */
const servedOf = ({ server }: FastifyRequest, candidates: readonly string[]): string | undefined =>
  candidates.find((url) => server.hasRoute({ method: 'GET', url }))

/** Redirects to the site of the brand outside the store. A link of this store resets no session. */
const sendExternal = (
  { url, effects }: Extract<GuardResult, { readonly _tag: 'Leave' }>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  if (effects.some(({ _tag }) => _tag === 'ResetSession') && !isFromStore(request)) dropSessionCookie(reply)
  return reply.header('cache-control', 'no-store').redirect(url, 303)
}

/**
 * Answers a path without a page: leads to its new place, the brand's mobile site, or not-found page (GRD-05, GRD-06,
 * GRD-09, GRD-13); a page that does not exist yet is not found. Other spellings and English paths lead to the page
 * (MET-02, SES-09). A redirect is permanent where the path moved for good or is another spelling.
 */
export const sendGuarded = (
  options: GuardOptions,
  { path: wanted, search }: Location,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const path = routeKey(wanted)
  const pageOf = (to: string): string | undefined => {
    const page = servedOf(request, [pathIn(languageOfPath(path), to), to])
    return page === paths.notFound ? undefined : page
  }
  const location = { path: spanishPath(path), search }
  const moved = movedTo(location, selectedSlug)
  const known = pageOf(moved?._tag === 'Redirect' ? moved.to.path : location.path)
  const isPermanent = known === path || isMovedForGood(location.path, selectedSlug)
  if (known !== undefined) return reply.redirect(`${known}${search}`, isPermanent ? 308 : 302)
  const { end } = followRedirects(location, VISIT, settingOf(options))
  if (end._tag === 'Leave') return sendExternal(end, request, reply)
  const to = end._tag === 'Enter' ? end.location : end.to
  const page = pageOf(plainPath(to.path))
  return reply.redirect(page === undefined ? missingPageHref(wanted) : `${page}${to.search}`, 302)
}

/**
 * Leads the pages of the mobile shop that the configuration does not show to the mobile site of the brand (GRD-09). The
 * documents complete their marketing parameters themselves (GRD-10).
 */
export const guardMobilePages = (app: FastifyInstance, options: GuardOptions): void => {
  const { mobile } = options
  if (mobile === undefined || (mobile.isOn && mobile.allowed === null)) return
  const setting = settingOf(options)
  app.addHook('onRequest', (request, reply, done) => {
    const path = spanishPath(routeKey(request.url))
    const route = routeOf(path, setting.slug)
    const query = queryOf(request)
    const search = query === '' ? '' : `?${query}`
    const guarded = route === null ? null : mobileGuard(route, { path, search }, setting.mobile)
    if (guarded?._tag === 'Leave') void sendExternal(guarded, request, reply)
    else done()
  })
}
