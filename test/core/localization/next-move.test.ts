import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Crossroads, mappedPlace, type Move, moveAfterAnswer } from '#core/localization/next-move.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { resolve } from '#core/localization/resolution.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { judged, localizationResponse } from '#test/arbitraries/localization.arbitrary.ts'
import { HOSTS, anyUrl, foreignUrl, ourUrl } from '#test/arbitraries/place.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const links = { webLead: `https://${HOSTS[1]}/`, existingCustomer: `https://${HOSTS[0]}/` }

const at = (mapping: fc.Arbitrary<Crossroads['mapping']>): fc.Arbitrary<Crossroads> =>
  fc
    .tuple(judged, mapping)
    .map(([{ response, flags }, mapped]) => ({ response, flags, mapping: mapped, links, hosts: HOSTS }))

const mappingTo = (url: fc.Arbitrary<string>) => fc.record({ url, shouldClearPreviousData: fc.boolean() })

const unmapped = at(fc.oneof(fc.constant(null), mappingTo(foreignUrl)))

const preSale = fc.tuple(unmapped, localizationResponse).map(([crossroads, response]): Crossroads => ({
  ...crossroads,
  response: { ...response, responseCode: responseCodes.gisBluePreSale },
  flags: { ...crossroads.flags, blueFeature: true },
}))

/** The unconditional rows of section 2.3: bulk, web leads, and pre-sale homes with the blue feature. */
const isUnmapped = ({ response, flags }: Crossroads): boolean => {
  const code = response?.responseCode ?? ''
  const isBulkPlace = response?.sessionInfo?.serviceAddress.isBulk === true
  return isBulkPlace || ['201', '202', '301', '302'].includes(code) || (code === '110' && flags.blueFeature)
}

const outside = ({ response, flags }: Crossroads): Move | null => {
  const { kind } = outcomeOf(response, flags)
  const isOfBuilding = response?.responseCode !== responseCodes.existingCoverage
  if (kind === 'existingCustomer' && isOfBuilding)
    return { _tag: 'Leave', url: links.existingCustomer, address: null }
  if (kind !== 'webLead') return null
  return { _tag: 'Leave', url: links.webLead, address: response?.providedAddress ?? null }
}

describe('mappedPlace', () => {
  it('returns the place of a URL of this store, and of no other (LOC-17)', () => {
    expect(mappedPlace(null, HOSTS)).toBeNull()
    forAll(ourUrl, foreignUrl, (ours, foreign) => {
      expect(mappedPlace(ours, HOSTS)).not.toBeNull()
      expect(mappedPlace(foreign, HOSTS)).toBeNull()
    })
  })
})

describe('moveAfterAnswer', () => {
  it('goes to the mapped URL except for buildings, web leads and pre-sale homes, and decides whether to drop stored data (LOC-17)', () =>
    forAll(at(mappingTo(ourUrl)), (crossroads) => {
      const { mapping } = crossroads
      const { move, reason } = moveAfterAnswer(crossroads)
      if (isUnmapped(crossroads)) {
        expect(moveAfterAnswer({ ...crossroads, mapping: null })).toEqual({ move, reason })
        return
      }
      expect(move).toEqual({
        _tag: 'GoTo',
        place: mappedPlace(mapping?.url ?? null, HOSTS),
        clearsPreviousData: mapping?.shouldClearPreviousData,
      })
      expect(reason).toEqual({ rule: 'LOC-17', facts: { ...mapping } })
    }))

  it('redirects customers of bulk buildings and web leads, sends pre-sale homes to the bundle, and shows the outcome to others (LOC-18)', () =>
    forAll(unmapped, (crossroads) => {
      const { kind } = outcomeOf(crossroads.response, crossroads.flags)
      const { move, reason } = moveAfterAnswer(crossroads)
      const shown: Move = { _tag: 'Show', kind: kind === 'preSale' ? 'bundle' : kind }
      expect(move).toEqual(outside(crossroads) ?? shown)
      expect(reason).toEqual(resolve({ ...crossroads, leadsToBundle: false }).reason)
    }))

  it('sends every pre-sale home to the bundle, regardless of the mapped URL (LOC-17, LOC-18)', () =>
    forAll(preSale, fc.option(mappingTo(anyUrl)), (crossroads, mapping) => {
      expect(moveAfterAnswer({ ...crossroads, mapping }).move).toEqual({ _tag: 'Show', kind: 'bundle' })
    }))

  it('never redirects to a page that is not configured (LOC-17, LOC-18)', () =>
    forAll(at(fc.oneof(fc.constant(null), mappingTo(anyUrl))), (crossroads) => {
      const { move } = moveAfterAnswer(crossroads)
      if (move._tag === 'Leave') expect(Object.values(links)).toContain(move.url)
      if (move._tag === 'GoTo' && move.place.kind === 'outside') expect(HOSTS).toContain(move.place.host)
    }))
})
