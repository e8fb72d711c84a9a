import { describe, expect, it } from 'vitest'
import { ruleOf, type ViolationKind, violationsIn } from './import-check.ts'
import { importRules } from './import-rules.ts'
import { readModule, readModules } from './module-reader.ts'
import { repository } from './repository.ts'
import { cyclesOf } from './cycles.ts'

const modules = readModules()

/** The tree of a path, if cycles between its folders are forbidden. */
const treeOf = (path: string): string => /^(core|adapters|ui\/features)\//.exec(path)?.[0] ?? path

/** Returns the violations at a probe module in the real tree, where it replaces a module of the same path. */
const caughtAt = (
  path: string,
  ...probeModules: readonly (readonly [string, string])[]
): readonly ViolationKind[] => {
  const paths = probeModules.map(([name]) => name)
  const graph = [
    ...modules.filter((module) => module.path.startsWith(treeOf(path)) && !paths.includes(module.path)),
    ...probeModules.map(([name, source]) => readModule(name, source)),
  ]
  const hasFile = (name: string): boolean => paths.includes(name) || repository.hasFile(name)
  return violationsIn(graph, { ...repository, hasFile })
    .filter(({ module, detail }) =>
      [module, ...detail.split(', ')].some((name) => `${path}/`.startsWith(`${name}/`)),
    )
    .map(({ kind }) => kind)
}

