import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ImportParts, ImportSource } from '#adapters/network-import/import-homes.ts'
import { duplicatesOf, importHomes } from '#adapters/network-import/import-homes.ts'
import type { ImportedRow, RefusedRow } from '#adapters/network-import/imported-row.ts'
import type { NetworkVersions } from '#adapters/network-import/network-versions.ts'
import type { Database } from '#adapters/server/store/database.ts'
import { networkRows } from '#adapters/server/store/network-rows.ts'
import type { StoreId } from '#adapters/server/store/store-id.ts'
import type { HomeService, NetworkHome } from '#core/network/home.ts'
import { homeCustomers, homeTechnologies } from '#core/network/home.ts'
import { homeKeys } from '#core/network/home-key.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'
import { emptyTables } from './empty-tables.ts'

const RUNS = { numRuns: 15 }

const anyService = fc.record({
  technology: fc.constantFrom(...homeTechnologies),
  downloadMbps: fc.integer({ min: 0, max: 3 }),
  uploadMbps: fc.integer({ min: 0, max: 2 }),
  isLowLatency: fc.boolean(),
  customers: fc.constantFrom(...homeCustomers),
})

const locationId = fc.integer({ min: 0, max: 6 }).map((id) => String(1_000_000_000 + id))

/** Few addresses in several spellings, so that homes meet. */
const anyHome: fc.Arbitrary<NetworkHome> = fc.record({
  locationId,
  street: fc.constantFrom(
    '12 Oak St',
    '12 OAK STREET',
    '12 Oak St.',
    '14 Oak St',
    '7 Cañón Ave',
    '7 Canon Av',
  ),
  unit: fc.constantFrom('', '', 'Apt 1', '#1', 'Apt 2'),
  city: fc.constantFrom('Springfield', 'Ñuñoa, "la alta"'),
  state: fc.constantFrom('IL', 'TX'),
  zip: fc.constantFrom('62701', '62702'),
  unitCount: fc.integer({ min: 1, max: 3 }),
  service: fc.option(anyService),
  point: fc.option(
    fc.record({
      latitude: fc.double({ min: 17, max: 72, noNaN: true }),
      longitude: fc.double({ min: -180, max: -64, noNaN: true }),
    }),
  ),
})

const homeRow = (home: NetworkHome, at: number): ImportedRow => ({ kind: 'home', line: at + 2, home })
const refusedRow = (line: number): ImportedRow => ({
  kind: 'refused',
  file: 'a.csv',
  line,
  column: 'zip',
  value: 'x',
  reason: 'badZip',
})

const anyServiceRow = fc
  .record({ locationId, service: anyService })
  .map((row): ImportedRow => ({ kind: 'service', line: 2, ...row }))

async function* streamOf(rows: Iterable<ImportedRow>): AsyncGenerator<ImportedRow> {
  yield* rows
}

const sourceOf = (kind: ImportSource['kind'], rows: Iterable<ImportedRow>): ImportSource => ({
  kind,
  file: `/files/${kind}.csv`,
  bytes: 1_000,
  changedAt: START_OF_TESTS,
  rows: streamOf(rows),
})

/** Stands for a process that is killed. */
class Killed extends Error {}

