import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD_MAX, PASSWORD_MIN } from '#core/portal/identity-form.ts'
import { passwordFailure } from '#core/portal/password-choice.ts'
import { forAllWith } from '#test/for-all.ts'

const CONTEXT = ['Cometa', 'maria.garcia@correo.example']
const tagOf = (password: string) => passwordFailure(password, CONTEXT)?._tag ?? null

describe('passwordFailure', () => {
  it('counts code points, whatever they are (PTL-28)', () =>
    forAllWith(
      { examples: [['ñ'.repeat(PASSWORD_MIN - 1)], ['ñ'.repeat(PASSWORD_MAX + 1)]] },
      fc.string({ unit: 'binary', maxLength: 250 }),
      (password) => {
        const { length } = Array.from(password)
        expect(tagOf(password) === 'PasswordShort').toBe(length < PASSWORD_MIN)
        expect(tagOf(password) === 'PasswordLong').toBe(length > PASSWORD_MAX)
      },
    ))

  it.each([
    'password1234',
    'P@ssw0rd2026',
    'Contraseña123',
    'contrasena!!!!',
    '123456789012',
    '987654321098',
    'aaaaaaaaaaaa',
    'abcdefghijklmnop',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    'iloveyou2024!',
    'teamo teamo 99',
  ])('refuses the famous password "%s" (PTL-28)', (password) => {
    expect(tagOf(password)).toBe('PasswordFamous')
  })

  it.each(['cometa-2026-!', 'Cometa Cometa', 'mariagarcia1990', 'María.García99', 'C0meta.c0rreo'])(
    'refuses "%s" for what anybody knows of its owner (PTL-28)',
    (password) => {
      expect(tagOf(password)).toBe('PasswordContext')
    },
  )

  it.each([
    'una frase que recuerdo',
    'mi password es rojo como el mar',
    'cometa verde sobre el tejado',
    '830472915604',
    'kX9-vT2-qLm7-Zp',
  ])('accepts "%s" (PTL-28)', (password) => {
    expect(tagOf(password)).toBeNull()
  })
})
