import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  CHALLENGE_MS,
  createEmbeddedHumanVerification,
} from '#adapters/provider/session/embedded-human-verification.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { answerOf } from '#test/builders/provider.builder.ts'
import { seededRandom } from '#test/builders/random.builder.ts'

const clock = fakeClock()
const verifier = () =>
  createEmbeddedHumanVerification({ clock, random: seededRandom(7), digest: buildDigest() })

const passes = (token: string): Promise<boolean> =>
  answerOf(verifier().verify({ token, clientAddress: null }))

describe('createEmbeddedHumanVerification', () => {
  it('knows a challenge that another process with the same keys gave out', async () => {
    expect(await passes((await answerOf(verifier().challenge)) ?? '')).toBe(true)
  })

  it('takes none that is old, changed or made up', async () => {
    const token = (await answerOf(verifier().challenge)) ?? ''
    const [id, endsAt, ...sealed] = token.split('.')
    for (const other of [
      '',
      `${token}.x`,
      token.slice(0, -1),
      [id, String(Number(endsAt) + 1), ...sealed].join('.'),
      [`${id}A`, endsAt, ...sealed].join('.'),
      [id, endsAt, 'nobody', sealed[1]].join('.'),
      [id, 'later', ...sealed].join('.'),
    ])
      expect([other, await passes(other)]).toEqual([other, false])
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect(E.isRight(await verifier().verify({ token: text, clientAddress: null })())).toBe(true)
        if (text !== token) expect(await passes(text)).toBe(false)
      }),
      { numRuns: 200 },
    )
    clock.advance(CHALLENGE_MS)
    expect(await passes(token)).toBe(false)
  })
})
