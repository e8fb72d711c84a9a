import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { ALTCHA_WORK, createAltcha } from '#adapters/human-verification/altcha.ts'
import { parseAltchaChallenge } from '#adapters/human-verification/altcha-text.ts'
import { solveAltcha } from '#adapters/human-verification/solve-altcha.ts'
import { HUMAN_PUZZLE_MS, HUMAN_TOKEN_MS } from '#core/human/human-check.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { answerOf } from '#test/builders/provider.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const clock = fakeClock()
const work = { cost: 2, fewest: 1, most: 3 }
const altcha = (digest = buildDigest()) => createAltcha({ clock, digest, work })

const puzzleFrom = async (verifier = altcha()): Promise<string> => {
  const challenge = await answerOf(verifier.challenge)
  if (challenge._tag !== 'Puzzle') throw new Error('no puzzle')
  return challenge.text
}

const solved = async (puzzle: string): Promise<string> => (await solveAltcha(puzzle)) ?? ''

const idOf = async (token: string, verifier = altcha()): Promise<string | null> => {
  const verified = await verifier.verify({ token, clientAddress: null })()
  if (E.isLeft(verified)) throw new Error('the verifier does not answer')
  return verified.right
}

const read = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64url').toString()) as {
    challenge: { parameters: Record<string, unknown>; signature: string }
    solution: Record<string, unknown>
  }

const written = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe(createAltcha, () => {
  it('accepts a solution in every process with the same keys, by the id of its puzzle (HUM-02)', async () => {
    const puzzle = await puzzleFrom()
    expect(await idOf(await solved(puzzle))).toBe(parseAltchaChallenge(puzzle)?.signature)
  })

  it('accepts no puzzle of other keys, and no solution of another puzzle', async () => {
    const token = await solved(await puzzleFrom())
    expect(await idOf(token, altcha(buildDigest({ first: 'another secret' })))).toBeNull()
    const other = read(await solved(await puzzleFrom()))
    expect(await idOf(written({ ...read(token), solution: other.solution }))).toBeNull()
  })

  it('accepts a solution until its puzzle expires, and a page discards it before (HUM-03)', async () => {
    const token = await solved(await puzzleFrom())
    clock.advance(HUMAN_PUZZLE_MS - 1)
    expect(await idOf(token)).not.toBeNull()
    clock.advance(1)
    expect(await idOf(token)).toBeNull()
    expect(HUMAN_TOKEN_MS.Puzzle).toBeLessThan(HUMAN_PUZZLE_MS)
  })

  it('accepts no puzzle that was made easier or lasts longer', async () => {
    const easier = read(await solved(await puzzleFrom()))
    for (const change of [
      { cost: 1 },
      { data: { endsAt: clock.now() + 10 * HUMAN_PUZZLE_MS } },
      { data: {} },
      { keySignature: 'aa' },
      { keyPrefix: '' },
      { extra: 1 },
    ]) {
      const parameters = { ...easier.challenge.parameters, ...change }
      const token = written({ ...easier, challenge: { ...easier.challenge, parameters } })
      expect([change, await idOf(token)]).toEqual([change, null])
    }
  })

  it('returns a result for any text, and accepts only issued tokens', async () => {
    const token = await solved(await puzzleFrom())
    const changed = fc
      .tuple(fc.nat({ max: token.length - 1 }), fc.constantFrom('A', 'a', '0', '-', '_'))
      .map(([at, symbol]) => `${token.slice(0, at)}${symbol}${token.slice(at + 1)}`)
    const json = fc.json().map((text) => Buffer.from(text).toString('base64url'))
    const own = read(token)
    const shaped = fc
      .record({ parameters: fc.dictionary(fc.string(), fc.jsonValue()), signature: fc.string() })
      .map((challenge) => written({ challenge, solution: own.solution }))
    await forAllAsyncWith(
      { numRuns: 300 },
      fc.oneof(fc.string({ unit: 'binary' }), changed, json, shaped),
      async (text) => {
        const answer = await altcha().verify({ token: text, clientAddress: null })()
        const isOwn = E.isRight(answer) && answer.right !== null
        // A changed symbol may leave what the text says as it is.
        expect(isOwn ? read(text).challenge : own.challenge).toEqual(own.challenge)
        if (isOwn) expect(read(text).solution['derivedKey']).toBe(own.solution['derivedKey'])
      },
    )
  })

  it('requires the recorded work, within its bounds', async () => {
    const usual = createAltcha({ clock, digest: buildDigest() })
    const puzzle = await puzzleFrom(usual)
    expect(parseAltchaChallenge(puzzle)?.parameters.cost).toBe(ALTCHA_WORK.cost)
    const counter = Number(read(await solved(puzzle)).solution['counter'])
    expect(counter).toBeGreaterThanOrEqual(ALTCHA_WORK.fewest)
    expect(counter).toBeLessThanOrEqual(ALTCHA_WORK.most)
  })

  it('is unavailable without its keys, and does not pass anybody (S31)', async () => {
    const broken = createAltcha({ clock, digest: buildDigest({}), work })
    expect(await broken.challenge()).toEqual(E.left({ _tag: 'VerificationUnavailable' }))
    const token = await solved(await puzzleFrom())
    expect(await broken.verify({ token, clientAddress: null })()).toEqual(
      E.left({ _tag: 'VerificationUnavailable' }),
    )
  })
})

describe(solveAltcha, () => {
  it('returns no token for a malformed puzzle, or one with too much work', async () => {
    const puzzle = parseAltchaChallenge(await puzzleFrom())
    const harder = written({ ...puzzle, parameters: { ...puzzle?.parameters, cost: 10_000_000 } })
    const broken = written({ ...puzzle, parameters: { ...puzzle?.parameters, keyPrefix: 'zz' } })
    for (const text of ['', 'x', written({}), written([]), harder, broken])
      expect([text, await solveAltcha(text)]).toEqual([text, null])
  })
})
