import { deviceParameters } from '#core/query/tool-parameters.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceList } from '#core/mobile/device-filter.ts'
import { deviceListNames, pathOfFilter } from '#core/mobile/device-filter.ts'
import type { FindDevice } from '#core/mobile/device-pages.ts'
import { detailPath } from '#core/mobile/device-pages.ts'
import type { Language } from '#core/shared/language.ts'
import { languages, pathIn } from '#core/shared/language.ts'
import { queryOf, textsOf } from '#adapters/http/page-query.ts'
import type { Site } from '#adapters/http/pages.ts'
import { sendOwnPage, sendPublicPage } from '#adapters/http/pages.ts'
import { greetingOf } from './greeting.ts'

export type DeviceOptions = {
  readonly site: () => Site
  /** Finds the device of a link to `/detail`; without it the list answers. */
  readonly findDevice?: FindDevice
}

/** The sentence about an unknown device, as the build hides it in a list. */
export const HIDDEN_UNKNOWN = ' data-unknown="true" hidden=""'

type Place = { readonly list: DeviceList; readonly language: Language }

const sendDetail = (
  { site, findDevice }: DeviceOptions,
  { list, language }: Place,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const listPath = pathIn(language, pathOfFilter({ by: 'all', list }))
  const names = textsOf(deviceParameters, request)
  if (names.productName === '' && names.colorName === '') {
    const query = queryOf(request)
    return reply.redirect(query === '' ? listPath : `${listPath}?${query}`, 302)
  }
  const { documents } = site()
  const path = findDevice?.(list, names) ?? null
  const found = path === null ? undefined : documents[pathIn(language, path)]
  if (found !== undefined) return sendPublicPage(reply, found, greetingOf({}, request))
  const all = documents[listPath]
  if (all === undefined) return reply.redirect(listPath, 302)
  const html = all.html.replace(HIDDEN_UNKNOWN, HIDDEN_UNKNOWN.replace(' hidden=""', ''))
  return sendOwnPage(reply.code(404).header('x-robots-tag', 'noindex, nofollow'), { ...all, html })
}

/**
 * Registers `/detail` of each list of devices that the site has: it answers with the page of the device that the query
 * names, without names it leads to the list, and for an unknown device the list says so (MOB-21).
 */
export const deviceRoutes = (app: FastifyInstance, options: DeviceOptions): void => {
  for (const list of deviceListNames)
    for (const language of languages) {
      const listPath = pathIn(language, pathOfFilter({ by: 'all', list }))
      if (listPath in options.site().documents)
        app.get(pathIn(language, detailPath(list)), (request, reply) =>
          sendDetail(options, { list, language }, request, reply),
        )
    }
}
