import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_PHONE_TYPE,
  EMAIL_MAX,
  NAME_MAX,
  isPhoneType,
  parseEmail,
  parsePersonName,
  parsePhone,
  phoneTypes,
} from '#core/checkout/customer.ts'
import { cleanText, isPlainText } from '#core/shared/text.ts'
import { customer, emailAddress, personName, phoneDigits } from '#test/arbitraries/checkout.arbitrary.ts'
import { anyText, textOf, unmendable } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const tagOf = (parsed: E.Either<{ readonly _tag: string }, unknown>): string =>
  E.isLeft(parsed) ? parsed.left._tag : 'accepted'

/** An independent implementation of the rule, character by character. */
const looksLikeLink = (name: string): boolean => {
  const signs = Array.from(name)
  const is = (sign: string | undefined, kind: RegExp): boolean => kind.test(sign ?? '')
  return signs.some((sign, at) => {
    const [one, two, three] = signs.slice(at + 1, at + 4)
    if ('<>@＠/／\\＼:：'.includes(sign)) return true
    if (is(sign, /\p{N}/u)) return [one, two, three].every((next) => is(next, /\p{N}/u))
    if (!'.。．｡'.includes(sign)) return false
    const isAfterWww =
      at > 2 &&
      signs
        .slice(at - 3, at)
        .join('')
        .toLowerCase() === 'www'
    return isAfterWww || is(one, /\p{N}/u) || (is(one, /\p{L}/u) && is(two, /\p{L}/u))
  })
}

describe('parsePersonName', () => {
  it.each([
    "O'Neil",
    'María-José',
    'J. R.',
    'J.R.',
    'St. John',
    'Ma. del Carmen',
    'Ñúñez de la Peña',
    'D’Angelo, Jr.',
    'Mª Ángeles',
    'Ana · Sofía',
    'Juan Pablo 2',
    '王小明',
    'Nguyễn Thị',
  ])('accepts the name %s (CHK-01)', (name) => {
    expect(parsePersonName(name)).toEqual(E.right(name))
  })

  it.each([
    'https://evil.example',
    'http:evil',
    '//evil',
    'Gana en www.x',
    'WWW.premio',
    'evil.com',
    'Ana.evil.co/gratis',
    'ana@evil.example',
    'ana＠evil',
    'evil。com',
    'evil．com',
    'evil\\com',
    '203.0.113.7',
    'Llama al 305-555-0134',
    'mailto:ana',
    'tel:+1305',
  ])('refuses %s, which a mail program turns into a link (CHK-01)', (name) => {
    expect(parsePersonName(name)).toEqual(E.left({ _tag: 'NameUnreadable' }))
  })

  it('accepts and trims one to sixty printable characters that form no link (CHK-01)', () =>
    forAll(fc.oneof(anyText, personName), (text) => {
      const name = cleanText(text).trim()
      fc.pre(!/\.\p{Lu}\p{Ll}/u.test(name))
      const isLong = name.length > NAME_MAX
      const isName = name !== '' && !isLong && isPlainText(name) && !looksLikeLink(name)
      expect(E.isRight(parsePersonName(text))).toBe(isName)
      if (isName) expect(parsePersonName(text)).toEqual(E.right(name))
    }))

  it.each([
    ['St.John', 'St. John'],
    ['Ma.Guadalupe', 'Ma. Guadalupe'],
    ['J.Ángel St. John', 'J. Ángel St. John'],
    ['Evil.Com', 'Evil. Com'],
  ])('reads %s as %s (CHK-01)', (typed, name) => {
    expect(parsePersonName(typed)).toEqual(E.right(name))
  })

  it('parses an accepted name to itself, composed or decomposed (CHK-01)', () =>
    forAll(personName, (name) => {
      expect(parsePersonName(` ${name.normalize('NFD')}\t`)).toEqual(E.right(name))
    }))

  it('reports missing, too long and unreadable names (CHK-01)', () => {
    forAll(unmendable, (bad) => {
      expect(parsePersonName(`A${bad}na`)).toEqual(E.left({ _tag: 'NameUnreadable' }))
    })
    expect(parsePersonName(' \n')).toEqual(E.left({ _tag: 'NameMissing' }))
    expect(parsePersonName('x'.repeat(NAME_MAX + 1))).toEqual(E.left({ _tag: 'NameTooLong', max: NAME_MAX }))
    expect(parsePersonName('<b>Ana</b>')).toEqual(E.left({ _tag: 'NameUnreadable' }))
  })
})

