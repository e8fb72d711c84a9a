import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chosenLanguage,
  hrefInLanguage,
  LANGUAGE_COOKIE,
  languageCookie,
  languageInQuery,
  preferredLanguage,
} from '#core/session/language-preference.ts'
import { languages, pathIn } from '#core/shared/language.ts'
import { forAll } from '#test/for-all.ts'

const language = fc.constantFrom(...languages)
const path = fc
  .array(fc.stringMatching(/^[a-z-]{1,9}$/), { maxLength: 3 })
  .map((parts) => `/${parts.join('/')}`)
  .filter((path) => !/^\/en(?:\/|$)/.test(path))

describe('preferredLanguage', () => {
  it('reads the language that was written, among other cookies (SES-09)', () =>
    forAll(language, (language) => {
      const [written = ''] = languageCookie(language).split(';')
      expect(preferredLanguage(`a=en; ${written}; b=es`)).toBe(language)
    }))

  it.each(['', `${LANGUAGE_COOKIE}=`, `${LANGUAGE_COOKIE}=fr`, `${LANGUAGE_COOKIE}=%E0%A4%A`])(
    'is Spanish for %j (SES-09)',
    (cookies) => {
      expect(preferredLanguage(cookies)).toBe('es')
    },
  )

  it('is Spanish for two cookies with the name (SES-06)', () => {
    expect(preferredLanguage(`${LANGUAGE_COOKIE}=en; ${LANGUAGE_COOKIE}=en`)).toBe('es')
  })
})

describe('languageCookie', () => {
  it('is for this host only, by https, and sent when another site links here (SES-09)', () => {
    expect(languageCookie('en').split('; ').slice(1)).toEqual([
      'Path=/',
      'Max-Age=31536000',
      'Secure',
      'SameSite=Lax',
    ])
  })
})

describe('chosenLanguage', () => {
  it('is English on every English page, whatever the page before (SES-09)', () =>
    forAll(path, fc.option(path), (path, from) => {
      expect(chosenLanguage(pathIn('en', path), from)).toBe('en')
    }))

  it('is Spanish on a page that is opened from its English version, and undecided on any other Spanish page (SES-09)', () =>
    forAll(path, path, (path, other) => {
      expect(chosenLanguage(path, pathIn('en', path))).toBe('es')
      expect(chosenLanguage(path, null)).toBeNull()
      expect(chosenLanguage(path, other)).toBeNull()
    }))

  it('does not treat a Spanish path with the same first letters as English', () => {
    expect(chosenLanguage('/enlaces', null)).toBeNull()
  })
})

describe('hrefInLanguage', () => {
  const search = fc
    .uniqueArray(fc.stringMatching(/^[a-k]{1,5}$/), { maxLength: 3 })
    .map((names) => names.map((name) => `${name}=1`).join('&'))

  it('is read back as its language and the rest of its query (SES-09)', () =>
    forAll(search, language, (search, language) => {
      const href = hrefInLanguage(search === '' ? '/order' : `/order?${search}`, language)
      expect(languageInQuery(href.slice('/order?'.length))).toEqual({ language, search })
    }))

  it('is one of the known languages (SES-09)', () => {
    expect([languageInQuery('language=fr'), languageInQuery(''), languageInQuery('a=1')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
