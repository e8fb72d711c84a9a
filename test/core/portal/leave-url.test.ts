import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLeaveUrl, LEAVE_URL_MAX } from '#core/portal/leave-url.ts'
import { forAll } from '#test/for-all.ts'

const host = fc.stringMatching(/^[a-z][a-z0-9-]{0,20}(\.[a-z]{2,8}){1,2}$/)
const query = fc.stringMatching(/^(\?[a-z0-9_=&]{0,40})?$/)

describe('isLeaveUrl', () => {
  it('accepts a page under https on any host, and one on this computer (S20)', () =>
    forAll(host, query, (name, search) => {
      expect(isLeaveUrl(`https://${name}/session/end${search}`)).toBe(true)
      expect(isLeaveUrl(`http://127.0.0.1:4173/identity/session/end${search}`)).toBe(true)
      expect(isLeaveUrl(`http://${name}/session/end${search}`)).toBe(false)
    }))

  it.each([
    'javascript:alert(1)',
    '//evil.example/',
    '/customer-portal/exit',
    'https://user:secret@login.example/',
    'https://login.example\\@evil.example/',
    'http://localhost.evil.example/',
    'https://login.example/\r\nset-cookie: a=b',
    'data:text/html,hola',
    '',
  ])('refuses %o (S20)', (url) => {
    expect(isLeaveUrl(url)).toBe(false)
  })

  it('refuses a page that is longer than the limit (S20)', () => {
    expect(isLeaveUrl(`https://login.example/?${'a'.repeat(LEAVE_URL_MAX)}`)).toBe(false)
  })
})
