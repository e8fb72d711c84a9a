import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '#adapters/identity/demo-logins.ts'
import {
  identityErrorPath,
  identityPath,
  identityResetPath,
  identitySignupPath,
} from '#core/routes/external-paths.ts'
import { hrefInLanguage, LANGUAGE_COOKIE } from '#core/session/language-preference.ts'
import { languages } from '#core/shared/language.ts'
import type { Visitor } from '#test/builders/embedded-identity.builder.ts'
import {
  createClient,
  createVisitor,
  logIn,
  openIdentity,
  pageOf,
  shown,
  WITH_FACTOR,
} from '#test/builders/embedded-identity.builder.ts'

const email = 'carmen@correo.example'

const languageOf = ({ body }: LightMyRequestResponse): string | undefined =>
  /<html lang="(\w+)"/.exec(body)?.[1]

const storedBy = (visitor: Visitor): string | undefined => visitor.cookies.get(`${LANGUAGE_COOKIE} /`)?.value

const actionOf = (response: LightMyRequestResponse): string => {
  const page = pageOf(response)
  return 'action' in page ? page.action : ''
}

describe('the language of the identity pages (SES-09)', () => {
  it.each(languages)(
    'is changed to %s on the page of the password, and what was typed stays',
    async (language) => {
      const { app } = await openIdentity()
      const visitor = createVisitor(app)
      const other = language === 'es' ? 'en' : 'es'
      const login = shown(await visitor.open(createClient(app).authorization({ ui_locales: other })))
      expect(languageOf(login)).toBe(other)
      const switched = shown(await visitor.post(actionOf(login), { email, password: 'secreto', language }))
      expect([switched.statusCode, languageOf(switched), storedBy(visitor)]).toEqual([
        200,
        language,
        language,
      ])
      expect(pageOf(switched)).toMatchObject({ page: 'login', email, problem: null })
      expect(switched.body).not.toContain('secreto')
      const wrong = shown(await visitor.post(actionOf(switched), { email, password: 'no es' }))
      expect([languageOf(wrong), pageOf(wrong)]).toMatchObject([language, { problem: 'wrong' }])
    },
  )

  it('is changed on the page of the second factor without another code', async () => {
    const identity = await openIdentity()
    const visitor = createVisitor(identity.app)
    const typed = { email, password: DEMO_PASSWORD }
    const factor = shown(await logIn(visitor, createClient(identity.app).authorization(WITH_FACTOR), typed))
    const switched = shown(await visitor.post(actionOf(factor), { code: '12', language: 'en' }))
    expect(pageOf(switched)).toEqual(pageOf(factor))
    expect([languageOf(switched), identity.sent.length]).toEqual(['en', 1])
  })

  it('is changed on the pages of a new login and of a new password, and what was typed stays', async () => {
    const identity = await openIdentity()
    const visitor = createVisitor(identity.app)
    const signup = shown(await visitor.post(identitySignupPath, { order: '4K7', email, language: 'en' }))
    expect([languageOf(signup), pageOf(signup)]).toMatchObject([
      'en',
      { page: 'signup', order: '4K7', email },
    ])
    const reset = shown(await visitor.post(identityResetPath, { email, language: 'es' }))
    expect([languageOf(reset), pageOf(reset)]).toMatchObject(['es', { page: 'reset', email, problem: null }])
    expect(identity.sent).toEqual([])
    const code = shown(await visitor.post(identityResetPath, { email }))
    const switched = shown(await visitor.post(actionOf(code), { code: '12', language: 'en' }))
    expect([languageOf(switched), pageOf(switched)]).toEqual(['en', pageOf(code)])
  })

  it.each([
    ...(['expired', 'request', 'origin', 'unavailable'] as const).map(identityErrorPath),
    `${identityResetPath}/done`,
    `${identityPath}/session/end/success`,
    `${identityPath}/session/end`,
  ])('is changed by a link to %s, which shows the same page', async (path) => {
    const { app } = await openIdentity()
    const visitor = createVisitor(app)
    const before = shown(await visitor.open(path))
    const after = shown(await visitor.open(hrefInLanguage(path, 'en')))
    expect([languageOf(before), languageOf(after), storedBy(visitor)]).toEqual(['es', 'en', 'en'])
    expect([after.statusCode, pageOf(after)]).toEqual([before.statusCode, pageOf(before)])
  })

  it('is not changed by a form of another site (S12)', async () => {
    const { app } = await openIdentity()
    const foreign = createVisitor(app, { origin: 'https://evil.example' })
    expect(shown(await foreign.post(identitySignupPath, { language: 'en' })).statusCode).toBe(403)
    expect(storedBy(foreign)).toBeUndefined()
  })
})
