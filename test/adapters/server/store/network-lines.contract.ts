import * as fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importHomes } from '#adapters/network-import/import-homes.ts'
import type { ImportedRow } from '#adapters/network-import/imported-row.ts'
import { generateNetwork } from '#adapters/provider/network/generate.ts'
import { indexNetwork } from '#adapters/provider/network/indexed-network.ts'
import type { NetworkEntry } from '#adapters/provider/network/network.ts'
import { smallSeed } from '#adapters/provider/network/small-seed.ts'
import type { Database } from '#adapters/server/store/database.ts'
import { importedNetwork } from '#adapters/server/store/network-lines.ts'
import { networkRows } from '#adapters/server/store/network-rows.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import type { HomeService, NetworkHome } from '#core/network/home.ts'
import { usStates } from '#core/shared/us-state.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { forAllAsync } from '#test/for-all.ts'
import { address, places } from '../../provider/network/full-network.ts'
import { networkContract } from '../../provider/network/network.contract.ts'
import { emptyTables } from './empty-tables.ts'

const fibre: HomeService = {
  technology: 'fibre',
  downloadMbps: 1_000,
  uploadMbps: 1_000,
  isLowLatency: true,
  customers: 'residential',
}

const home = (street: string, more: Partial<NetworkHome> = {}): NetworkHome => ({
  locationId: `id of ${street}`,
  street,
  unit: '',
  city: 'Miami',
  state: 'FL',
  zip: '33130',
  unitCount: 1,
  service: fibre,
  point: null,
  ...more,
})

/** Writes an entry as the rows of a list of addresses: a house, or the units of a building. */
const homesOf = ({ number, name, units, ...place }: NetworkEntry): readonly NetworkHome[] =>
  (units.length === 0 ? [''] : units).map((unit) =>
    home(`${number} ${name}`, { unit, city: place.city, state: place.state, zip: place.zip }),
  )

/** The entries of the small network and of its zips, without the units of each: some houses and buildings. */
const zips = new Set([...smallSeed.entries.map(({ zip }) => zip), places.at(-1)?.zips[0] ?? ''])
const { entries } = generateNetwork(places, 41_000)
const some = entries.filter(({ zip }) => zips.has(zip))

async function* rowsOf(homes: readonly NetworkHome[]): AsyncGenerator<ImportedRow> {
  for (const [at, one] of homes.entries()) yield { kind: 'home', line: at + 2, home: one }
}