/** A module at a place, what it contains, and what the check calls it; null for what is allowed. */
const probes: readonly (readonly [string, string, ViolationKind | null])[] = [
  ['core/shared/probe.ts', "import '#core/catalog/offer.ts'", 'folder'],
  ['core/pricing/probe.ts', "import type { CartLine } from '#core/cart/cart.ts'", 'cycle of folders'],
  ['core/pricing/probe.ts', "import { findOffer } from '../catalog/offer.ts'", null],
  [
    'adapters/http/probe.ts',
    "import type { Limiter } from '#adapters/server/http/rate-limit.ts'",
    'cycle of folders',
  ],
  [
    'adapters/provider/facts/probe.ts',
    "import type { withCart } from '../cart/cart-handlers.ts'",
    'cycle of folders',
  ],
  ['adapters/provider/cart/probe.ts', "import { quoteOf } from '../facts/pricing.ts'", null],
  ['adapters/server/store/probe.ts', "import type { Job } from '../jobs/job.ts'", 'cycle of folders'],
  ['adapters/server/jobs/probe.ts', "import { countIn } from '../store/counter.ts'", null],
  ['ui/features/shared/probe.ts', "import '../sale/products/plan-card.view.tsx'", 'cycle of folders'],
  ['core/cart/probe.ts', "import type { Clock } from '#core/ports/clock.ts'", 'folder'],
  ['core/cart/probe.ts', "import { createSale } from '../journeys/sale/sale.ts'", 'folder'],
  ['core/cart/probe.ts', "import { cometa } from '#adapters/brand/cometa/brand.ts'", 'folder'],
  ['core/cart/probe.ts', "import { assign } from 'xstate'", 'package'],
  ['core/cart/probe.ts', "import { pipe } from 'fp-ts/function'", 'package'],
  ['core/cart/probe.ts', "import * as t from 'io-ts'", 'package'],
  ['core/cart/probe.ts', "import { readFileSync } from 'node:fs'", 'package'],
  ['core/ports/probe.ts', "import { findOffer } from '../catalog/offer.ts'", 'value of a types-only place'],
  ['core/ports/probe.ts', "import type { Sale } from '../journeys/sale/sale.ts'", 'folder'],
  ['core/journeys/sale/probe.ts', "import { useSelector } from '@xstate/react'", 'package'],
  ['adapters/brand/cometa/probe.ts', "import { either } from 'fp-ts'", 'package'],
  ['adapters/contract/probe.ts', "import type { Arbitrary } from 'fast-check'", null],
  ['adapters/contract/probe.ts', "import { string } from 'fast-check'", 'package'],
  ['adapters/contract/probe.ts', "import '../provider/provider.ts'", 'folder'],
  ['adapters/orchestrator/probe.ts', "import '../provider/provider.ts'", 'folder'],
  [
    'adapters/orchestrator/probe.ts',
    "import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'",
    'folder',
  ],
  ['adapters/orchestrator/probe.ts', "import { identity } from '#adapters/brand/identity.ts'", 'folder'],
  ['adapters/provider/probe.ts', "import { cometa } from '#adapters/brand/cometa/brand.ts'", 'folder'],
  ['adapters/provider/probe.ts', "import { brand } from '#adapters/brand/brand.ts'", null],
  ['adapters/brand/brisa/probe.ts', "import { identity } from '../cometa/identity.ts'", 'folder'],
  ['ui/kit/button/probe.tsx', "import { brand } from '#adapters/brand/brand.ts'", 'folder'],
  ['ui/kit/button/probe.tsx', "import { motif } from '#adapters/brand/motif.ts'", null],
  ['ui/probe.main.ts', "import { cometa } from '#adapters/brand/cometa/brand.ts'", 'folder'],
  ['ui/probe.main.ts', "import { brand } from '#adapters/brand/brand.ts'", null],
  ['adapters/provider/probe.ts', "import zipcodes from 'zipcodes'", 'package'],
  ['adapters/provider/probe.ts', "import { createHash } from 'node:crypto'", 'package'],
  ['adapters/provider/probe.ts', "import './network/build-places.ts'", 'folder'],
  ['adapters/server/probe.ts', "import zipcodes from 'zipcodes'", 'package'],
  ['adapters/server/probe.ts', "import { eq } from 'drizzle-orm'", 'package'],
  ['adapters/server/probe.ts', "import '../card-encryption/decrypt.ts'", 'folder'],
  ['adapters/server/store/probe.ts', "import fastify from 'fastify'", 'package'],
  [
    'adapters/server/store/probe.ts',
    "import type { Receipt } from '#adapters/contract/entities/order.ts'",
    'folder',
  ],
  ['adapters/server/store/probe.ts', "import '#adapters/contract/calls/cart.calls.ts'", 'folder'],
  ['adapters/server/store/stored/probe.ts', "import { parseZip } from '#core/address/address.ts'", 'folder'],
  ['adapters/server/store/stored/probe.ts', "import type { Zip } from '#core/address/address.ts'", null],
  ['adapters/shape/probe.ts', "import '#adapters/contract/contract.ts'", 'folder'],
  ['adapters/server/probe.ts', "import type { Brand } from '#ui/site/documents.tsx'", 'folder'],
  ['adapters/digest/probe.ts', "import { createHmac } from 'node:crypto'", 'package'],
  ['adapters/unknown/probe.ts', '', 'no rule'],
  ['ui/theme/probe.ts', "import '../kit/button/button.tsx'", 'folder'],
  ['ui/content/es/probe.ts', "import '#ui/kit/button/button.tsx'", 'folder'],
  ['ui/kit/button/probe.tsx', "import type { Offer } from '#core/catalog/offer.ts'", 'folder'],
  ['ui/kit/button/probe.tsx', "import { Link } from '@tanstack/react-router'", 'package'],
  ['ui/features/sale/products/probe.tsx', "import '../localization/address-form.view.tsx'", 'folder'],
  ['ui/features/sale/products/probe.tsx', "import '../../shared/failure-notice.view.tsx'", null],
  ['ui/features/sale/products/probe.tsx', "import { either } from 'fp-ts'", 'package'],
  ['ui/features/sale/products/probe.tsx', "import * as z from 'zod'", 'package'],
  ['ui/features/sale/products/probe.tsx', "import { clock } from '#adapters/browser/clock.ts'", 'folder'],
  ['ui/features/sale/products/probe.tsx', "import '#ui/app/routes/buy-products.route.tsx'", 'folder'],
  ['ui/head/probe.ts', "import '#ui/kit/button/button.tsx'", 'folder'],
  ['ui/site/probe.tsx', "import '#ui/app/router.tsx'", 'folder'],
  ['ui/app/probe.tsx', "import '#adapters/orchestrator/client.ts'", 'folder'],
  ['ui/build/probe.ts', "import { chromium } from '@playwright/test'", 'package'],
  ['ui/probe.main.ts', "import { buildProvider } from '#test/builders/provider.builder.ts'", 'folder'],
  ['ui/probe.main.ts', "import '#stories/gallery.css.ts'", 'folder'],
  ['stories/probe.stories.tsx', "import '#test/builders/provider.builder.ts'", 'folder'],
  ['stories/probe.stories.tsx', "import '#adapters/server/host.ts'", 'folder'],
  ['core/cart/probe.ts', "export { findOffer } from '#adapters/brand/cometa/catalog.ts'", 'folder'],
  [
    'core/cart/probe.ts',
    "export const later = () => import('#ui/compose/browser/compose-sale.ts')",
    'folder',
  ],
  ['core/cart/probe.ts', "export type Late = typeof import('#ui/compose/browser/compose-sale.ts')", 'folder'],
  ['core/cart/probe.ts', 'export const later = (name: string) => import(name)', 'unreadable'],
  ['core/cart/probe.ts', "export const fs = require('node:fs')", 'unreadable'],
  ['ui/features/sale/products/probe.ts', "export const all = import.meta.glob('../**/*.tsx')", 'unreadable'],
  ['core/cart/probe.ts', "import './cart'", 'no such file'],
  ['core/cart/index.ts', "import './cart.ts'", 'barrel'],
  [
    'core/cart/probe.ts',
    "export * from './cart.ts'\nexport type { Quote } from '../pricing/quote.ts'",
    'barrel',
  ],
  ['test/probe.ts', "import { nothing } from 'not-declared'", 'undeclared package'],
]