describe('parseEmail', () => {
  it('accepts an address as written and parses it to itself (CHK-02)', () =>
    forAll(emailAddress, (email) => {
      expect(parseEmail(` ${email} `)).toEqual(E.right(email))
    }))

  it('refuses an address without exactly one @, without a dot in its host, or with a blank, control character or list (CHK-02)', () => {
    const typed = fc.oneof(anyText, textOf('ab1.@-_ ,<>+é', 0, 20))
    forAll(typed, (text) => {
      const parsed = parseEmail(text)
      if (E.isLeft(parsed)) return
      const [name = '', host = '', ...rest] = parsed.right.split('@')
      expect([name === '', rest.length]).toEqual([false, 0])
      expect(host).toMatch(/^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/)
      expect(parsed.right).not.toMatch(/[\s<>",;:()]/)
      expect(isPlainText(parsed.right) && parsed.right.length <= EMAIL_MAX).toBe(true)
    })
  })

  it.each([
    ['ana@correo.mx', 'accepted'],
    ['ana.ruiz+casa@mail.example.com', 'accepted'],
    ['peña@correo.mx', 'EmailMalformed'],
    ['.ana@correo.mx', 'EmailMalformed'],
    ['ana.@correo.mx', 'EmailMalformed'],
    ['ana..ruiz@correo.mx', 'EmailMalformed'],
    ["o'hara+{x}@correo.mx", 'accepted'],
    ['', 'EmailMissing'],
    ['  ', 'EmailMissing'],
    ['ana', 'EmailMalformed'],
    ['ana@correo', 'EmailMalformed'],
    ['ana@@correo.mx', 'EmailMalformed'],
    ['ana@correo..mx', 'EmailMalformed'],
    ['ana@-correo.mx', 'EmailMalformed'],
    ['ana@correo.mx\nBcc: x@y.mx', 'EmailMalformed'],
    ['ana@correo.mx, x@y.mx', 'EmailMalformed'],
    [`${'a'.repeat(EMAIL_MAX)}@correo.mx`, 'EmailMalformed'],
  ])('takes %j as %s (CHK-02)', (text, tag) => {
    expect(tagOf(parseEmail(text))).toBe(tag)
  })
})

describe('parsePhone', () => {
  it('returns the ten digits for any typed separators and country code (CHK-03)', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', ') ', ' (', '\u00A0')
    const spelled = fc.tuple(
      phoneDigits,
      fc.constantFrom('', '1', '+1', '1-', '+1 (', ' +1.'),
      fc.array(separator, { minLength: 10, maxLength: 10 }),
    )
    forAll(spelled, ([digits, country, separators]) => {
      const typed = country + Array.from(digits, (digit, at) => digit + separators[at]).join('')
      expect(parsePhone(typed)).toEqual(E.right(digits))
      expect(parsePhone(digits)).toEqual(E.right(digits))
    })
  })

  it('accepts only ten digits of the North American numbering plan (CHK-03)', () => {
    const typed = fc.oneof(anyText, textOf('0123456789+- ()', 0, 16))
    forAll(typed, (text) => {
      const parsed = parsePhone(text)
      if (E.isRight(parsed)) expect(parsed.right).toMatch(/^[2-9][0-9]{2}[2-9][0-9]{6}$/)
      else expect(parsed.left._tag).toBe(cleanText(text).trim() === '' ? 'PhoneMissing' : 'PhoneMalformed')
    })
  })

  it.each([
    '911',
    '0155550142',
    '1155550142',
    '8001550142',
    '80055501420',
    '+52 55 5555 0142',
    '800555014x',
    '305\u00005550142',
    '８００５５５０１４２',
    '()',
  ])('refuses %j (CHK-03)', (text) => {
    expect(parsePhone(text)).toEqual(E.left({ _tag: 'PhoneMalformed' }))
  })
})

describe('isPhoneType', () => {
  it('is true only of the listed types (CHK-04)', () => {
    forAll(anyText, (text) => isPhoneType(text) === phoneTypes.some((kind) => kind === text))
    expect([...phoneTypes].every(isPhoneType)).toBe(true)
    expect(DEFAULT_PHONE_TYPE).toBe('Mobile')
  })
})

describe('the customer constructors', () => {
  it('parse a parsed customer to itself (CHK-01, CHK-02, CHK-03, CHK-04)', () =>
    forAll(customer, (whole) => {
      expect(parsePersonName(whole.firstName)).toEqual(E.right(whole.firstName))
      expect(parsePersonName(whole.lastName)).toEqual(E.right(whole.lastName))
      expect(parseEmail(whole.emailAddress)).toEqual(E.right(whole.emailAddress))
      expect(parsePhone(whole.phoneNumber)).toEqual(E.right(whole.phoneNumber))
      expect(isPhoneType(whole.phoneType)).toBe(true)
    }))
})
