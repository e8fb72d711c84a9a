import { either as E } from 'fp-ts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { followUpLimit } from '#adapters/contract/limits.ts'
import { OUTCOME_MARK, type Site } from '#adapters/http/pages.ts'
import { followUpRoutes } from '#adapters/server/http/follow-up-routes.ts'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import { followUpPath } from '#core/follow-up/posted-follow-up.ts'
import type { FollowUpRequest } from '#core/follow-up/follow-up.ts'
import { paths } from '#core/routes/routes.ts'
import { followUpPage } from '#ui/site/follow-up-page.tsx'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { addressWithOutcome, buildProvider } from '#test/builders/provider.builder.ts'
import { namedSite, openServer } from '#test/builders/server.builder.ts'
import { expectSoundDocument } from '../../../ui/site/markup.ts'

const { street, unit, zip } = addressWithOutcome('notServiceable')
const typed = { a: street, aptnum: unit, zip, emailAddress: 'ana@correo.example', consent: 'on' }
const notice = { kind: 'notice', ...typed }
const dispute = { kind: 'dispute', statement: 'Mi vecino\r\nya lo tiene.', ...typed }

const requests: FollowUpRequest[] = []
const { provider } = buildProvider()
const recorded = {
  ...createFakeProvider().provider,
  requestFollowUp: ((context, request) => {
    requests.push(request)
    return provider.handlers.requestFollowUp(context, request)
  }) as typeof provider.handlers.requestFollowUp,
}

const siteWithForm = (html: string): Site => {
  const { es, en } = namedSite.frames
  const followUpShell = { html, styleHashes: [] }
  return { ...namedSite, frames: { es: { ...es, followUpShell }, en: { ...en, followUpShell } } }
}

let app: FastifyInstance
beforeAll(async () => {
  app = await openServer({
    site: () => siteWithForm(`<main>${OUTCOME_MARK}</main>`),
    provider: recorded,
    renderFollowUp: followUpPage(cometa),
  })
})
afterAll(() => app.close())

const own = { 'sec-fetch-site': 'same-origin', origin: 'null' }

const post = (
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = own,
  to: FastifyInstance = app,
) =>
  to.inject({
    method: 'POST',
    url: followUpPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

describe(followUpRoutes, () => {
  it('stores a posted form, and confirms it with what happens next (LOC-42)', async () => {
    for (const [fields, words] of [
      [notice, 'Listo: te avisamos'],
      [dispute, 'Listo: lo vamos a revisar'],
    ] as const) {
      const { statusCode, body, headers } = await post(fields)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache'])
      expect(body).toContain(words)
      expect(body).toContain(typed.emailAddress)
    }
    expect(requests.map(({ kind }) => kind)).toEqual(['notice', 'dispute'])
    expect(requests.at(-1)).toMatchObject({ statement: 'Mi vecino ya lo tiene.' })
  })

  it('returns an invalid form with everything that was typed, and sends nothing (LOC-40, LOC-42)', async () => {
    const before = requests.length
    const { consent: _, ...unsigned } = dispute
    const { statusCode, body } = await post({ ...unsigned, emailAddress: 'ana@"<b>' })
    expect(statusCode).toBe(422)
    for (const part of ['ana@&quot;&lt;b&gt;', 'ya lo tiene.', 'Marca la casilla', 'como nombre@ejemplo.com'])
      expect(body).toContain(part)
    expectSoundDocument(body)
    expect(requests.length).toBe(before)
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['an old browser that hides its origin', { origin: 'null' }],
  ])('refuses a form of %s, preserves it, and shows the telephone (S12)', async (_, headers) => {
    const before = requests.length
    const { statusCode, body } = await post(notice, headers)
    expect(statusCode).toBe(403)
    expect(body).toContain(`value="${typed.emailAddress}"`)
    expect(body).toContain(`tel:${cometa.phones.service.dial}`)
    expect(requests.length).toBe(before)
  })

  it('accepts a form of its own page that names its origin, and of no browser (S12)', async () => {
    expect((await post(notice, { origin: 'http://localhost', host: 'localhost' })).statusCode).toBe(200)
    expect((await post(notice, {})).statusCode).toBe(200)
  })

  it('leads every request that no page sends to the address form', async () => {
    for (const fields of [{}, { ...notice, kind: 'other' }, { ...notice, zip: 'x' }, { ...notice, a: '' }]) {
      const { statusCode, headers } = await post(fields)
      expect([statusCode, headers.location]).toEqual([303, paths.localization])
    }
    expect((await app.inject(followUpPath)).headers.location).toBe(paths.localization)
  })

  it('reads no other body, and no long one (S19)', async () => {
    const json = { 'content-type': 'application/json' }
    expect((await post(notice, { ...own, ...json })).statusCode).toBe(400)
    expect((await post({ ...dispute, statement: 'a'.repeat(9_000) })).statusCode).toBe(413)
  })

  it('limits a client as the call does, and preserves the typed text (S23)', async () => {
    const clock = fakeClock()
    const limited = await openServer({
      provider: recorded,
      renderFollowUp: followUpPage(cometa),
      rateLimit: { count: createMemoryCount(clock), clock, factor: { session: 1, client: 1 } },
    })
    const statuses = []
    for (let count = 0; count <= followUpLimit.client.max; count += 1)
      statuses.push((await post(notice, own, limited)).statusCode)
    expect(statuses.at(-1)).toBe(429)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]))
    await limited.close()
  })

  it('shows a failure of the provider with the form and the telephone (S31)', async () => {
    const broken = await openServer({
      provider: {
        ...recorded,
        requestFollowUp: () => () => Promise.resolve(E.left({ code: 'UNAVAILABLE' as const })),
      },
      site: () => siteWithForm(OUTCOME_MARK),
      renderFollowUp: followUpPage(cometa),
    })
    const { statusCode, body } = await post(dispute, own, broken)
    expect(statusCode).toBe(503)
    expect(body).toContain('ya lo tiene.')
    expect(body).toContain(`tel:${cometa.phones.sales.dial}`)
    await broken.close()
  })
})
