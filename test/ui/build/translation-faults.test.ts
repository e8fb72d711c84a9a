import { describe, expect, it } from 'vitest'
import { applicationFaults, translationFaults } from '#ui/build/translation-faults.ts'

describe(applicationFaults, () => {
  it('finds English words for every name under which Spanish words are registered', async () => {
    expect(await applicationFaults()).toEqual([])
  })
})

describe(translationFaults, () => {
  it('finds words that are registered twice, without English words, and English words of no name', () => {
    expect(translationFaults(['payment', 'payment', 'visit'], ['payment', 'order'])).toEqual([
      'payment: registered twice',
      'visit: no English words',
      'order: no Spanish words',
    ])
  })
})
