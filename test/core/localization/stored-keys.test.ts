import { describe, expect, it } from 'vitest'
import { STORED_PREFIX, storedKeys } from '#core/localization/stored-keys.ts'

describe('storedKeys', () => {
  it('name street, apt, zip and channel, each with the prefix and none twice (LOC-26)', () => {
    expect(STORED_PREFIX).toBe('buyflow')
    expect(storedKeys).toEqual({
      street: 'buyflow-street',
      apt: 'buyflow-apt',
      zip: 'buyflow-zip',
      channel: 'buyflow-channel',
    })
  })
})
