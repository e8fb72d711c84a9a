import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskedEmail, maskedPhone } from '#core/checkout/masked.ts'
import { forAll } from '#test/for-all.ts'

describe(maskedEmail, () => {
  it('shows the first letter and the host (MSG-06)', () => {
    forAll(fc.emailAddress(), (email) => {
      const [name = '', host] = email.split('@')
      expect(maskedEmail(email)).toBe(`${name.slice(0, 1)}•••@${host}`)
    })
    expect(maskedEmail('')).toBe('•••')
  })
})

describe(maskedPhone, () => {
  it('shows the last two digits (MSG-06)', () => {
    expect(maskedPhone('3055550134')).toBe('•••34')
  })
})
