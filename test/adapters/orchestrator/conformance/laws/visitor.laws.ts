import { expect } from 'vitest'
import { affiliates } from '#adapters/brand/cometa/affiliates.ts'
import { CHALLENGE_MS } from '#adapters/provider/session/embedded-human-verification.ts'
import { answerOf, refusalOf } from '#test/builders/provider.builder.ts'
import type { Harness, Law } from '../harness.ts'

const challengeOf = async ({ visitor }: Harness): Promise<string> => {
  const { recaptchaToken } = await answerOf(visitor().recaptchaChallenge())
  if (recaptchaToken === null) throw new Error('this provider verifies by itself and gives out no challenge')
  return recaptchaToken
}

const resultOf = async ({ visitor }: Harness, recaptchaToken: string) =>
  (await answerOf(visitor().validateRecaptcha({ recaptchaToken }))).result

export const visitorLaws: readonly Law[] = [
  {
    name: 'accepts only the affiliates of the brand (AFF-02)',
    check: async ({ visitor }) => {
      for (const { vParam, affiliateId } of affiliates)
        expect(await answerOf(visitor().affiliateId({ vParam }))).toEqual({ affiliateId })
      for (const vParam of ['nobody', '__proto__', 'RADIO-AMANECER'])
        expect(await refusalOf(visitor().affiliateId({ vParam }))).toBe('NOT_FOUND')
    },
  },
  {
    name: 'accepts a challenge once, also for ten concurrent calls (F36)',
    check: async (harness) => {
      const token = await challengeOf(harness)
      const results = await Promise.all(Array.from({ length: 10 }, () => resultOf(harness, token)))
      expect(results.filter((result) => result === 'passed')).toHaveLength(1)
      expect(await resultOf(harness, token)).toBe('failed')
    },
  },
  {
    name: 'refuses an expired, modified or forged token (F36, S31)',
    check: async (harness) => {
      const [old, young] = [await challengeOf(harness), await challengeOf(harness)]
      for (const forged of ['x', `${young}x`, young.slice(1), `${young}.${young}`, 'a.9999999999999.b'])
        expect(await resultOf(harness, forged)).toBe('failed')
      harness.clock.advance(CHALLENGE_MS - 1)
      expect(await resultOf(harness, young)).toBe('passed')
      harness.clock.advance(1)
      expect(await resultOf(harness, old)).toBe('failed')
    },
  },
]