/** The contract of the network of imported homes on every SQL database. */
export const networkLinesContract = (name: string, database: () => Database): void => {
  let version = 0
  const load = (homes: readonly NetworkHome[]) =>
    importHomes({
      sources: [
        {
          kind: 'addresses',
          file: `/files/${(version += 1)}.csv`,
          bytes: 1,
          changedAt: START_OF_TESTS,
          rows: rowsOf(homes),
        },
      ],
      versions: networkRows(database()),
      now: () => START_OF_TESTS,
      states: new Set(usStates),
      acceptRefused: true,
      resume: false,
      activate: true,
      onRefused: () => undefined,
      onProgress: () => undefined,
    })
  const network = () => importedNetwork(database())
  const matchAt = async (homes: readonly NetworkHome[], street: string, unit = '') => {
    await load(homes)
    return network().find(address(street, unit, '33130'))
  }

  describe(`${name}: imported homes`, () => {
    beforeEach(() => emptyTables(database()))

    it.each([
      ['742 Magnolia Street', '742 magnolia st'],
      ['123 1/2 Main St', '123 1/2 Main Street'],
      ['45-17 Kissena Blvd', '45-17 kissena boulevard'],
      ['N6W23001 Bluemound Rd', 'n6w23001 bluemound road'],
      ['450 S 300 E', '450 South 300 East'],
    ])('finds %s by %s, with its id, spelling and connection', async (street, typed) => {
      expect(await matchAt([home(street)], typed)).toMatchObject({
        kind: 'found',
        location: { locationId: `id of ${street}`, street, connection: fibre, situation: { offers: true } },
      })
    })

    it('lists the units of a building in the order of their numbers, and sells each at its own connection', async () => {
      const units = ['Apt 10', 'Apt 2', 'Apt 1'].map((unit, at) =>
        home('900 Main St', { unit, locationId: unit, service: at === 0 ? null : fibre }),
      )
      expect(await matchAt([home('900 Main St'), ...units], '900 Main Street')).toMatchObject({
        kind: 'multipleUnits',
        units: [{ secondary: 'Apt 1' }, { secondary: 'Apt 2' }, { secondary: 'Apt 10' }],
      })
      expect(await network().find(address('900 Main Street', '#10', '33130'))).toMatchObject({
        location: { locationId: 'Apt 10', situation: { offers: false } },
      })
      expect(await network().find(address('900 Main Street', '2', '33130'))).toMatchObject({
        location: { locationId: 'Apt 2', connection: fibre, situation: { offers: true } },
      })
    })

    it('sells nothing without a connection, and to businesses by telephone (NET-03)', async () => {
      const offersAt = (service: HomeService | null) => matchAt([home('1 Main St', { service })], '1 Main St')
      expect(await offersAt(null)).toMatchObject({ location: { situation: { offers: false } } })
      expect(await network().reach('33130')).toMatchObject({
        city: 'Miami',
        serviceability: { internetAvailable: false },
      })
      expect(await offersAt({ ...fibre, customers: 'business' })).toMatchObject({
        location: { situation: { code: responseCodes.commercial, offers: false } },
      })
      expect(await network().reach('33130')).toMatchObject({ serviceability: { internetAvailable: false } })
      await offersAt(fibre)
      expect(await network().reach('33130')).toMatchObject({ serviceability: { internetAvailable: true } })
      expect([await network().reach('33131'), await network().reach('\0')]).toEqual([null, null])
    })

    it('leaves out other states and what is no street', async () => {
      await load([home('7 Main St', { state: 'HI' }), home('PO Box 12')])
      for (const street of ['7 Main St', 'PO Box 12'])
        expect(await network().find(address(street, '', '33130'))).toMatchObject({ kind: 'notFound' })
    })

    it('are those of the version that is active now', async () => {
      const found = network()
      await load([home('7 Main St')])
      await load([home('9 Main St')])
      expect(await found.find(address('9 Main St', '', '33130'))).toMatchObject({ kind: 'found' })
      expect(await found.find(address('7 Main St', '', '33130'))).toMatchObject({
        nearby: { streetLine: '9 Main St' },
      })
      await networkRows(database()).rollback(START_OF_TESTS)
      expect(await found.streets('main')).toMatchObject([{ streetLine: '7 Main St' }])
    })

    it('have the numbers of a street that is longer than a page of rows, in their order', async () => {
      const last = 10_400
      await load(Array.from({ length: last }, (_, at) => home(`${at + 1} Oak St`)))
      expect(await network().streets('oak')).toMatchObject(
        ['1 Oak St', '2 Oak St', '3 Oak St'].map((streetLine) => ({ streetLine })),
      )
      expect(await network().find(address(`${last + 9} Oak St`, '', '33130'))).toMatchObject({
        nearby: { streetLine: `${last} Oak St` },
      })
    })

    it('are read within a transaction of the store', async () => {
      await load([home('7 Main St')])
      const { store } = createSqlStore(database(), () => undefined)
      const match = await store.transaction(() => network().find(address('7 Main St', '', '33130')))
      expect(match).toMatchObject({ kind: 'found' })
    })
  })

  describe(`${name}: imported entries`, () => {
    beforeAll(async () => {
      await emptyTables(database())
      await load(some.flatMap(homesOf))
    })

    networkContract(name, { entries: some, network, runs: 100 })

    it('gives the suggestions of the index in memory', async () => {
      const inMemory = indexNetwork({ entries: some, samples: [] })
      const typed = fc
        .tuple(fc.constantFrom(...some), fc.boolean(), fc.nat(30))
        .map(([{ number, name: street, city }, isNumbered, length]) =>
          `${isNumbered ? `${number} ` : ''}${street} ${city}`.slice(0, length),
        )
      await forAllAsync(typed, async (text) => {
        expect(await network().streets(text)).toEqual(await inMemory.streets(text))
      })
    })
  })
}
