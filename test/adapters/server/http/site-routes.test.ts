import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { selectedSlug } from '#adapters/brand/slug.ts'
import { LANGUAGE_COOKIE } from '#core/session/language-preference.ts'
import { CART_COOKIE, SESSION_COOKIE, VISIT_COOKIE } from '#adapters/contract/record.ts'
import type { Language } from '#core/shared/language.ts'
import type { Site, SiteFrames } from '#adapters/http/pages.ts'
import { HIDDEN_RETURN, HIDDEN_VISIT, OUTCOME_MARK, VISIT_DAY } from '#adapters/http/pages.ts'
import { siteRoutes } from '#adapters/server/http/site-routes.ts'
import { MARKETING_MAX } from '#core/affiliate/marketing-parameters.ts'
import { MARKETING_DEFAULTS } from '#core/guards/mobile-guard.ts'
import { missingPageHref } from '#core/metadata/lookup.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { addressParameters } from '#core/query/query-parameters.ts'
import { serviceabilityCheckPath } from '#core/routes/localization-link.ts'
import { redirects, standIns } from '#core/routes/private-paths.ts'
import { externalPaths, mobileLoginPath } from '#core/routes/external-paths.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { paths, pathsOfStep } from '#core/routes/routes.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { foreignExamples, foreignText, ownNames, parameterGroups } from '#test/arbitraries/query.arbitrary.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { addressWithOutcome, buildProvider } from '#test/builders/provider.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const framesIn = (language: Language): SiteFrames => {
  const named = (name: string) => ({
    html: language === 'es' ? name : `${name} ${language}`,
    styleHashes: [],
  })
  return {
    titles: {},
    shell: named('shell'),
    portalShell: named('portal'),
    outcomeShell: named(`shell[${OUTCOME_MARK}]`),
    followUpShell: named(''),
    signedInShell: named(''),
    checkShell: named(`check[${OUTCOME_MARK}]`),
    identityShell: named(''),
    externalShell: named(''),
    orderStatus: named('order'),
    notFound: named('nowhere'),
    busy: named('busy'),
  }
}

const site: Site = {
  files: { '/icon.svg': { type: 'image/svg+xml', base64: Buffer.from('<svg/>').toString('base64') } },
  documents: {
    '/': {
      html: `front door<div${HIDDEN_VISIT}>${VISIT_DAY}</div><div${HIDDEN_RETURN}>`,
      styleHashes: ["'sha256-abc'"],
    },
    '/internet': { html: 'internet', styleHashes: [] },
    '/en/internet': { html: 'internet en', styleHashes: [] },
    '/packages/savings-calculator': { html: 'tool[first]', styleHashes: [] },
  },
  frames: { es: framesIn('es'), en: framesIn('en') },
}

const { provider } = buildProvider()
let app: FastifyInstance

beforeAll(async () => {
  app = await openServer({
    site: () => site,
    provider: provider.handlers,
    renderCheck: (_, answer, form) => `${answer === null ? 'form' : outcomeOf(answer).kind} ${form.street}`,
    renderSavings: (path, form, carried = []) => {
      if (!path.endsWith('/savings-calculator')) return null
      return form === null ? '[first]' : `[$& ${form.mobileLineQty} lines ${carried.flat().join(' ')}]`
    },
    renderDay: (language, date) => `${language} <${date}`,
    renderMissing: (_, page) => (page === null ? 'nowhere' : `$& ${page}`),
    renderOutcome: (_, answer, form, carried, savedCart) =>
      [
        answer === null ? 'form' : outcomeOf(answer).kind,
        '$&',
        form.street,
        ...carried.flat(),
        ...(savedCart === null ? [] : [`saved ${savedCart}`]),
      ].join(' '),
  })
  return async () => app.close()
})

const get = (url: string) => app.inject({ method: 'GET', url })

const queryOf = (kind: Parameters<typeof addressWithOutcome>[0]): string => {
  const { street, unit, zip } = addressWithOutcome(kind)
  return new URLSearchParams({ a: street, aptnum: unit, zip }).toString()
}

