import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { probableEmail } from '#core/checkout/email-host.ts'
import { forAll } from '#test/for-all.ts'

const host = fc.constantFrom(
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'comcast.net',
)

describe('probableEmail', () => {
  it('finds the host behind each slip of one letter, and suggests nothing for the host itself (CHK-02)', () =>
    forAll(host, fc.nat(10), fc.constantFrom('z', 'w'), (common, seed, letter) => {
      const at = 1 + (seed % (common.length - 1))
      const slips = [
        common.slice(0, at) + common.slice(at + 1),
        common.slice(0, at) + letter + common.slice(at),
        common.slice(0, at) + letter + common.slice(at + 1),
        common.slice(0, at - 1) + common.charAt(at) + common.charAt(at - 1) + common.slice(at + 1),
      ]
      for (const slip of slips)
        expect(probableEmail(`Ana@${slip}`)).toBe(slip === common ? null : `ana@${common}`)
      expect(probableEmail(`ana@${common}`)).toBeNull()
    }))

  it.each(['ana@gmail.con', 'ana@gmail.co', 'ana@gmial.com', 'ana@gmai.com'])(
    'suggests a correction for %s (CHK-02)',
    (email) => {
      expect(probableEmail(email)).toBe('ana@gmail.com')
    },
  )

  it.each(['', 'ana', 'ana@', 'ana@mail.com', 'ana@ymail.com', 'ana@correo.mx', 'ana@yahoo.es'])(
    'suggests nothing for %j (CHK-02)',
    (email) => {
      expect(probableEmail(email)).toBeNull()
    },
  )
})
