import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { parsePlace } from '#core/shared/place.ts'
import { HOSTS, anyUrl, foreignUrl, ourUrl } from '#test/arbitraries/place.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const store = 'https://store.example'

describe('parsePlace', () => {
  it('refuses every URL that a browser resolves to an unknown host (RTE-04)', () =>
    forAll(anyUrl, (url) => {
      const place = parsePlace(url, HOSTS)
      if (E.isLeft(place)) return
      const { origin, host } = new URL(url, store)
      if (place.right.kind === 'inside') expect(origin).toBe(store)
      else {
        expect(origin).toBe(`https://${place.right.host}`)
        expect(HOSTS).toContain(host)
      }
    }))

  it('returns a URL of this store unchanged (RTE-04)', () => {
    forAll(ourUrl, (url) => {
      const { host } = new URL(url, store)
      expect(parsePlace(url, HOSTS)).toEqual(
        E.right(url.startsWith('/') ? { kind: 'inside', path: url } : { kind: 'outside', url, host }),
      )
    })
    expect(parsePlace('HTTPS://Cuenta.Cometa.example/A', HOSTS)).toEqual(
      E.right({ kind: 'outside', url: 'HTTPS://Cuenta.Cometa.example/A', host: HOSTS[0] }),
    )
  })

  it('reports the refused URL (RTE-04)', () => {
    forAll(foreignUrl, (url) => {
      expect(parsePlace(url, HOSTS)).toEqual(E.left({ _tag: 'PlaceNotOurs', url }))
    })
    expect(E.isLeft(parsePlace(`https://${HOSTS[0]}/`, []))).toBe(true)
    expect(E.isLeft(parsePlace('https:///x', ['']))).toBe(true)
  })
})
