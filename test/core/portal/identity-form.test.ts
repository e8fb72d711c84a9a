import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CODE_TEXT_MAX, coveredEmail, plainCode } from '#core/portal/identity-form.ts'
import { forAll } from '#test/for-all.ts'

const digits = fc.array(fc.constantFrom(...Array.from('0123456789')), { minLength: 1, maxLength: 6 })

describe('plainCode', () => {
  it('is the digits of a code, however they are grouped', () =>
    forAll(digits, fc.constantFrom(' ', '-', '', '  ', ' - '), (code, between) => {
      expect(plainCode(` ${code.join(between)} `)).toBe(code.join(''))
    }))

  it('is never longer than a code can be', () =>
    forAll(fc.string({ maxLength: 100 }), (text) => {
      expect(plainCode(text).length).toBeLessThanOrEqual(CODE_TEXT_MAX)
    }))
})

describe('coveredEmail', () => {
  it('shows the first letter and the host, and nothing else', () =>
    forAll(fc.emailAddress(), (email) => {
      const [first] = email
      const host = email.slice(email.lastIndexOf('@'))
      expect(coveredEmail(email)).toBe(`${first}•••••${host}`)
    }))

  it.each(['', 'carmen', '@correo.example'])('is empty for "%s", which is no address', (text) => {
    expect(coveredEmail(text)).toBe('')
  })
})
