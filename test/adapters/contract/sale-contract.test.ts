import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { contract } from '#adapters/contract/contract.ts'
import { localizationResponse } from '#adapters/contract/entities/localization.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { saleContract } from '#adapters/contract/sale-contract.ts'
import type { LocalizationAnswer } from '#core/ports/address-answers.ts'
import { forAll, forAllWith } from '#test/for-all.ts'
import { carried, isObject, oversized, spoilt } from './spoilt.ts'

const told = ['serviceabilityCheck', 'localize', 'expressAddress'] as const

/** The part of an answer that the sale reads: of the session, and of the address page (LOC-17, LOC-30). */
const partOf = (answer: LocalizationAnswer) => {
  const { sessionId, sessionInfo, responseCode, providedAddress, addressList, bulkAddressData, offerCount } =
    answer
  const { expectedOn, alternatives, addressResponse } = answer
  const stored = { sessionId, responseCode, providedAddress, addressList, bulkAddressData, offerCount }
  const shown = {
    expectedOn,
    alternatives,
    addressResponse: { addressCodeMapping: addressResponse.addressCodeMapping },
  }
  if (sessionInfo === null) return { stored: { ...stored, sessionInfo }, shown }
  const { installType: _, ...place } = sessionInfo
  return { stored: { ...stored, sessionInfo: place }, shown }
}

/** The part of a read answer that the session stores, as it is encoded. */
const storedIn = <A>({ codec }: Shape<A>, read: A): object => {
  const encoded = Object.entries(codec.encode(read) as object)
  return Object.fromEntries(
    encoded.filter(([key]) => !['expectedOn', 'alternatives', 'addressResponse'].includes(key)),
  )
}

describe('saleContract', () => {
  it('covers the complete contract except the full answers of the address group', () => {
    const other = Object.entries(saleContract).filter(([name]) => !told.includes(name as never))
    expect(other.length).toBeGreaterThan(20)
    for (const [name, record] of other) expect(record).toBe(contract[name as keyof typeof saleContract])
    for (const name of told) {
      const {
        request: _,
        response: __,
        sessionAfter: ___,
        ...own
      } = { sessionAfter: null, ...saleContract[name] }
      expect(contract[name]).toMatchObject(own)
    }
  })

  it.each(told)('reads its part of every answer of %s, and nothing more', (name) => {
    const { response } = contract[name]
    forAll(response.arbitrary(fc), (answer) => {
      const read = saleContract[name].response.codec.decode(carried(response.codec.encode(answer)))
      const { stored, shown } = partOf(answer)
      expect(read).toStrictEqual(E.right({ ...stored, ...shown }))
      const kept = carried(localizationResponse.codec.encode(stored))
      expect(E.isRight(localizationResponse.codec.decode(kept))).toBe(true)
    })
  })

  it.each(told)('refuses an answer of %s that is wrong where the sale reads it (S17)', (name) => {
    const { response } = contract[name]
    forAllWith({ numRuns: 20 }, response.arbitrary(fc), (answer) => {
      const part = carried(localizationResponse.codec.encode(partOf(answer).stored))
      const rest = carried(response.codec.encode(answer))
      if (!isObject(part) || !isObject(rest)) throw new TypeError('no object')
      const isWrong = (worse: unknown) => E.isLeft(localizationResponse.codec.decode(worse))
      const messages = [...spoilt(part), ...oversized(part)].map((message) => message())
      for (const worse of messages.filter((one) => isObject(one) && isWrong(one))) {
        const read = saleContract[name].response.codec.decode({ ...rest, ...(worse as object) })
        const isOnlyMore = E.isRight(read) && !isWrong(storedIn(saleContract[name].response, read.right))
        expect([worse, E.isLeft(read) || isOnlyMore]).toEqual([worse, true])
      }
    })
  })

  it.each(told)('encodes the request of %s as the complete contract does', (name) => {
    const { request } = saleContract[name]
    forAll(request.arbitrary(fc), (asked) => {
      const wire = carried(request.codec.encode(asked as never))
      expect(contract[name].request.codec.decode(wire)).toStrictEqual(E.right(asked))
    })
  })
})
