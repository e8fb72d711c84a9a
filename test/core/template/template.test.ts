import { describe, expect, it } from 'vitest'
import { routeOf } from '#core/routes/route-match.ts'
import { pageEndpoints } from '#core/template/endpoint.ts'
import { messageKeys, titleKeys } from '#core/template/message-key.ts'
import { PAGE_RULES_VERSION, type PageModel } from '#core/template/page-model.ts'
import { pageOffer } from '#core/template/page.ts'
import { openPage, shopPage } from '#core/template/template.ts'
import { publicPageRequest, shopPageRequest, mobileFacts } from '#test/arbitraries/template.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const SLUG = 'cometa'

const pathsOf = ({ next, blocks }: PageModel): readonly string[] => [
  next,
  ...blocks.flatMap(({ way }) => (way === null ? [] : [way.to])),
]

const keysOf = ({ titleKey, blocks }: PageModel): readonly string[] => [
  titleKey,
  ...blocks.flatMap(({ keys, way }) => [...keys, ...(way === null ? [] : [way.labelKey])]),
]

const isUnique = (names: readonly string[]): boolean => new Set(names).size === names.length

/** The laws of the model of every page. */
const expectSound = (model: PageModel): void => {
  expect(model.blocks.length).toBeGreaterThan(0)
  expect(isUnique(model.blocks.map(({ id }) => id))).toBe(true)
  expect(model.offers.map(({ id }) => id)).toEqual([
    ...new Set(model.blocks.flatMap(({ offers: shown }) => shown)),
  ])
  expect(keysOf(model).filter((key) => !messageKeys.includes(key as never))).toEqual([])
  expect(pathsOf(model).filter((path) => routeOf(path, SLUG) === null)).toEqual([])
  for (const { kind, keys, parameters, reason, way } of model.blocks) {
    expect(keys.length).toBeGreaterThan(0)
    expect(isUnique(parameters.map(({ name }) => name))).toBe(true)
    expect(kind === 'empty').toBe(reason !== null)
    if (reason !== null) expect(way).not.toBeNull()
  }
  const [only] = model.blocks
  if (model.blocks.length === 1 && only?.kind === 'empty') expect(model.next).toBe(only.way?.to)
  expect(model.titleKey).toBe(`title.${model.endpoint}`)
  expect(model.version.rules).toBe(PAGE_RULES_VERSION)
}

describe('messageKeys', () => {
  it('has unique keys, and a title for every page (TPL-01)', () => {
    expect(isUnique(messageKeys)).toBe(true)
    expect(isUnique(pageEndpoints)).toBe(true)
    expect(titleKeys).toHaveLength(pageEndpoints.length)
  })
})

describe('shopPage', () => {
  it('returns a valid model of every page, with an exit when it is empty (TPL-01, TPL-03)', () =>
    forAll(shopPageRequest, ([asked, facts]) => {
      const model = shopPage(asked, facts)
      expect(model.endpoint).toBe(asked.endpoint)
      expect(model.version.catalog).toBe(facts.catalogVersion)
      expectSound(model)
    }))

  it('is deterministic (TPL-01)', () =>
    forAll(shopPageRequest, ([asked, facts]) => {
      const again = JSON.parse(JSON.stringify([asked, facts])) as [typeof asked, typeof facts]
      expect(shopPage(...again)).toEqual(shopPage(asked, facts))
    }))

  it('shows only offers of the address, at the price of the catalogue (TPL-04)', () =>
    forAll(shopPageRequest, ([asked, facts]) => {
      const sold = facts.offers.map(pageOffer)
      for (const shown of shopPage(asked, facts).offers) expect(sold).toContainEqual(shown)
    }))

  it('enables nothing that the body disables (TPL-05)', () =>
    forAll(shopPageRequest, ([asked, facts]) => {
      const { flags } = shopPage(asked, facts)
      const said = Object.entries('body' in asked ? asked.body : {})
      for (const [name, value] of said)
        if (value === false) expect((flags as Readonly<Record<string, boolean>>)[name] ?? false).toBe(false)
    }))
})

describe('openPage', () => {
  it('returns a valid model of every page, without order data (TPL-01, TPL-15)', () =>
    forAll(publicPageRequest, mobileFacts, (asked, facts) => {
      const model = openPage(asked, { ...facts, catalogVersion: '2026-11' })
      expect(model.endpoint).toBe(asked.endpoint)
      expectSound(model)
      expect(model.summary).toBeNull()
      expect(openPage(asked, { ...facts, catalogVersion: '2026-11' })).toEqual(model)
    }))
})
