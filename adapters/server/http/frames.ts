import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteFrames } from '#adapters/http/pages.ts'
import { sendDocument } from '#adapters/http/pages.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'
import type { SiteOptions } from './site-options.ts'
import type { WidgetSources } from '#adapters/http/widget-policy.ts'

/** Returns the pages in the language of a visitor (SES-09). */
export const framesOf = ({ site }: Pick<SiteOptions, 'site'>, request: FastifyRequest): SiteFrames =>
  site().frames[languageOf(request)]

type FrameOptions = {
  readonly frame: 'shell' | 'portalShell' | 'orderStatus' | 'notFound'
  readonly widget?: WidgetSources | null
  readonly status?: number
  readonly isPrivate?: boolean
}

/** Sends a page of the store that has no document of its own, in the language of the visitor. */
export const sendFrame = (
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { frame, ...how }: FrameOptions,
): FastifyReply =>
  sendDocument(
    reply,
    framesOf(options, request)[frame],
    frame === 'shell' || frame === 'portalShell' ? 'application' : 'public',
    {
      ...how,
      isOwn: true,
    },
  )
