import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig, readVerifier } from '#adapters/server/config.ts'
import { DEFAULT_EDGE } from '#adapters/server/edge.ts'

describe(readConfig, () => {
  it('serves the loopback address on 4173 with its data in .data when nothing is said', () => {
    expect(readConfig({})).toMatchObject({
      _tag: 'Config',
      config: { host: '127.0.0.1', port: 4173, dataDir: '.data', logLevel: 'warn', edge: DEFAULT_EDGE },
    })
  })

  it('takes every port there is, and names PORT when it is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_535 }), (port) => {
        expect(readConfig({ PORT: String(port) })).toMatchObject({ config: { port } })
      }),
    )
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 65_536 }), fc.integer({ max: -1 }), fc.constant('http')),
        (port) => {
          expect(readConfig({ PORT: String(port) })).toMatchObject({
            _tag: 'BadConfig',
            message: expect.stringContaining('PORT'),
          })
        },
      ),
    )
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
    ['DRAIN_NOTICE_MS', ['-1', '60001', 'x']],
    ['DATABASE_URL', ['localhost', 'mysql://a@b/c', 'postgres', 'http://db.example/tienda']],
    ['CLIENT_LIMIT_FACTOR', ['0', '-1', '0.5', 'x', '']],
  ])('names %s when it says what can be nothing of the kind', (name, values) => {
    for (const value of values)
      expect([value, readConfig({ [name]: value })]).toMatchObject([
        value,
        { _tag: 'BadConfig', message: expect.stringContaining(name) },
      ])
  })

  it.each([
    'postgres://tienda:clave@db.example:5432/tienda?sslmode=verify-full',
    'postgresql://db.example/tienda',
  ])('takes %s for its database, and none when nothing is said', (url) => {
    expect(readConfig({ DATABASE_URL: url })).toMatchObject({ config: { databaseUrl: url } })
    for (const env of [{}, { DATABASE_URL: '' }])
      expect(readConfig(env)).toMatchObject({ config: { databaseUrl: null } })
  })

  it('says no word of a DATABASE_URL that is none (I10)', () => {
    const refused = readConfig({ DATABASE_URL: 'mysql://tienda:clave-secreta@db.example/tienda' })
    expect(JSON.stringify(refused)).not.toMatch(/clave|tienda|db\.example/)
  })

  it('lets calls through as often as the limits say, unless it is told another number', () => {
    expect(readConfig({})).toMatchObject({ config: { clientLimitFactor: 1 } })
    expect(readConfig({ CLIENT_LIMIT_FACTOR: '50' })).toMatchObject({ config: { clientLimitFactor: 50 } })
  })

  it('takes what a server may come to, and the origins that may call it (S13)', () => {
    const env = {
      ALLOWED_ORIGINS: 'https://tienda.example,http://127.0.0.1:5173',
      MAX_EVENT_LOOP_DELAY_MS: '250',
      MAX_HEAP_MIB: '512',
      MAX_RSS_MIB: '700',
      DRAIN_NOTICE_MS: '5000',
    }
    expect(readConfig(env)).toMatchObject({
      config: {
        edge: {
          allowedOrigins: ['https://tienda.example', 'http://127.0.0.1:5173'],
          pressure: { eventLoopDelayMs: 250, heapBytes: 512 * 2 ** 20, rssBytes: 700 * 2 ** 20 },
          drain: { noticeMs: 5_000, finishMs: 10_000 },
        },
      },
    })
  })
})

describe('readVerifier', () => {
  const whole = {
    RECAPTCHA_URL: 'https://verify.example/siteverify',
    RECAPTCHA_SECRET: 'a-secret',
    RECAPTCHA_HOSTS: 'tienda.example, www.tienda.example',
  }

  it('reads a verifier that is named whole (F36)', () => {
    expect(readVerifier(whole)).toEqual({
      _tag: 'Verifier',
      verifier: {
        url: whole.RECAPTCHA_URL,
        secret: 'a-secret',
        hosts: ['tienda.example', 'www.tienda.example'],
      },
    })
  })

  it('leaves challenges to the provider when none is named', () => {
    expect(readVerifier({})).toEqual({ _tag: 'OwnChallenges' })
  })

  it('takes no verifier that is half named, or that cannot be one, and tells no secret (F36)', () => {
    const wrong = [
      ...Object.keys(whole).map((name) => ({ ...whole, [name]: '' })),
      { ...whole, RECAPTCHA_URL: 'file:///etc/passwd' },
      { ...whole, RECAPTCHA_HOSTS: 'https://tienda.example' },
    ]
    for (const env of wrong) {
      const read = readVerifier(env)
      expect(read._tag).toBe('BadConfig')
      expect(JSON.stringify(read)).not.toContain('a-secret')
    }
  })
})