/** The contract of the versions of a network on every SQL database. */
export const networkRowsContract = (name: string, database: () => Database): void => {
  describe(`${name}: importHomes`, () => {
    let versions: NetworkVersions
    let time = 0
    let refused: RefusedRow[] = []

    const start = async () => {
      await emptyTables(database())
      versions = networkRows(database())
      refused = []
    }
    beforeEach(start)

    const load = (sources: readonly ImportSource[], parts: Partial<ImportParts> = {}) =>
      importHomes({
        sources,
        versions,
        now: () => epochMs(START_OF_TESTS + (time += 1)),
        states: new Set(['IL', 'TX']),
        acceptRefused: false,
        resume: false,
        activate: true,
        onRefused: (row) => void refused.push(row),
        onProgress: () => undefined,
        ...parts,
      })
    const loadHomes = (homes: readonly NetworkHome[], parts: Partial<ImportParts> = {}) =>
      load([sourceOf('addresses', homes.map(homeRow))], { acceptRefused: true, ...parts })

    const active = async (): Promise<readonly NetworkHome[] | null> => {
      const homes = await versions.activeHomes()
      if (homes === null) return null
      const found: NetworkHome[] = []
      for await (const home of homes) found.push(home)
      return found
    }
    const states = async () => (await versions.list()).map(({ state }) => state)

    const house = (street: string, id: string): NetworkHome => ({
      locationId: id,
      street,
      unit: '',
      city: 'Springfield',
      state: 'IL',
      zip: '62701',
      unitCount: 1,
      service: null,
      point: null,
    })
    const fiber: HomeService = {
      technology: 'fibre',
      downloadMbps: 1_000,
      uploadMbps: 500,
      isLowLatency: true,
      customers: 'both',
    }

    it('is the identity on what it has imported, and each address is one home', async () => {
      await forAllAsyncWith(RUNS, fc.array(anyHome, { minLength: 1, maxLength: 30 }), async (homes) => {
        await start()
        await loadHomes(homes)
        const first = await active()
        await loadHomes(first ?? [])
        expect(await active()).toEqual(first)
        expect(new Set(first?.map((home) => homeKeys(home).home)).size).toBe(first?.length)
        for (const home of first ?? []) expect(homes).toContainEqual(home)
      })
    })

    it('has the same homes for any order of the rows and of the files', async () => {
      await forAllAsyncWith(
        RUNS,
        fc
          .array(anyHome, { minLength: 1, maxLength: 30 })
          .chain((homes) =>
            fc.tuple(fc.constant(homes), fc.shuffledSubarray(homes, { minLength: homes.length })),
          ),
        fc.array(anyServiceRow, { maxLength: 20 }),
        async ([homes, shuffled], services) => {
          await start()
          const accepted = { acceptRefused: true }
          await load([sourceOf('fabric', homes.map(homeRow)), sourceOf('availability', services)], accepted)
          const first = await active()
          await load(
            [
              sourceOf('availability', services.toReversed()),
              ...[shuffled.slice(0, 5), shuffled.slice(5)].map((part) =>
                sourceOf('fabric', part.map(homeRow)),
              ),
            ],
            accepted,
          )
          expect(await active()).toEqual(first)
        },
      )
    })

    it('counts homes, buildings with units, duplicates and addresses that a location may not have', async () => {
      const units = ['Apt 1', 'Apt 2', '# 2'].map((unit) => ({ ...house('12 Oak St', '1'), unit }))
      const others = [
        house('14 Oak St', '1'),
        house('16 Oak St', '2'),
        { ...house('18 Oak St', '3'), unitCount: 4 },
      ]
      const outcome = await loadHomes([...units, ...others])
      if (outcome._tag !== 'Imported') throw new Error(outcome._tag)
      const { counts } = outcome.version
      expect({ ...counts, duplicates: duplicatesOf(outcome.version) }).toEqual({
        homeRows: 6,
        serviceRows: 0,
        homes: 4,
        unserved: 4,
        buildingsWithUnits: 2,
        duplicates: 1,
        refused: { otherAddressOfLocation: 1 },
      })
      expect(refused).toEqual([
        {
          file: '/files/addresses.csv',
          line: 5,
          column: 'id',
          value: '1',
          reason: 'otherAddressOfLocation',
        },
      ])
    })

    it('sells a home the fastest service of its location that a household can buy', async () => {
      const services: readonly HomeService[] = [
        { ...fiber, downloadMbps: 2_000, customers: 'business' },
        { ...fiber, downloadMbps: 100 },
        fiber,
      ]
      await load([
        sourceOf('fabric', [house('12 Oak St', '1'), house('14 Oak St', '2')].map(homeRow)),
        sourceOf(
          'availability',
          services.map((service) => ({ kind: 'service', line: 2, locationId: '1', service })),
        ),
      ])
      expect((await active())?.map(({ service }) => service)).toEqual([fiber, null])
    })

    it('retains the active version and the one before it, to which it returns and back', async () => {
      expect([await active(), await versions.rollback(START_OF_TESTS)]).toEqual([null, null])
      const [one, two, three] = ['12 Oak St', '14 Oak St', '16 Oak St'].map((street) => house(street, '1'))
      for (const home of [one, two, three]) if (home !== undefined) await loadHomes([home])
      expect([await active(), await states()]).toEqual([[three], ['active', 'retired']])
      for (const expected of [two, three, two]) {
        await versions.rollback(epochMs(START_OF_TESTS + (time += 1)))
        expect(await active()).toEqual([expected])
      }
      await loadHomes([one ?? house('', '')])
      await versions.rollback(epochMs(START_OF_TESTS + (time += 1)))
      expect(await active()).toEqual([two])
    })

    it('continues after the last stored batch when it was killed, and sells the old homes until then', async () => {
      const old = [house('1 Old Rd', '9')]
      const homes = Array.from({ length: 5_600 }, (_, at) => house(`${at + 1} Oak St`, String(at)))
      const rows = [refusedRow(1), ...homes.map(homeRow)]
      await loadHomes(homes)
      const expected = await active()
      type Step = 'append' | 'finish' | 'activate'
      /** Ends the process before or after a call of the database. */
      const killedAt = (step: Step, count: number, isDone: boolean): NetworkVersions => {
        let calls = 0
        const killing =
          <A extends readonly unknown[], B>(call: (...args: A) => Promise<B>) =>
          async (...args: A): Promise<B> => {
            calls += 1
            if (calls < count) return call(...args)
            if (isDone) await call(...args)
            throw new Killed()
          }
        return {
          ...versions,
          [step]: killing(versions[step] as (...args: readonly unknown[]) => Promise<unknown>),
        }
      }
      for (const [step, count, isDone] of [
        ['append', 1, false],
        ['append', 1, true],
        ['append', 2, false],
        ['append', 2, true],
        ['finish', 1, false],
        ['finish', 1, true],
        ['activate', 1, false],
      ] as const) {
        await start()
        await loadHomes(old)
        const again = (parts: Partial<ImportParts>) =>
          load([sourceOf('addresses', rows), sourceOf('availability', [])], parts)
        await expect(again({ versions: killedAt(step, count, isDone) })).rejects.toBeInstanceOf(Killed)
        expect(await active()).toEqual(old)
        const [before] = await versions.list()
        refused = []
        const outcome = await again({ resume: true })
        expect([outcome._tag, 'version' in outcome && outcome.version.id]).toEqual(['Imported', before?.id])
        expect('version' in outcome && outcome.version.counts).toMatchObject({
          homeRows: 5_600,
          refused: { badZip: 1 },
        })
        expect(await active()).toEqual(expected)
        expect(await states()).toEqual(['active', 'retired'])
      }
    })

    it('refuses a home in a state that the brand does not serve', async () => {
      const elsewhere = { ...house('14 Oak St', '2'), state: 'HI' }
      await loadHomes([house('12 Oak St', '1'), elsewhere])
      expect((await active())?.map(({ state }) => state)).toEqual(['IL'])
      expect(refused).toMatchObject([{ line: 3, column: 'state', value: 'HI', reason: 'stateNotServed' }])
    })

    it('does not continue the import of a file that has changed', async () => {
      const file = sourceOf('addresses', [house('12 Oak St', '1')].map(homeRow))
      await load([file], { activate: false })
      const [before] = await versions.list()
      const rows = streamOf([house('14 Oak St', '1')].map(homeRow))
      await load([{ ...file, bytes: 1_001, rows }], { resume: true })
      const after = await versions.list()
      expect(after.map(({ id }) => id)).not.toContain(before?.id)
      expect(await active()).toEqual([house('14 Oak St', '1')])
    })

    it('changes nothing for a file that cannot be read, and leaves no rows', async () => {
      const old = [house('1 Old Rd', '9')]
      await loadHomes(old)
      const unreadable: ImportedRow = {
        kind: 'unreadable',
        file: 'a.csv',
        line: 5_002,
        column: null,
        reason: 'openQuote',
      }
      const homes = Array.from({ length: 5_001 }, (_, at) => house(`${at + 1} Oak St`, String(at)))
      expect(await load([sourceOf('addresses', [...homes.map(homeRow), unreadable])])).toEqual({
        _tag: 'Unreadable',
        unreadable,
      })
      expect([await active(), await states()]).toEqual([old, ['active']])
    })

    it('does not sell a file with more than 5 % refused rows unless they are accepted', async () => {
      const rows = (count: number) => [
        ...Array.from({ length: 20 - count }, (_, at) => homeRow(house(`${at + 1} Oak St`, String(at)), at)),
        ...Array.from({ length: count }, (_, at) => refusedRow(at)),
      ]
      const addresses = (count: number) => [sourceOf('addresses', rows(count))]
      expect(await load(addresses(2))).toMatchObject({ _tag: 'TooManyRefused' })
      expect(await active()).toBeNull()
      expect(await load(addresses(2), { resume: true, acceptRefused: true })).toMatchObject({
        _tag: 'Imported',
      })
      expect(await active()).toHaveLength(18)
      expect(await load(addresses(1))).toMatchObject({
        _tag: 'Imported',
        version: { counts: { refused: { badZip: 1 } } },
      })
      expect(await load([sourceOf('addresses', [])])).toMatchObject({ _tag: 'NoHomes' })
      expect(await active()).toHaveLength(19)
    })

    it('fails when another process continues the same version', async () => {
      const [file] = [sourceOf('addresses', [])]
      const version = await versions.create([file], START_OF_TESTS)
      const batch = {
        at: 0,
        rows: 1,
        services: [],
        refused: [],
        homes: [{ line: 2, keys: homeKeys(house('12 Oak St', '1')), home: house('12 Oak St', '1') }],
      }
      await versions.append(version, batch)
      await expect(versions.append(version, batch)).rejects.toThrow('another process')
      await expect(versions.activate(version, START_OF_TESTS)).rejects.toThrow('not ready')
    })

    it('does not see the homes of another store', async () => {
      await loadHomes([house('12 Oak St', '1')])
      versions = networkRows(database(), 'mx' as StoreId)
      expect([await active(), await versions.list()]).toEqual([null, []])
      await loadHomes([house('14 Oak St', '1')])
      versions = networkRows(database())
      expect(await active()).toEqual([house('12 Oak St', '1')])
    })
  })
}
