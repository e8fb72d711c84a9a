import { either as E } from 'fp-ts'
import type { HomeCustomers, HomeService, HomeTechnology } from '#core/network/home.ts'
import { homeCustomers, homeTechnologies } from '#core/network/home.ts'
import { foldText } from '#core/shared/text.ts'
import type { FileRow, Refusal } from './columns.ts'
import { fieldOf, hasColumn, refuse } from './columns.ts'

/** The columns of what is sold at a home. */
export type ServiceColumn = 'technology' | 'download' | 'upload' | 'latency' | 'customers'

/** Adds the names of the core, in the lower case in which they are looked up. */
const withNames = <A extends string>(
  names: readonly A[],
  others: Readonly<Record<string, A>>,
): ReadonlyMap<string, A> =>
  new Map([...names.map((name) => [name.toLowerCase(), name] as const), ...Object.entries(others)])

/** Technologies by FCC code and by name, in English and Spanish. */
const technologies = withNames<HomeTechnology>(homeTechnologies, {
  '0': 'other',
  '10': 'copper',
  '40': 'coaxial',
  '50': 'fibre',
  '60': 'geostationarySatellite',
  '61': 'satellite',
  '70': 'unlicensedWireless',
  '71': 'licensedWireless',
  '72': 'licensedByRuleWireless',
  dsl: 'copper',
  cable: 'coaxial',
  fiber: 'fibre',
  otra: 'other',
  cobre: 'copper',
  fibra: 'fibre',
  satelite: 'satellite',
})

const buyers = withNames<HomeCustomers>(homeCustomers, {
  r: 'residential',
  b: 'business',
  x: 'both',
  residencial: 'residential',
  empresas: 'business',
  ambos: 'both',
})

const latencies: ReadonlyMap<string, boolean> = new Map([
  ['0', false],
  ['no', false],
  ['false', false],
  ['1', true],
  ['yes', true],
  ['true', true],
  ['si', true],
])

/** Looks a word up as it is written, then without regard to case and accents. */
const lookUp = <A>(words: ReadonlyMap<string, A>, text: string): A | undefined =>
  words.get(text) ?? words.get(foldText(text))

/** The fastest speed that is believed, in Mbps. */
const SPEED_MAX = 100_000

/** What a list without columns of speeds says of its homes: every plan is sold there. */
export const ANY_SPEED: HomeService = {
  technology: 'other',
  downloadMbps: SPEED_MAX,
  uploadMbps: SPEED_MAX,
  isLowLatency: true,
  customers: 'residential',
}

const speedOf = (text: string): number | null =>
  /^\d{1,6}$/.test(text) && Number(text) <= SPEED_MAX ? Number(text) : null

/**
 * Reads what is sold at a home. A file without a column of latency means low latency, except by geostationary
 * satellite; one without customers means residential ones. Fails with `unknownTechnology`, `badSpeed`, `badLatency` or
 * `badCustomers`.
 */
export const readService = (row: FileRow<ServiceColumn>): E.Either<Refusal, HomeService> => {
  const technology = lookUp(technologies, fieldOf(row, 'technology'))
  if (technology === undefined) return refuse(row, 'technology', 'unknownTechnology')
  const downloadMbps = speedOf(fieldOf(row, 'download'))
  if (downloadMbps === null) return refuse(row, 'download', 'badSpeed')
  const uploadMbps = speedOf(fieldOf(row, 'upload'))
  if (uploadMbps === null) return refuse(row, 'upload', 'badSpeed')
  const isLowLatency = hasColumn(row, 'latency')
    ? lookUp(latencies, fieldOf(row, 'latency'))
    : technology !== 'geostationarySatellite'
  if (isLowLatency === undefined) return refuse(row, 'latency', 'badLatency')
  const customers = hasColumn(row, 'customers') ? lookUp(buyers, fieldOf(row, 'customers')) : 'residential'
  if (customers === undefined) return refuse(row, 'customers', 'badCustomers')
  return E.right({ technology, downloadMbps, uploadMbps, isLowLatency, customers })
}
