import { describe, expect, it } from 'vitest'
import { speculationRules } from '#core/metadata/speculation-rules.ts'

describe('speculationRules', () => {
  it('prefetches the public pages alone, and none that would choose another language (SES-09)', () => {
    expect(speculationRules(['/internet'])).toEqual({
      prefetch: [
        {
          where: {
            and: [{ href_matches: ['/internet'] }, { not: { selector_matches: '[data-language]' } }],
          },
          eagerness: 'moderate',
        },
      ],
    })
  })
})
