import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptanceOf } from '#core/checkout/acceptance.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { forAll } from '#test/for-all.ts'

const agreement = fc.record({ id: fc.string(), version: fc.string(), title: fc.string() })

describe('acceptanceOf', () => {
  it('contains id and version of every required text, the instant and the name, and nothing else (CHK-19)', () =>
    forAll(fc.array(agreement), fc.nat(), fc.option(fc.string()), (asked, at, transactionId) => {
      expect(acceptanceOf(asked, epochMs(at), transactionId)).toStrictEqual({
        agreements: asked.map(({ id, version }) => ({ id, version })),
        acceptedAt: at,
        transactionId,
      })
    }))
})
