import { expect } from 'vitest'
import { affiliates } from '#adapters/brand/cometa/affiliates.ts'
import { solveAltcha } from '#adapters/human-verification/solve-altcha.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { HUMAN_PUZZLE_MS } from '#core/human/human-check.ts'
import { answerOf, localizeAt, refusalOf } from '#test/builders/provider.builder.ts'
import type { Harness, Laws } from '../harness.ts'

const puzzleOf = async ({ visitor }: Harness): Promise<string> => {
  const { recaptchaToken } = await answerOf(visitor().recaptchaChallenge())
  if (recaptchaToken === null) throw new Error('this provider verifies by itself and gives out no puzzle')
  return recaptchaToken
}

const tokenOf = async (harness: Harness): Promise<string> => {
  const token = await solveAltcha(await puzzleOf(harness))
  if (token === null) throw new Error('the puzzle has no solution')
  return token
}

/** The same solution, written in another way. */
const rewritten = (token: string): string =>
  Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(token, 'base64url').toString()), again: 1 }),
  ).toString('base64url')

const resultOf = async ({ visitor }: Harness, recaptchaToken: string) =>
  (await answerOf(visitor().validateRecaptcha({ recaptchaToken }))).result

export const visitorLaws: Laws = {
  'accepts only the affiliates of the brand (AFF-02)': async ({ visitor }) => {
    for (const { vParam, affiliateId } of affiliates)
      expect(await answerOf(visitor().affiliateId({ vParam }))).toEqual({ affiliateId })
    for (const vParam of ['nobody', '__proto__', 'RADIO-AMANECER'])
      expect(await refusalOf(visitor().affiliateId({ vParam }))).toBe('NOT_FOUND')
  },
  'accepts the solution of a puzzle once, however it is written, also for ten concurrent calls (HUM-02, F36)':
    async (harness) => {
      const token = await tokenOf(harness)
      const written = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? token : rewritten(token)))
      const results = await Promise.all(written.map((text) => resultOf(harness, text)))
      expect(results.filter((result) => result === 'passed')).toHaveLength(1)
      expect(await resultOf(harness, token)).toBe('failed')
    },
  'refuses an unsolved, expired, modified or forged token (HUM-02, F36, S31)': async (harness) => {
    const [old, young] = [await tokenOf(harness), await tokenOf(harness)]
    const unsolved = await puzzleOf(harness)
    for (const forged of ['x', unsolved, `${young}x`, young.slice(1), `${young}.${young}`])
      expect(await resultOf(harness, forged)).toBe('failed')
    harness.clock.advance(HUMAN_PUZZLE_MS - 1)
    expect(await resultOf(harness, young)).toBe('passed')
    harness.clock.advance(1)
    expect(await resultOf(harness, old)).toBe('failed')
  },
  'saves a cart and sends a code for a person only (HUM-01)': async (harness) => {
    const code = { orderNumber: '99999-99999' as OrderNumber, channel: 'email' } as const
    const program = harness.program()
    await localizeAt(program)
    expect(await refusalOf(program.persistCart({ withCode: false }))).toBe('HUMAN_CHECK_REQUIRED')
    expect(await refusalOf(program.requestOrderCode(code))).toBe('HUMAN_CHECK_REQUIRED')
    const person = harness.visitor()
    await localizeAt(person)
    for (let calls = 0; calls < 3; calls += 1) {
      expect(await answerOf(person.persistCart({ withCode: true }))).toEqual({ saved: null })
      await answerOf(person.requestOrderCode(code))
    }
  },
}
