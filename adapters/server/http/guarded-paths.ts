import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Location } from '#core/guards/location.ts'
import type { GuardSetting } from '#core/guards/route-guard.ts'
import { followRedirects } from '#core/guards/route-guard.ts'
import { missingPageHref, routeKey } from '#core/metadata/lookup.ts'
import { plainPath } from '#core/routes/plain-path.ts'
import { paths } from '#core/routes/routes.ts'
import { languageOfPath, pathIn, spanishPath } from '#core/shared/language.ts'
import { selectedSlug } from '#adapters/brand/slug.ts'
import { dropSessionCookie } from './session-cookie.ts'

/** The pages of the shop guard their session themselves, because this host stores no sale. Nobody is signed in without a portal. */
const VISIT = { isSessionAlive: true, isAuthenticated: false, isBackForward: false } as const

/** This host has no mobile pages: they are on the mobile site of the brand. */
const settingOf = ({ mobile }: BrandIdentity['links']): GuardSetting => ({
  slug: selectedSlug,
  mobile: { isOn: false, allowed: [], site: plainPath(mobile) },
})

/** Returns the first of some paths that has a page. */
const servedOf = ({ server }: FastifyRequest, candidates: readonly string[]): string | undefined =>
  candidates.find((url) => server.hasRoute({ method: 'GET', url }))

/**
 * Answers a path that has no page: it leads to where it has moved, to the mobile site of the brand, or to the not-found page (GRD-05, GRD-06,
 * GRD-09, GRD-13). A known path whose page does not exist yet is not found either. Another spelling leads to the page, and an English path to
 * the English page, if there is one (MET-02, SES-09).
 */
export const sendGuarded = (
  links: BrandIdentity['links'],
  { path: wanted, search }: Location,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const path = routeKey(wanted)
  const { end } = followRedirects({ path: spanishPath(path), search }, VISIT, settingOf(links))
  if (end._tag === 'Leave') {
    if (end.effects.some(({ _tag }) => _tag === 'ResetSession')) dropSessionCookie(reply)
    return reply.header('cache-control', 'no-store').redirect(end.url, 303)
  }
  const to = end._tag === 'Enter' ? end.location : end.to
  const plain = plainPath(to.path)
  const url = servedOf(request, [pathIn(languageOfPath(path), plain), plain])
  return reply.redirect(
    url === undefined || url === paths.notFound ? missingPageHref(wanted) : `${url}${to.search}`,
    302,
  )
}
