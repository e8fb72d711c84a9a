import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { apiError, statusOfRefusal } from '#adapters/contract/error.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import { forAll } from '#test/for-all.ts'

describe('apiError', () => {
  it('decodes what it encoded (S36)', () =>
    forAll(apiError.arbitrary(fc), (error) => {
      const carried: unknown = JSON.parse(JSON.stringify(apiError.codec.encode(error)))
      expect(apiError.codec.decode(carried)).toStrictEqual(E.right(error))
    }))

  it('contains only code, request id and quote (S36)', () => {
    const chatty = { code: 'BROKEN', requestId: 'a', stack: 'at line 1' }
    expect(E.isLeft(apiError.codec.decode(chatty))).toBe(true)
  })
})

describe('statusOfRefusal', () => {
  it('is 4xx for everything except an outage and a defect (I12)', () => {
    const blamed = refusalCodes.filter((code) => statusOfRefusal[code] >= 500)
    expect(blamed).toStrictEqual(['UNAVAILABLE', 'BROKEN'])
    expect(refusalCodes.every((code) => statusOfRefusal[code] >= 400)).toBe(true)
  })
})
