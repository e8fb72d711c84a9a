import { describe, expect, it } from 'vitest'
import { STORED_PREFIX, storedKeys } from '#core/localization/stored-keys.ts'

describe('storedKeys', () => {
  it('name each stored fact of a visit with the prefix, and no fact twice (LOC-26)', () => {
    const keys = Object.values(storedKeys)
    expect(Object.keys(storedKeys)).toEqual(
      expect.arrayContaining(['street', 'apt', 'zip', 'channel', 'cart', 'affiliateId', 'referral']),
    )
    for (const key of keys) expect(key).toMatch(new RegExp(`^${STORED_PREFIX}-[a-z]+$`))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
