import { describe, expect, it } from 'vitest'
import { mobileLoginHref, mobileReturnOf } from '#core/routes/mobile-return.ts'
import { mobileLoginPath } from '#core/routes/external-paths.ts'

describe('mobileReturnOf', () => {
  it.each([
    '/mobile',
    '/mobile/plans',
    '/en/mobile/plans/unlimited-data',
    '/mobile/customize',
    '/mobile/products/phones/apple/detail?productName=iPhone%2016&colorName=Azul',
  ])('returns to %s (MOB-55)', (page) => {
    expect(mobileReturnOf(page)).toBe(page)
    expect(new URL(mobileLoginHref(page), 'https://x').searchParams.get('return')).toBe(page)
  })

  it.each([
    '',
    '/',
    '/mobiles',
    '/buy/checkout',
    '/customer-portal/services',
    'https://evil.example/mobile',
    '//evil.example/mobile',
    '/mobile/../admin',
    '/mobile//evil.example',
    '/mobile/%2e%2e/x',
    '/mobile\\evil.example',
    '/mobile/plans#x',
    mobileLoginPath,
    `${mobileLoginPath}/`,
    `${mobileLoginPath}?return=/mobile`,
  ])('returns never to %j (MOB-55)', (page) => {
    expect(mobileReturnOf(page)).toBeNull()
  })
})
