import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { OUTCOME_MARK } from '#adapters/http/pages.ts'
import { hasReservedLink, localLinks } from '#adapters/server/external/local-links.ts'
import { createExternalServer } from '#adapters/server/external/external-server.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import { addressSearch } from '#core/routes/localization-link.ts'
import { externalPages, externalPaths, partnerPath } from '#core/routes/external-paths.ts'
import { addressWithOutcome } from '#test/builders/provider.builder.ts'
import { externalPage, partnerPage } from '#ui/site/external-page.tsx'

const { links, partners = [] } = cometa

const STORE = 'http://127.0.0.1:4173'

const shellIn = (language: string) => ({
  html: `<main lang="${language}">${OUTCOME_MARK}</main>`,
  styleHashes: [],
})

const open = () =>
  createExternalServer({
    shells: { es: shellIn('es'), en: shellIn('en') },
    store: STORE,
    render: externalPage(cometa),
    partners: partners.map(({ id }) => id),
    renderPartner: partnerPage(cometa),
    logger: createLogger('silent'),
  })

describe('createExternalServer', () => {
  it('serves each page of the brand with a way back to the store (RTE-09)', async () => {
    const app = await open()
    for (const page of externalPages) {
      const { statusCode, body } = await app.inject(externalPaths[page])
      expect(statusCode).toBe(200)
      expect(body).toContain(`href="${STORE}"`)
      expect(body).toContain(new URL(cometa.links[page]).host)
    }
    const { body } = await app.inject(`${externalPaths.mobile}/mobile/plans/unlimited-data?cmp=verano`)
    expect(body).toContain(new URL(cometa.links.mobile).host)
    for (const { id, provider, phone } of partners) {
      const { statusCode, body } = await app.inject(partnerPath(id))
      expect([statusCode, body.includes(`href="${STORE}"`)]).toEqual([200, true])
      expect(body).toContain(provider)
      expect(body).toContain(`tel:${phone.dial}`)
    }
    expect((await app.inject(partnerPath('nobody'))).statusCode).toBe(404)
    expect((await app.inject('/')).statusCode).toBe(404)
    await app.close()
  })

  it('shows the address of a web lead as text, and no part of an invalid one', async () => {
    const app = await open()
    const lead = addressWithOutcome('webLead')
    const { body } = await app.inject(`${externalPaths.webLead}${addressSearch(lead)}`)
    expect(body).toContain(lead.street)
    const hostile = await app.inject(`${externalPaths.webLead}?a=%3Cscript%3E1&zip=33130`)
    expect(hostile.body).not.toContain('<script>1')
    await app.close()
  })

  it('answers a sent form without repeating it, and refuses other bodies', async () => {
    const app = await open()
    const send = (type: string, payload: string) =>
      app.inject({ method: 'POST', url: externalPaths.webLead, headers: { 'content-type': type }, payload })
    const sent = await send('application/x-www-form-urlencoded', 'email=ana%40correo.example')
    expect([sent.statusCode, sent.body.includes('correo.example')]).toEqual([200, false])
    expect((await send('text/xml', '<a/>')).statusCode).toBe(415)
    expect((await send('application/x-www-form-urlencoded', 'a'.repeat(5_000))).statusCode).toBe(413)
    await app.close()
  })
})

describe('localLinks', () => {
  it('replaces the links to reserved hosts, and no others (RTE-09)', () => {
    const origin = 'http://127.0.0.1:4174'
    const account = 'https://account.brand.com/login'
    const own = { id: 'own', url: 'https://partner.com/' }
    const given = { links: { ...links, existingCustomer: account }, partners: [own, ...partners] }
    expect(localLinks(given, origin)).toEqual({
      links: {
        webLead: `${origin}${externalPaths.webLead}`,
        existingCustomer: account,
        mobile: `${origin}${externalPaths.mobile}`,
      },
      partners: [own, ...partners.map(({ id }) => ({ id, url: `${origin}${partnerPath(id)}` }))],
    })
  })

  it('finds a link of the brand or a partner to a reserved host', () => {
    const own = 'https://account.brand.com/login'
    const free = { webLead: own, existingCustomer: own, mobile: own }
    expect(hasReservedLink({ links: free, partners: [] })).toBe(false)
    expect(hasReservedLink({ links: { ...free, mobile: links.mobile }, partners: [] })).toBe(true)
    expect(hasReservedLink({ links: free, partners })).toBe(true)
  })
})
