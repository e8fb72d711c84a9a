import type { FastifyRequest } from 'fastify'
import { VISIT_COOKIE } from '#adapters/contract/record.ts'
import type { Greeting } from '#adapters/http/pages.ts'
import { cookieOf, newLanguageOf, savedCartOf } from '#adapters/http/session-cookie.ts'
import { languageOfPath, type Language } from '#core/shared/language.ts'
import { parsePlainDate, type PlainDate } from '#core/shared/plain-date.ts'

export type GreetingOptions = {
  /** Writes a day in a language; no page names a visit if left out (CRT-07). */
  readonly renderDay?: (language: Language, date: PlainDate) => string
}

/** Returns the browser's saved cart, day of the visit and newly chosen language (CRT-06, CRT-07, SES-09). */
export const greetingOf = ({ renderDay }: GreetingOptions, request: FastifyRequest): Greeting => {
  const [path = ''] = request.url.split('?', 1)
  const visit = parsePlainDate(cookieOf(request, VISIT_COOKIE) ?? '')
  return {
    hasSavedCart: savedCartOf(request) !== null,
    visit:
      visit._tag === 'Right' && renderDay !== undefined
        ? { date: visit.right, text: renderDay(languageOfPath(path), visit.right) }
        : null,
    chosen: newLanguageOf(request),
  }
}
