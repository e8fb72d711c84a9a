import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandSlugs, DEFAULT_BRAND } from '#adapters/brand/slug.ts'
import { readConfig } from '#adapters/server/config/config.ts'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import { forAll } from '#test/for-all.ts'

const [SEAL_KEYS, PAYMENT_KEYS, PORTAL_KEYS] = [32, 32, 32].map((length) =>
  randomBytes(length).toString('base64url'),
) as [string, string, string]

describe(readConfig, () => {
  it('serves the loopback address on 4173 with its data in .data by default', () => {
    expect(readConfig({})).toMatchObject({
      _tag: 'Config',
      config: { host: '127.0.0.1', port: 4173, dataDir: '.data', logLevel: 'warn', edge: DEFAULT_EDGE },
    })
  })

  it('stores the data of each brand in its own folder and store, unless a setting names another', () => {
    const storageOf = (env: Readonly<Record<string, string>>) => {
      const read = readConfig(env)
      return read._tag === 'Config' ? [read.config.brand, read.config.dataDir, read.config.storeId] : read
    }
    expect(storageOf({ BRAND: DEFAULT_BRAND })).toEqual([DEFAULT_BRAND, '.data', 'us'])
    expect(storageOf({ BRAND: '' })).toEqual([DEFAULT_BRAND, '.data', 'us'])
    const others = brandSlugs.filter((slug) => slug !== DEFAULT_BRAND)
    for (const slug of others) expect(storageOf({ BRAND: slug })).toEqual([slug, `.data-${slug}`, slug])
    const given = { DATA_DIR: 'aqui', STORE_ID: 'norte' }
    for (const slug of brandSlugs)
      expect(storageOf({ BRAND: slug, ...given })).toEqual([slug, 'aqui', 'norte'])
    expect(readConfig({ BRAND: 'nadie' })).toEqual({
      _tag: 'BadConfig',
      message: `BRAND: one of ${brandSlugs.join(', ')}`,
    })
  })

  it('accepts every valid port, and names PORT for any other value', () => {
    forAll(fc.integer({ min: 0, max: 65_535 }), (port) => {
      expect(readConfig({ PORT: String(port) })).toMatchObject({ config: { port } })
    })
    forAll(fc.oneof(fc.integer({ min: 65_536 }), fc.integer({ max: -1 }), fc.constant('http')), (port) => {
      expect(readConfig({ PORT: String(port) })).toMatchObject({
        _tag: 'BadConfig',
        message: expect.stringContaining('PORT'),
      })
    })
  })

  const BEHIND_TLS = { TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' }

  it.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])(
    'opens %s without TLS, for this machine',
    (HOST) => {
      expect(readConfig({ HOST })).toMatchObject({ config: { host: HOST, edge: { trustedProxies: [] } } })
    },
  )

  it.each(['0.0.0.0', '::', '192.0.2.1', '2001:db8::2', 'tienda.example', '127.0.0.1.example', '127.1'])(
    'opens %s only behind proxies that end TLS (S7)',
    (HOST) => {
      expect(readConfig({ HOST })).toEqual({ _tag: 'PlainHttp', host: HOST })
      expect(readConfig({ HOST, TRUSTED_PROXIES: ' , ' })).toEqual({ _tag: 'PlainHttp', host: HOST })
      expect(readConfig({ HOST, ...BEHIND_TLS })).toMatchObject({
        config: { edge: { trustedProxies: ['10.0.0.0/8', '2001:db8::1'] } },
      })
    },
  )

  it.each([
    [
      'TRUSTED_PROXIES',
      ['0.0.0.0/0', '::/0', 'proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', '10.0.0.0/', 'true'],
    ],
    [
      'ALLOWED_ORIGINS',
      ['*', 'null', 'tienda.example', 'https://tienda.example/', 'https://*.example', 'ftp://a.example'],
    ],
    ['MAX_EVENT_LOOP_DELAY_MS', ['0', '-1', 'x']],
    ['MAX_HEAP_MIB', ['0', '1.5', 'x']],
    ['MAX_RSS_MIB', ['0', '-2', '']],
    ['MAX_CONNECTIONS', ['0', '-1', 'x']],
    ['DRAIN_NOTICE_MS', ['-1', '60001', 'x']],
    ['SPEED_TEST_DOWNLOAD_MIB', ['0', '33', '48', 'x']],
    ['SPEED_TEST_UPLOAD_MIB', ['0', '18', '48', 'x']],
    ['SPEED_TESTS_AT_ONCE', ['-1', '1001', 'x']],
    ['DATABASE_URL', ['localhost', 'mysql://a@b/c', 'postgres', 'http://db.example/tienda']],
    ['PUBLIC_ORIGIN', ['tienda.example', 'https://tienda.example/', 'ftp://tienda.example', '*']],
    ['SMTP_URL', ['smtp.example', 'http://smtp.example', 'smtp://', 'smtp://a:%zz@smtp.example']],
    ['MAIL_FROM', ['avisos', 'Cometa <avisos@tienda.example>', 'a@b.example, c@d.example']],
    [
      'ORCHESTRATOR_URL',
      [
        'orchestrator.example',
        'http://orchestrator.example/api/',
        'http://10.0.0.1/api/',
        'http://127.0.0.1.example/api/',
        'https://user@orchestrator.example/api/',
        'https://user:clave@orchestrator.example/api/',
        'https://orchestrator.example/api/?a=b',
        'https://orchestrator.example/api/#a',
        'ftp://orchestrator.example/api/',
        'file:///etc/passwd',
      ],
    ],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      ['collector:4318', 'ftp://collector', 'http://user:clave@collector:4318', 'http://collector:4318/?a=b'],
    ],
    ['OTEL_SERVICE_NAME', ['', 'a b', 'x'.repeat(61)]],
    ['OTEL_TRACES_SAMPLER_ARG', ['-0.1', '1.1', 'x']],
    ['METRICS_PORT', ['-1', '65536', 'x', '1.5']],
    ['METRICS_EXPOSED', ['yes', '1']],
    [
      'CHAT_SCRIPT_URL',
      ['http://chat.example/sdk.js', 'https://user@chat.example/', 'https://a.example/"x', 'x'],
    ],
    ['CHAT_APP_ID', ['a b', '<', 'x'.repeat(101), 'alone']],
    ['CLIENT_LIMIT_FACTOR', ['0', '-1', '0.5', 'x', '']],
    ['ACP_ENABLED', ['', 'yes', '1', 'TRUE']],
    ['SELL_NOT_IN_BILLER', ['', 'yes', 'true', 'On']],
    ['NETWORK', ['', 'demo', 'None', 'imported']],
    ['MOBILE_ROUTES', ['', 'true', 'OFF']],
    ['MOBILE_PATHS', ['/internet', 'mobile', '/mobile,/mobiles', 'https://x.example/mobile']],
  ])('names %s when its value is invalid', (name, values) => {
    for (const value of values)
      expect([value, readConfig({ [name]: value })]).toMatchObject([
        value,
        { _tag: 'BadConfig', message: expect.stringContaining(name) },
      ])
  })

  it.each([
    'postgres://tienda:clave@db.example:5432/tienda?sslmode=verify-full',
    'postgresql://db.example/tienda',
  ])('uses %s as its database, and none by default', (url) => {
    expect(readConfig({ DATABASE_URL: url, SEAL_KEYS, PAYMENT_KEYS, PORTAL_KEYS })).toMatchObject({
      config: { databaseUrl: url },
    })
    for (const env of [{}, { DATABASE_URL: '' }])
      expect(readConfig(env)).toMatchObject({ config: { databaseUrl: null } })
  })

  it.each([
    [{}, false],
    [{ SELL_NOT_IN_BILLER: 'off' }, false],
    [{ SELL_NOT_IN_BILLER: 'on' }, true],
  ])('reads %j: homes that billing does not know can buy is %s (LOC-07)', (env, sellsNotInBiller) => {
    expect(readConfig(env)).toMatchObject({ config: { sellsNotInBiller } })
  })

  it.each([
    [{}, true],
    [{ NETWORK: 'demonstration' }, true],
    [{ NETWORK: 'none' }, false],
  ])('reads %j: the demonstration network is sold on is %s', (env, hasDemonstrationNetwork) => {
    expect(readConfig(env)).toMatchObject({ config: { hasDemonstrationNetwork } })
  })

  it.each([
    [{}, { isOn: true, allowed: null }],
    [{ MOBILE_ROUTES: 'off' }, { isOn: false, allowed: null }],
    [
      { MOBILE_PATHS: ' /mobile, /mobile/products/{category}/{slug}' },
      { isOn: true, allowed: ['/mobile', '/mobile/products/{category}/{slug}'] },
    ],
  ])('reads %j: the mobile pages are %j (GRD-09)', (env, mobile) => {
    expect(readConfig(env)).toMatchObject({ config: { mobile } })
  })

  it('requires the keys of seals where processes share a database, and uses the given ones (S34)', () => {
    const url = 'postgres://db.example/tienda'
    for (const env of [{ DATABASE_URL: url }, { DATABASE_URL: url, SEAL_KEYS: ' ' }])
      expect(readConfig(env)).toEqual({
        _tag: 'BadConfig',
        message: expect.stringMatching(/^SEAL_KEYS: .*the same for every process/),
      })
    expect(readConfig({ DATABASE_URL: url, SEAL_KEYS })).toEqual({
      _tag: 'BadConfig',
      message: expect.stringMatching(/^PAYMENT_KEYS: .*the same for every process/),
    })
    expect(readConfig({ DATABASE_URL: url, SEAL_KEYS, PAYMENT_KEYS })).toEqual({
      _tag: 'BadConfig',
      message: expect.stringMatching(/^PORTAL_KEYS: .*the same for every process/),
    })
    expect(readConfig({ DATABASE_URL: url, SEAL_KEYS, PAYMENT_KEYS, PORTAL_KEYS })).toMatchObject({
      config: { portalKeys: { secrets: expect.any(Map) }, paymentKeys: { secrets: expect.any(Map) } },
    })
    expect(readConfig({})).toMatchObject({ config: { sealKeys: null, paymentKeys: null } })
    expect(readConfig({ SEAL_KEYS })).toMatchObject({ config: { sealKeys: { secrets: expect.any(Map) } } })
  })

  it('states the fault of a key without printing the key (S34)', () => {
    const short = randomBytes(31).toString('base64url')
    expect(readConfig({ SEAL_KEYS: short })).toEqual({
      _tag: 'BadConfig',
      message: 'SEAL_KEYS: key 1 is shorter than 32 bytes',
    })
  })

  it('never prints an invalid DATABASE_URL (I10)', () => {
    const refused = readConfig({ DATABASE_URL: 'mysql://tienda:clave-secreta@db.example/tienda' })
    expect(JSON.stringify(refused)).not.toMatch(/clave|tienda|db\.example/)
  })

  it('never prints an invalid SMTP_URL (S34)', () => {
    for (const SMTP_URL of [
      'http://tienda:clave-secreta@correo.example',
      'smtp://tienda:clave-secreta%@correo.example',
    ])
      expect(JSON.stringify(readConfig({ SMTP_URL }))).not.toMatch(/clave|correo\.example/)
  })

  it('sends from the store’s own address into files, unless a server is configured', () => {
    expect(readConfig({ PORT: '8080' })).toMatchObject({
      config: { publicOrigin: 'http://127.0.0.1:8080', smtpUrl: null, mailFrom: 'avisos@127.0.0.1' },
    })
    const known = { PUBLIC_ORIGIN: 'https://tienda.example', SMTP_URL: 'smtps://a:b%21@correo.example' }
    expect(readConfig(known)).toMatchObject({
      config: {
        publicOrigin: known.PUBLIC_ORIGIN,
        smtpUrl: known.SMTP_URL,
        mailFrom: 'avisos@tienda.example',
      },
    })
    expect(readConfig({ ...known, MAIL_FROM: 'hola@correo.example' })).toMatchObject({
      config: { mailFrom: 'hola@correo.example' },
    })
  })

  it('requires a public origin for sending e-mail', () => {
    expect(readConfig({ SMTP_URL: 'smtp://correo.example' })).toMatchObject({
      _tag: 'BadConfig',
      message: expect.stringContaining('PUBLIC_ORIGIN'),
    })
  })

  it.each([
    ['https://orchestrator.example', 'https://orchestrator.example/'],
    ['https://orchestrator.example:8443/shop/api', 'https://orchestrator.example:8443/shop/api/'],
    ['http://127.0.0.1:4000/api/', 'http://127.0.0.1:4000/api/'],
    ['http://localhost/api', 'http://localhost/api/'],
    ['http://[::1]:4000/api/', 'http://[::1]:4000/api/'],
  ])('reads the orchestrator URL %s as %s', (given, href) => {
    expect(readConfig({ ORCHESTRATOR_URL: given })).toMatchObject({ config: { orchestratorUrl: { href } } })
    for (const env of [{}, { ORCHESTRATOR_URL: '' }])
      expect(readConfig(env)).toMatchObject({ config: { orchestratorUrl: null } })
  })

  it('reads the name of a payment gateway: none by default, and none where another system takes payments', () => {
    expect(readConfig({})).toMatchObject({ config: { paymentGateway: null } })
    const PAYMENT_GATEWAY = './gateway.mjs'
    expect(readConfig({ PAYMENT_GATEWAY })).toMatchObject({ config: { paymentGateway: PAYMENT_GATEWAY } })
    const ORCHESTRATOR_URL = 'https://orchestrator.example'
    expect(readConfig({ PAYMENT_GATEWAY, ORCHESTRATOR_URL })).toMatchObject({
      _tag: 'BadConfig',
      message: expect.stringContaining('PAYMENT_GATEWAY'),
    })
  })

  it('exports no telemetry unless a collector is configured', () => {
    expect(readConfig({})).toMatchObject({
      config: {
        telemetry: { otlpEndpoint: null, serviceName: 'escaparate', traceRatio: 1, metrics: null },
      },
    })
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_SERVICE_NAME: 'tienda-norte',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      METRICS_PORT: '9464',
    }
    expect(readConfig(env)).toMatchObject({
      config: {
        telemetry: {
          otlpEndpoint: 'http://collector:4318',
          serviceName: 'tienda-norte',
          traceRatio: 0.25,
          metrics: { host: '127.0.0.1', port: 9464 },
        },
      },
    })
  })

  it('never serves metrics on the public port, and to other machines only if configured (S37)', () => {
    expect(readConfig({ METRICS_PORT: '4173' })).toMatchObject({
      _tag: 'BadConfig',
      message: expect.stringContaining('METRICS_PORT'),
    })
    for (const METRICS_HOST of ['0.0.0.0', '::', '10.0.0.1', 'metrics.example']) {
      const env = { METRICS_HOST, METRICS_PORT: '9464' }
      for (const METRICS_EXPOSED of ['', 'false'])
        expect(readConfig({ ...env, METRICS_EXPOSED })).toMatchObject({
          _tag: 'BadConfig',
          message: expect.stringContaining('METRICS_HOST'),
        })
      expect(readConfig({ ...env, METRICS_EXPOSED: 'true' })).toMatchObject({
        config: { telemetry: { metrics: { host: METRICS_HOST } } },
      })
    }
  })

  it('applies the default limits, unless another number is configured', () => {
    expect(readConfig({})).toMatchObject({ config: { clientLimitFactor: 1 } })
    expect(readConfig({ CLIENT_LIMIT_FACTOR: '50' })).toMatchObject({ config: { clientLimitFactor: 50 } })
  })

  it('reads the limits of a server, and the origins that may call it (S13)', () => {
    const env = {
      ALLOWED_ORIGINS: 'https://tienda.example,http://127.0.0.1:5173',
      MAX_EVENT_LOOP_DELAY_MS: '250',
      MAX_HEAP_MIB: '512',
      MAX_RSS_MIB: '700',
      MAX_CONNECTIONS: '300',
      DRAIN_NOTICE_MS: '5000',
      SPEED_TEST_DOWNLOAD_MIB: '20',
      SPEED_TESTS_AT_ONCE: '0',
    }
    expect(readConfig(env)).toMatchObject({
      config: {
        edge: {
          allowedOrigins: ['https://tienda.example', 'http://127.0.0.1:5173'],
          pressure: { eventLoopDelayMs: 250, heapBytes: 512 * 2 ** 20, rssBytes: 700 * 2 ** 20 },
          limits: { connections: 300, requestsPerSocket: 100 },
          drain: { noticeMs: 5_000, finishMs: 10_000 },
          speedTest: { downloadBytes: 20 * 2 ** 20, uploadBytes: 15 * 2 ** 20, atOnce: 0 },
        },
      },
    })
  })

  const SERVICE = {
    ADDRESS_SERVICE_URL: 'https://direcciones.example/v1',
    ADDRESS_SERVICE_KEY: 'planted-key',
    ADDRESS_SERVICE_LICENSE: 'planted-license',
    ADDRESS_SERVICE_AGENT: 'tienda',
  }

  it('requires every setting of an address service, and has none by default', () => {
    const { ADDRESS_SERVICE_URL: url, ...words } = SERVICE
    expect(readConfig({})).toMatchObject({ config: { addressService: null } })
    expect(readConfig({ ...SERVICE, ADDRESS_SERVICE_SAMPLES: 'true' })).toMatchObject({
      config: {
        addressService: {
          url,
          key: words.ADDRESS_SERVICE_KEY,
          license: words.ADDRESS_SERVICE_LICENSE,
          agent: words.ADDRESS_SERVICE_AGENT,
          isSampled: true,
        },
      },
    })
    expect(readConfig(SERVICE)).toMatchObject({ config: { addressService: { isSampled: false } } })
  })

  it.each(Object.keys(SERVICE))(
    'names %s when the rest of the address service is there without it',
    (name) => {
      const { message = '' } = readConfig({ ...SERVICE, [name]: '' }) as { readonly message?: string }
      expect(message.startsWith(`${name}: missing`)).toBe(true)
      expect(message).not.toContain('planted')
    },
  )

  it('enables no samples without a service', () => {
    expect(readConfig({ ADDRESS_SERVICE_SAMPLES: 'true' })).toMatchObject({ _tag: 'BadConfig' })
  })

  it.each([
    'http://direcciones.example/v1',
    'direcciones.example',
    'https://planted@direcciones.example',
    'https://direcciones.example/?key=planted',
    'ftp://direcciones.example',
    'http://127.0.0.1.example/',
  ])('sends no key and no license to %s', (url) => {
    const read = readConfig({ ...SERVICE, ADDRESS_SERVICE_URL: url })
    expect(read).toMatchObject({
      _tag: 'BadConfig',
      message: expect.stringContaining('ADDRESS_SERVICE_URL'),
    })
    expect(JSON.stringify(read)).not.toContain('planted')
  })

  it.each(['http://127.0.0.1:9000/v1', 'http://localhost/', 'http://[::1]:9000'])(
    'calls %s on this machine without TLS',
    (url) => {
      expect(readConfig({ ...SERVICE, ADDRESS_SERVICE_URL: url })).toMatchObject({
        config: { addressService: { url } },
      })
    },
  )
})

