import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteDocument, SiteFrames } from '#adapters/http/pages.ts'
import { sendDocument } from '#adapters/http/pages.ts'
import { withTitle } from '#adapters/http/rendered-document.ts'
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

/** Returns the frame of a page of the application with the title of that page (MET-13). */
export const titledFrame = (
  options: Pick<SiteOptions, 'site'>,
  request: FastifyRequest,
  frame: 'shell' | 'portalShell' | 'outcomeShell',
): SiteDocument => {
  const { [frame]: document, titles } = framesOf(options, request)
  const title = titles[request.routeOptions.url ?? '']
  return title === undefined ? document : withTitle(document, title)
}

/** Sends a page of the store that has no document of its own, in the language of the visitor. */
export const sendFrame = (
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { frame, ...how }: FrameOptions,
): FastifyReply =>
  frame === 'shell' || frame === 'portalShell'
    ? sendDocument(reply, titledFrame(options, request, frame), 'application', { ...how, isOwn: true })
    : sendDocument(reply, framesOf(options, request)[frame], 'public', { ...how, isOwn: true })