describe(siteRoutes, () => {
  it.each(saleSteps.flatMap(pathsOfStep))('serves the shell at %s', async (path) => {
    const { statusCode, body } = await get(path)
    expect([statusCode, body.startsWith('shell')]).toEqual([200, true])
  })

  it.each(outcomeKinds.filter((kind) => kind !== 'enterAddress'))(
    'answers a submitted plain form with the outcome %s as plain HTML',
    async (kind) => {
      const { body } = await get(`${paths.localization}?${queryOf(kind)}`)
      expect(body).toBe(`shell[${kind} $& ${addressWithOutcome(kind).street}]`)
    },
  )

  it('names the rules of prefetching on public pages alone', async () => {
    const rules = async (path: string) => (await get(path)).headers['speculation-rules']
    expect(await rules('/internet')).toBe('"/speculation-rules.json"')
    for (const path of [paths.localization, paths.checkout, paths.notFound])
      expect(await rules(path)).toBeUndefined()
  })

  it('writes the saved cart of the cookie into the address page, for no other visitor (CRT-06)', async () => {
    const at = async (cookie: string) => {
      const { body, headers } = await app.inject({ url: paths.localization, headers: { cookie } })
      expect(headers['cache-control']).toBe('private, no-cache')
      return body
    }
    expect(await at(`${CART_COOKIE}=cart-0001`)).toBe('shell[form $&  saved cart-0001]')
    for (const cookie of ['', `${CART_COOKIE}=`, `${CART_COOKIE}=a; ${CART_COOKIE}=b`, `${CART_COOKIE}=%ZZ`])
      expect(await at(cookie)).toBe('shell[form $& ]')
    expect(await at(`${CART_COOKIE}=${'x'.repeat(5_000)}`)).toBe('shell[form $& ]')
  })

  it('writes nothing into a field that its reader cannot see (VAL-01)', async () => {
    const hidden = ['\u202E', '\u2066', '\u200F', '\u061C', '\u200B', '\u0007'].join('')
    const query = new URLSearchParams({ a: `Main${hidden} St`, zip: '1' }).toString()
    expect((await get(`${paths.localization}?${query}`)).body).toBe('shell[form $& Main St]')
  })

  it('answers a sent savings calculator in its document, which no shared cache stores (SAV-01)', async () => {
    const at = (query: string, referer?: string) =>
      app.inject({
        url: `/packages/savings-calculator${query}`,
        headers: { host: 'tienda.example', ...(referer === undefined ? {} : { referer }) },
      })
    const sent = await at('?mobileLineQty=3\u200B&vParam=socio-7')
    expect([sent.body, sent.headers['cache-control']]).toEqual([
      'tool[$& 3 lines vParam socio-7]',
      'private, no-cache',
    ])
    const referred = await at(
      '?mobileLineQty=3',
      'https://tienda.example/packages/savings-calculator?cmp=otoño',
    )
    expect(referred.body).toBe('tool[$& 3 lines cmp otoño]')
    for (const query of ['', '?vParam=socio-7']) expect((await at(query)).body).toBe('tool[first]')
    expect((await get('/internet?mobileLineQty=3')).body).toBe('internet')
  })

  it('answers the form again for an incomplete address, and for one that the provider does not answer', async () => {
    for (const query of ['a=&aptnum=&zip=', 'a=Main&zip=123', 'a=%20Main%20St&zip=33130', 'a[]=x&zip=33130'])
      expect((await get(`${paths.localization}?${query}`)).body).toContain('shell[form')
    const silent = await openServer({
      site: () => site,
      provider: createFakeProvider().provider,
      renderOutcome: (_, answer) => JSON.stringify(answer),
    })
    const { statusCode, body } = await silent.inject(`${paths.localization}?${queryOf('serviceable')}`)
    expect([statusCode, body]).toEqual([200, 'shell[null]'])
    await silent.close()
  })

  it('takes marketing parameters from the page of the form, if its script did not pass them on (AFF-06)', async () => {
    const query = queryOf('serviceable')
    const from = (referer: string, url = `${paths.localization}?${query}`) =>
      app.inject({ method: 'GET', url, headers: { host: 'tienda.example', referer } })
    const landing = 'https://tienda.example/?vParam=socio-7&otro=x&cmp=vuelta+a+clases'
    const { statusCode, headers } = await from(landing)
    const added = 'vParam=socio-7&cmp=vuelta+a+clases'
    expect([statusCode, headers.location]).toEqual([302, `${paths.localization}?${query}&${added}`])
    const next = await from(landing, String(headers.location))
    expect([next.statusCode, next.body.includes('vParam socio-7 cmp vuelta a clases')]).toEqual([200, true])
    const long = 'x'.repeat(MARKETING_MAX + 1)
    for (const other of [
      'https://otra.example/?vParam=socio-7',
      'https://tienda.example/',
      'https://tienda.example/?vParam=a&vParam=b',
      `https://tienda.example/?vParam=${long}`,
      'https://tienda.example/?vParam=%E2%80%AEa',
      'no es una direccion',
    ])
      expect((await from(other)).statusCode).toBe(200)
  })

  it.each(foreignExamples)(
    'reads the address and the campaign of a link next to %s (RTE-10)',
    async (pair) => {
      const link = `cmp=gig&${pair}&${queryOf('serviceable')}`
      const { body } = await get(`${paths.localization}?${link}`)
      expect(body).toBe((await get(`${paths.localization}?cmp=gig&${queryOf('serviceable')}`)).body)
      expect(body).toMatch(/^shell\[serviceable .* cmp gig\]$/)
      const calculator = '/packages/savings-calculator'
      expect((await get(`${calculator}?mobileLineQty=3&${pair}&cmp=gig`)).body).toBe(
        'tool[$& 3 lines cmp gig]',
      )
      expect((await get(`${paths.notFound}?${pair}&page=plan`)).body).toContain('plan')
    },
  )

  /** The pages of the site, of each kind. */
  const queried = [
    ...Object.keys(site.documents),
    ...Object.values(paths),
    `${paths.localization}/etail`,
    serviceabilityCheckPath,
  ]

  it.each([...new Set(queried)])(
    'answers %s the same next to any foreign text (RTE-10, S53)',
    async (path) => {
      const own = new Set([...parameterGroups.flatMap(([, names]) => Object.values(names)), ...ownNames])
      const answer = async (query: string, foreign: string) => {
        const { statusCode, body, headers } = await get(`${path}?${query}${foreign}`)
        const location = (headers['location'] ?? '').replace(foreign, '').replace(`?${foreign.slice(1)}`, '')
        return [statusCode, body, location, headers['set-cookie'], headers['cache-control']]
      }
      await forAllAsyncWith(
        { numRuns: 30 },
        fc.constantFrom(...own, 'language=en', queryOf('serviceable')),
        foreignText(own).map((text) => `&${text.replace(/[^!-~]|[#"<>\\^`{|}]/gu, encodeURIComponent)}`),
        async (name, foreign) => {
          const query = name.includes('=') ? name : `${name}=1`
          expect(await answer(query, foreign)).toEqual(await answer(query, ''))
        },
      )
    },
  )

  it.each(Object.values(addressParameters))(
    'reads a repeated %s of a form as missing, without the others (RTE-10)',
    async (name) => {
      const { body } = await get(`${paths.localization}?${queryOf('serviceable')}&${name}=other&cmp=gig`)
      expect(body).toMatch(
        name === 'aptnum' ? /^shell\[serviceable .* cmp gig\]$/ : /^shell\[form .* cmp gig\]$/,
      )
    },
  )

  it('checks an address on its own page without opening a session (LOC-38)', async () => {
    for (const kind of ['serviceable', 'notServiceable', 'multipleUnits'] as const) {
      const { body, headers } = await get(`${serviceabilityCheckPath}?${queryOf(kind)}`)
      expect(body).toBe(`check[${kind} ${addressWithOutcome(kind).street}]`)
      expect(headers['set-cookie']).toBeUndefined()
    }
    for (const query of ['', '?a=Main&zip=123', '?a[]=x&zip=33130'])
      expect((await get(`${serviceabilityCheckPath}${query}`)).body).toMatch(/^check\[form /)
  })

  it('leaves only for the brand’s own pages, and passes only a complete address of a web lead (RTE-09)', async () => {
    const at = async (path: string) => {
      const { statusCode, headers } = await get(path)
      return [statusCode, headers.location]
    }
    const query = queryOf('webLead')
    const passed = String((await at(`${externalPaths.webLead}?${query}`))[1])
    expect(passed.startsWith(`${cometa.links.webLead}?`)).toBe(true)
    expect(Object.fromEntries(new URL(passed).searchParams)).toEqual(
      Object.fromEntries(new URLSearchParams(query)),
    )
    for (const rest of ['', '?a=Main&zip=123', '?url=https://evil.example', '?a[]=x&zip=33130'])
      expect(await at(`${externalPaths.webLead}${rest}`)).toEqual([303, cometa.links.webLead])
    expect(await at(`${externalPaths.existingCustomer}?${query}`)).toEqual([
      303,
      cometa.links.existingCustomer,
    ])
  })

  it('redirects a moved path for good, and the mobile cart for now, in one step with their query, if their page exists (GRD-05, GRD-13)', async () => {
    const moved = Object.entries({ ...redirects, ...standIns })
    const page = { html: 'page', styleHashes: [] }
    const shellPaths: readonly string[] = [
      ...saleSteps.flatMap(pathsOfStep),
      ...portalStepNames.map((step) => portalSteps[step].path),
    ]
    const documents = Object.fromEntries(
      moved.map(([, to]) => [to, page] as const).filter(([to]) => !shellPaths.includes(to)),
    )
    const later = await openServer({ site: () => ({ ...site, documents }) })
    for (const [from, to] of moved)
      for (const query of ['', '?cmp=verano&x=%2F%2Fevil.example'])
        for (const end of ['', '/', '//']) {
          const url = `${from.replace('{product}', selectedSlug)}${end}${query}`
          const { statusCode, headers } = await later.inject(url)
          expect([url, statusCode, headers.location]).toEqual([
            url,
            from in redirects ? 308 : 302,
            `${to}${query}`,
          ])
          const isThere = to in site.documents || shellPaths.includes(to)
          expect((await get(url)).headers.location).toBe(isThere ? `${to}${query}` : missingPageHref(from))
        }
    await later.close()
  })

  it('leads a known path to its page without the slashes at its end, and without a page to /not-found (GRD-06)', async () => {
    for (const path of [paths.products, paths.checkout, paths.error])
      expect((await get(`${path}//?x=1`)).headers.location).toBe(`${path}?x=1`)
    for (const path of ['/packages', '/business', '/style-guide/bf'])
      expect((await get(path)).headers.location).toBe(missingPageHref(path))
  })

  it('leads each page of the mobile shop to the site of the brand, with the missing parameters and without the session (GRD-09, GRD-10)', async () => {
    const leave = async (url: string) => {
      const { statusCode, headers } = await get(url)
      const { origin, pathname, searchParams } = new URL(String(headers.location))
      expect([statusCode, `${origin}/`, headers['cache-control']]).toEqual([
        303,
        cometa.links.mobile,
        'no-store',
      ])
      return { pathname, query: Object.fromEntries(searchParams), cookie: headers['set-cookie'] }
    }
    expect(await leave('/mobile/plans/?cmp=verano')).toEqual({
      pathname: '/mobile/plans',
      query: { ...MARKETING_DEFAULTS, cmp: 'verano' },
      cookie: expect.stringMatching(new RegExp(`^${SESSION_COOKIE}=; .*Max-Age=0`)) as string,
    })
    const complete = { affpn: 'a', cmp: 'b', customerstatus: 'c' }
    expect(await leave(`/mobile/products/phones/apple?${new URLSearchParams(complete).toString()}`)).toEqual({
      pathname: '/mobile/products/phones/apple',
      query: complete,
      cookie: undefined,
    })
    expect((await get('/mobile/nada')).headers.location).toBe(missingPageHref('/mobile/nada'))
    // Without an identity provider.
    expect((await get(mobileLoginPath)).headers.location).toBe(cometa.links.existingCustomer)
  })

  it('leads mobile pages that are not shown to the site of the brand, other pages and shown ones not (GRD-09)', async () => {
    const plans = { html: 'plans', styleHashes: [] }
    const device = '/mobile/products/phones/detail/apple-iphone-16/negro'
    const documents = {
      ...site.documents,
      '/mobile/plans': plans,
      '/en/mobile/plans': plans,
      [device]: plans,
    }
    const pattern = '/mobile/products/{category}/detail/{device}/{color}'
    for (const [mobile, shown] of [
      [{ isOn: true, allowed: null }, ['/mobile/plans', '/en/mobile/plans', device, paths.customize]],
      [{ isOn: false, allowed: ['/mobile/plans'] }, []],
      [{ isOn: true, allowed: ['/mobile/plans'] }, ['/mobile/plans', '/en/mobile/plans']],
      [{ isOn: true, allowed: [paths.customize, pattern] }, [device, paths.customize]],
    ] as const) {
      const host = await openServer({ site: () => ({ ...site, documents }), mobile })
      for (const path of ['/mobile/plans', '/en/mobile/plans', device, paths.customize, '/internet']) {
        const isShown = path === '/internet' || (shown as readonly string[]).includes(path)
        const { statusCode, headers } = await host.inject(`${path}?cmp=verano`)
        expect([path, statusCode]).toEqual([path, isShown ? 200 : 303])
        if (!isShown) expect(String(headers.location).startsWith(cometa.links.mobile)).toBe(true)
      }
      const other = await host.inject('/Mobile/Plans/?cmp=verano')
      const isOpen = (shown as readonly string[]).includes('/mobile/plans')
      expect([other.statusCode, new URL(String(other.headers.location), cometa.links.mobile).search]).toEqual(
        isOpen ? [308, '?cmp=verano'] : [303, expect.stringContaining('affpn=web')],
      )
      await host.close()
    }
  })

  it('ends no session where a link of the store leads to the site of the brand (GRD-10)', async () => {
    const referer = 'https://localhost/internet'
    for (const headers of [{}, { referer: 'https://evil.example/' }, { referer, host: 'localhost' }]) {
      const left = await app.inject({ url: '/mobile/plans', headers })
      expect([left.statusCode, left.headers['set-cookie'] === undefined]).toEqual([303, 'host' in headers])
    }
  })

  it('sends the frame of the application with the title of its page, in the language of the visitor (MET-13)', async () => {
    const frames = (language: Language): SiteFrames => {
      const frame = { html: `<title>x</title>${OUTCOME_MARK}`, styleHashes: [] }
      const titles = {
        [paths.products]: `${language} planes & más`,
        [paths.localization]: `${language} dirección`,
        [`${paths.localization}/:channelType`]: `${language} tienda`,
        [portalSteps.services.path]: `${language} cuenta`,
      }
      return { ...framesIn(language), titles, shell: frame, portalShell: frame, outcomeShell: frame }
    }
    const host = await openServer({
      site: () => ({ ...site, frames: { es: frames('es'), en: frames('en') } }),
    })
    for (const language of ['es', 'en'] as const)
      for (const [url, title] of [
        [`${paths.products}?cmp=a`, 'planes &amp; más'],
        [paths.localization, 'dirección'],
        [`${paths.localization}/etail`, 'tienda'],
        [portalSteps.services.path, 'cuenta'],
      ] as const) {
        const { body } = await host.inject({ url, headers: { cookie: `${LANGUAGE_COOKIE}=${language}` } })
        expect(body).toContain(`<title>${language} ${title}</title>`)
      }
    const { body } = await host.inject(`${paths.localization}?a=1200%20Brickell%20Avenue&zip=33131`)
    expect(body).toContain('<title>x</title>')
    await host.close()
  })

  it('redirects an unknown path to /not-found, which answers 404 and is not indexed', async () => {
    const unknown = await get('/internet/no-hay')
    expect([unknown.statusCode, unknown.headers.location]).toEqual([302, '/not-found?page=no-hay'])
    for (const [path, shown] of [
      [paths.notFound, 'nowhere'],
      ['/not-found?page=', 'nowhere'],
      ['/not-found?page=a&page=b', 'nowhere'],
      ['/not-found?page[]=a', 'nowhere'],
      ['/not-found?page=no-hay\u200B', '$& no-hay'],
    ] as const) {
      const { statusCode, body, headers } = await get(path)
      expect([path, statusCode, body]).toEqual([path, 404, shown])
      expect(headers['x-robots-tag']).toContain('noindex')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
  })

  it('serves the files of the root with their type, cacheable for a day', async () => {
    const first = await get('/icon.svg')
    expect([first.statusCode, first.body, first.headers['content-type']]).toEqual([
      200,
      '<svg/>',
      'image/svg+xml',
    ])
    expect(first.headers['cache-control']).toBe('public, max-age=86400')
    const known = { 'if-none-match': String(first.headers['etag']) }
    const second = await app.inject({ url: '/icon.svg', headers: known })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  it.each([
    '/favicon.png',
    '/sitemap.xml',
    '/app.js.map',
    '/wp-login.php',
    '/wp-login.php/',
    '/buy/products.html',
    '/buy/photo.JPG?width=10',
    '/.env',
    '/.git/config',
    '/.well-known/security',
    '/backup%2etar%2egz',
    '/%2eenv',
    '/caf%C3%A9.webp',
  ])('answers 404 for the unknown file %s, in few bytes and without a page', async (url) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, body, headers } = await app.inject({ method, url })
      expect([method, statusCode, body]).toEqual([method, 404, method === 'GET' ? '404' : ''])
      expect(headers.location).toBeUndefined()
      expect(headers['content-type']).toMatch(/^text\/plain/)
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it.each(['/a.b/internet', '/internet.', '/v1..', '/buy/products/gig'])(
    'redirects the unknown page %s, whose last part names no file',
    async (url) => {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await app.inject({ method, url })
        expect([statusCode, headers.location]).toEqual([302, missingPageHref(url)])
      }
    },
  )

  it.each([
    ['/Internet', '/internet', 308],
    ['/INTERNET/?x=%3Cb%3E', '/internet?x=%3Cb%3E', 308],
    ['/en/Internet', '/en/internet', 308],
    ['/Buy/Products', paths.products, 308],
    ['/buy//products///?cmp=a', `${paths.products}?cmp=a`, 308],
    ['/en//internet', '/en/internet', 308],
    ['/en/buy/products?cmp=a', `${paths.products}?cmp=a`, 302],
    ['/en/order-status', paths.orderStatus, 302],
    ['/en/landing?cmp=a', '/?cmp=a', 308],
    ['/en/not-found', paths.notFound, 302],
  ])(
    'leads another spelling to its page for good, and an English path to the English one if there is one: %s (MET-02, GRD-05)',
    async (from, to, status) => {
      const { statusCode, headers } = await get(from)
      expect([statusCode, headers.location]).toEqual([status, to])
    },
  )

  it('leads English paths of the mobile shop to the site of the brand (GRD-09)', async () => {
    const { statusCode, headers } = await get('/en/mobile/products/phones')
    expect([statusCode, new URL(String(headers.location)).pathname]).toEqual([303, '/mobile/products/phones'])
  })

  it('leads a url that cannot be read to the not-found page, and refuses one of the contract (GRD-06)', async () => {
    for (const url of ['/internet/%E0%A4%A', '/%', `/address/localization/${'x'.repeat(300)}`]) {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/not-found/)])
    }
    for (const url of ['/api/%', '/api/v1/%E0%A4%A']) expect((await get(url)).statusCode).toBe(400)
    expect((await app.inject({ method: 'POST', url: '/%' })).statusCode).toBe(400)
  })

  it('never redirects to another host, for any path (S20)', async () => {
    for (const path of ['//evil.example/', '/\\evil.example', '/%2f%2fevil.example', '/https://evil.example'])
      expect((await get(path)).headers.location ?? paths.notFound).toMatch(/^\/not-found(?:\?page=[^/]*)?$/)
  })

  it('refuses a form that is posted to a page', async () => {
    const { statusCode, headers } = await app.inject({ method: 'POST', url: '/buy/products' })
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the way back to a saved order', () => {
  const cartId = '8J2k4N6p8R0t2V4x6Z8b0D'
  const page = (url: string, cookie: string) => app.inject({ method: 'GET', url, headers: { cookie } })

  it('is in sight for a browser whose cookie names a saved cart, without script, and no shared cache stores it (CRT-06)', async () => {
    const { body, headers } = await page('/', `${CART_COOKIE}=${cartId}`)
    expect(body).toBe(`front door<div${HIDDEN_VISIT}>${VISIT_DAY}</div><div data-returning="true">`)
    expect(headers['cache-control']).toBe('private, no-cache')
    const anyone = await get('/')
    expect(anyone.headers['etag']).not.toBe(headers['etag'])
  })

  it.each([
    ['nobody else', '/', ''],
    ['a malformed cookie', '/', `${CART_COOKIE}=<b>`],
    ['a page without a way back', '/internet', `${CART_COOKIE}=${cartId}`],
  ])('is not shown to %s (CRT-06)', async (_who, url, cookie) => {
    const { body, headers } = await page(url, cookie)
    expect(body).toBe(site.documents[url]?.html)
    expect(headers['cache-control']).toBe('no-cache')
  })
})

describe('the visit of a placed order', () => {
  const page = (url: string, cookie: string) => app.inject({ method: 'GET', url, headers: { cookie } })

  it('is named on a page with an address form, in its language, and no shared cache stores it (CRT-07)', async () => {
    const { body, headers } = await page('/', `${VISIT_COOKIE}=2026-11-30`)
    const day = '<time datetime="2026-11-30">es &lt;2026-11-30</time>'
    expect(body).toBe(`front door<div data-visit="true">${day}</div><div${HIDDEN_RETURN}>`)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it.each(['', `${VISIT_COOKIE}=`, `${VISIT_COOKIE}=2026-02-30`, `${VISIT_COOKIE}=<b>`])(
    'is not named for the cookie %j',
    async (cookie) => {
      expect((await page('/', cookie)).body).toBe(site.documents['/']?.html)
    },
  )
})