describe('violationsIn', () => {
  it.each(probes)('at %s judges %j as %s', (path, source, expected) => {
    const caught = caughtAt(path, [path, source])
    if (expected === null) expect(caught).toEqual([])
    else expect(caught).toContain(expected)
  })

  it.each(importRules.map(({ from }) => from))('catches a stray package and a test at %s', (from) => {
    const path = from.endsWith('.ts')
      ? from
      : `${from.replaceAll('*', 'probe')}${from.endsWith('.*') ? '' : '/probe'}.ts`
    expect(ruleOf(path)?.from).toBe(from)
    expect(caughtAt(path, [path, "import 'left-pad'"])).toContain('undeclared package')
    const caught = caughtAt(path, [path, "import '#test/run.ts'"])
    if (from === 'test') expect(caught).toEqual([])
    else expect(caught).toContain('folder')
  })

  it('finds a cycle of two modules', () => {
    const probeModules = [
      ['core/cart/one.ts', "import { other } from './other.ts'"],
      ['core/cart/other.ts', "import { one } from './one.ts'"],
    ] as const
    expect(caughtAt('core/cart/one.ts', ...probeModules)).toEqual(['cycle', 'cycle of types'])
  })

  it('finds a cycle of two screens', () => {
    const probeModules = [
      ['ui/features/sale/payment/probe.ts', "import '../schedule/probe.ts'"],
      ['ui/features/sale/schedule/probe.ts', "import '../payment/other.ts'"],
      ['ui/features/sale/payment/other.ts', ''],
    ] as const
    expect(caughtAt('ui/features/sale/payment/probe.ts', ...probeModules)).toEqual([
      'folder',
      'cycle of folders',
    ])
  })

  it('finds a cycle of types, except in the journeys', () => {
    const ringIn = (folder: string) =>
      caughtAt(
        `${folder}/one.ts`,
        [`${folder}/one.ts`, "import type { Other } from './other.ts'"],
        [`${folder}/other.ts`, "import { type One } from './third.ts'"],
        [`${folder}/third.ts`, "export type { One } from './one.ts'\nexport const third = 3"],
      )
    expect(ringIn('core/cart')).toEqual(['cycle of types'])
    expect(ringIn('core/journeys/sale')).toEqual([])
  })
})

describe('cyclesOf', () => {
  it('finds each cycle once, self-loops too, and none in an acyclic graph', () => {
    const graph = (edges: Readonly<Record<string, string>>) =>
      new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to)]))
    expect(cyclesOf(graph({ a: 'bc', b: 'd', c: 'd', d: '' }))).toEqual([])
    expect(cyclesOf(graph({ a: 'b', b: 'ca', c: 'd', d: 'c', e: 'e', f: 'a' }))).toEqual([
      ['c', 'd'],
      ['a', 'b'],
      ['e'],
    ])
  })
})
