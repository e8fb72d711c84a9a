import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SOLVED_MS, createSiteverify } from '#adapters/human-verification/siteverify.ts'
import type { HumanVerification } from '#core/ports/human-verification.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { answerOf, buildProvider, refusalOf } from '#test/builders/provider.builder.ts'
import { replaceRequestLimits } from '#test/builders/request-limits.builder.ts'

type Answering = (form: URLSearchParams, response: ServerResponse) => void

const clock = fakeClock()
const widget = { siteKey: 'public-key', scriptUrl: 'https://widget.example/api.js' }
const solvedAt = (agoMs = 0): string => new Date(clock.now() - agoMs).toISOString()

const json = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const GOOD = { success: true, hostname: 'tienda.example' }
const good: Answering = (_form, response) => json(response, 200, { ...GOOD, challenge_ts: solvedAt() })

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

let server: Server
let url: string
let answering: Answering = good
let forms: URLSearchParams[] = []

beforeAll(async () => {
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(await textOf(request))
    forms.push(form)
    answering(form, response)
  }
  server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
})
beforeEach(() => {
  forms = []
  answering = good
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const verifier = (parts: Partial<Parameters<typeof createSiteverify>[0]> = {}): HumanVerification =>
  createSiteverify({
    url,
    secret: 'a-secret',
    hosts: ['tienda.example'],
    widget,
    clock,
    ...parts,
  })

const verify = (token = 'token', clientAddress: string | null = '192.0.2.7', made = verifier()) =>
  made.verify({ token, clientAddress })()

const unavailable = E.left({ _tag: 'VerificationUnavailable' })

describe('createSiteverify', () => {
  it('sends secret, response and remoteip as a form, and leaves out an unknown address', async () => {
    expect(await verify('una-prueba')).toEqual(E.right('una-prueba'))
    expect(await verify('otra', null)).toEqual(E.right('otra'))
    expect(forms.map((form) => Object.fromEntries(form))).toEqual([
      { secret: 'a-secret', response: 'una-prueba', remoteip: '192.0.2.7' },
      { secret: 'a-secret', response: 'otra' },
    ])
  })

  it.each([
    ['that failed', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['of another host', { ...GOOD, hostname: 'elsewhere.example', challenge_ts: 0 }],
    ['of no host', { success: true, challenge_ts: 0 }],
    ['without its time', { ...GOOD }],
    ['with a time that is none', { ...GOOD, challenge_ts: 'soon' }],
  ])('lets no token pass %s (F36)', async (_, body) => {
    answering = (_form, response) =>
      json(
        response,
        200,
        'challenge_ts' in body && body.challenge_ts === 0 ? { ...body, challenge_ts: solvedAt() } : body,
      )
    expect(await verify()).toEqual(E.right(null))
  })

  it('lets a token pass while it is young, and none from the future', async () => {
    const solved = async (agoMs: number) => {
      answering = (_form, response) => json(response, 200, { ...GOOD, challenge_ts: solvedAt(agoMs) })
      return verify()
    }
    expect(await solved(SOLVED_MS)).toEqual(E.right('token'))
    expect(await solved(SOLVED_MS + 1)).toEqual(E.right(null))
    expect(await solved(-600_000)).toEqual(E.right(null))
  })

  const faults: readonly (readonly [string, Answering])[] = [
    ['answers 500', (_form, response) => json(response, 500, GOOD)],
    ['answers a page', (_form, response) => void response.end('<!doctype html><p>ok</p>')],
    ['answers JSON of another kind', (_form, response) => json(response, 200, { passed: true })],
    ['answers null', (_form, response) => json(response, 200, null)],
    ['says yes in words', (_form, response) => json(response, 200, { ...GOOD, success: 'true' })],
    ['answers without end', (_form, response) => json(response, 200, { ...GOOD, more: 'x'.repeat(20_000) })],
    ['hangs up', (_form, response) => void response.destroy()],
    ['sends elsewhere', (_form, response) => void response.writeHead(302, { location: url }).end()],
    [
      'does not know the secret',
      (_form, response) => json(response, 200, { success: false, 'error-codes': ['invalid-input-secret'] }),
    ],
  ]
  it.each(faults)('returns unknown when the verifier %s (F36, S31)', async (_, fault) => {
    answering = fault
    expect(await verify()).toEqual(unavailable)
  })

  it('returns unknown after four seconds without an answer (F36, S31)', async () => {
    const limits = replaceRequestLimits()
    answering = () => undefined
    const verified = verify()
    await limits.expire(4_000)
    expect(await verified).toEqual(unavailable)
  })

  it('returns unknown when the connection is refused (F36, S31)', async () => {
    const made = verifier({ url: 'http://127.0.0.1:1/siteverify' })
    expect(await verify('token', null, made)).toEqual(unavailable)
  })
})

const passed = { result: 'passed', pass: expect.any(String) }

describe('a provider behind a verifier', () => {
  it('issues no challenge, and accepts a token once although the verifier repeats its yes (F36)', async () => {
    const visitor = buildProvider({ humanVerification: verifier() }).visitor()
    expect(await answerOf(visitor.recaptchaChallenge())).toEqual({ recaptchaToken: null, widget })
    const asked = { recaptchaToken: 'una-prueba' }
    expect(await answerOf(visitor.validateRecaptcha(asked))).toEqual(passed)
    expect(await answerOf(visitor.validateRecaptcha(asked))).toEqual({ result: 'failed' })
    expect(await answerOf(visitor.validateRecaptcha({ recaptchaToken: 'otra' }))).toEqual(passed)
  })

  it('accepts no token while the verifier is silent, and the same token once it answers (F36, S31)', async () => {
    const visitor = buildProvider({ humanVerification: verifier() }).visitor()
    answering = (_form, response) => json(response, 500, GOOD)
    const asked = { recaptchaToken: 'una-prueba' }
    expect(await refusalOf(visitor.validateRecaptcha(asked))).toBe('ProviderBroken')
    answering = good
    expect(await answerOf(visitor.validateRecaptcha(asked))).toEqual(passed)
  })
})