describe('parseVerifierConfig', () => {
  const complete = {
    RECAPTCHA_URL: 'https://verify.example/siteverify',
    RECAPTCHA_SECRET: 'a-secret',
    RECAPTCHA_SITE_KEY: 'public-key_1',
    RECAPTCHA_HOSTS: 'tienda.example, www.tienda.example',
  }

  it('reads a complete verifier configuration (F36)', () => {
    expect(readConfig(complete)).toMatchObject({
      config: {
        verifier: {
          url: complete.RECAPTCHA_URL,
          secret: 'a-secret',
          hosts: ['tienda.example', 'www.tienda.example'],
          widget: { siteKey: 'public-key_1', scriptUrl: 'https://www.google.com/recaptcha/api.js' },
        },
      },
    })
  })

  it('leaves challenges to the provider when none is named', () => {
    expect(readConfig({})).toMatchObject({ config: { verifier: null } })
  })

  it('refuses an incomplete or malformed verifier configuration without printing a secret (F36)', () => {
    const wrong = [
      ...Object.keys(complete).map((name) => ({ ...complete, [name]: '' })),
      { ...complete, RECAPTCHA_URL: 'file:///etc/passwd' },
      { ...complete, RECAPTCHA_HOSTS: 'https://tienda.example' },
      { ...complete, RECAPTCHA_SITE_KEY: 'two keys' },
      { ...complete, RECAPTCHA_SCRIPT: '/api.js' },
      { ...complete, RECAPTCHA_SCRIPT: "https://widget.example/api.js; script-src 'unsafe-inline'" },
    ]
    for (const env of wrong) {
      const read = readConfig(env)
      expect(read._tag).toBe('BadConfig')
      expect(JSON.stringify(read)).not.toContain('a-secret')
    }
  })
})

