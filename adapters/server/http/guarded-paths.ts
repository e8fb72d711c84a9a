import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Location } from '#core/guards/location.ts'
import type { GuardSetting } from '#core/guards/route-guard.ts'
import { followRedirects } from '#core/guards/route-guard.ts'
import { plainPath } from '#core/routes/plain-path.ts'
import { paths } from '#core/routes/routes.ts'
import { selectedSlug } from '#adapters/brand/slug.ts'
import { dropSessionCookie } from './session-cookie.ts'

/** The pages of the shop guard their session themselves, because this host stores no sale. Nobody is signed in without a portal. */
const VISIT = { isSessionAlive: true, isAuthenticated: false, isBackForward: false } as const

/** This host has no mobile pages: they are on the mobile site of the brand. */
const settingOf = ({ mobile }: BrandIdentity['links']): GuardSetting => ({
  slug: selectedSlug,
  mobile: { isOn: false, allowed: [], site: plainPath(mobile) },
})

/**
 * Answers a path that has no page: it leads to where it has moved, to the mobile site of the brand, or to the not-found page (GRD-05, GRD-06,
 * GRD-09, GRD-13). A known path whose page does not exist yet is not found either.
 */
export const sendGuarded = (
  links: BrandIdentity['links'],
  location: Location,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { end } = followRedirects(location, VISIT, settingOf(links))
  if (end._tag === 'Leave') {
    if (end.effects.some(({ _tag }) => _tag === 'ResetSession')) dropSessionCookie(reply)
    return reply.header('cache-control', 'no-store').redirect(end.url, 303)
  }
  const { path, search } = end._tag === 'Enter' ? end.location : end.to
  const url = plainPath(path)
  return request.server.hasRoute({ method: 'GET', url })
    ? reply.redirect(`${url}${search}`, 302)
    : reply.redirect(paths.notFound, 302)
}