describe('parseLoginConfig', () => {
  const complete = {
    OPENID_ISSUER: 'https://entrar.example',
    OPENID_CLIENT_ID: 'portal',
    OPENID_MOBILE_CLIENT_ID: 'mobile',
  }

  it('reads an identity provider, and none by default', () => {
    expect(readConfig(complete)).toMatchObject({
      config: {
        login: {
          provider: {
            issuer: new URL(complete.OPENID_ISSUER),
            clientIds: { portal: 'portal', mobile: 'mobile' },
            acrValues: [],
          },
        },
      },
    })
    expect(readConfig({ ...complete, OPENID_ISSUER: 'http://127.0.0.1:9000' })._tag).toBe('Config')
    expect(readConfig({ ...complete, OPENID_ACR: 'urn:a urn:b' })).toMatchObject({
      config: { login: { provider: { acrValues: ['urn:a', 'urn:b'] } } },
    })
    expect(readConfig({})).toMatchObject({ config: { login: { provider: null } } })
  })

  it('reads whether a second factor and the account guard are on: both by default (PTL-02, PTL-04)', () => {
    expect(readConfig({})).toMatchObject({ config: { login: { isMfaOn: true, areCusRoutesOn: true } } })
    expect(readConfig({ PORTAL_MFA: 'off', CUS_ROUTES: 'off' })).toMatchObject({
      config: { login: { isMfaOn: false, areCusRoutesOn: false } },
    })
    for (const env of [{ PORTAL_MFA: 'no' }, { CUS_ROUTES: '' }])
      expect(readConfig(env)._tag).toBe('BadConfig')
  })

  it('refuses one without its client, and one that codes would reach without TLS', () => {
    const wrong = [
      { ...complete, OPENID_CLIENT_ID: '' },
      { ...complete, OPENID_MOBILE_CLIENT_ID: '' },
      { ...complete, OPENID_MOBILE_CLIENT_ID: complete.OPENID_CLIENT_ID },
      { ...complete, OPENID_ACR: 'two  spaces' },
      { OPENID_ACR: 'urn:a' },
      { ...complete, OPENID_ISSUER: '' },
      { ...complete, OPENID_ISSUER: 'http://entrar.example' },
      { ...complete, OPENID_ISSUER: 'https://ana@entrar.example' },
      { ...complete, OPENID_ISSUER: 'https://entrar.example/?a=1' },
      { ...complete, OPENID_ISSUER: 'entrar.example' },
    ]
    for (const env of wrong) expect(readConfig(env)._tag).toBe('BadConfig')
  })
})
