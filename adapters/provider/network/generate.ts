import { responseCodes } from '#core/localization/response-code.ts'
import type { NetworkEntry, NetworkSeed, Situation } from './network.ts'
import type { Place } from './places.ts'
import type { SeededRandom } from './seeded-random.ts'
import { seededRandom } from './seeded-random.ts'
import { bulkSituation, ofCustomer, situations } from './situations.ts'
import { smallSeed } from './small-seed.ts'
import { buildingName, streetName } from './street-names.ts'

const LINES_OF_PLACE = 256
const LINES_OF_STREET = 8

/** The number of houses in a thousand with each situation. All others are serviceable. */
const shares: readonly (readonly [share: number, situation: Situation])[] = [
  [60, situations.internetOnly],
  [45, situations.existingCustomer],
  [30, situations.bundle],
  [30, situations.notServiceable],
  [20, situations.preSale],
  [20, situations.commercial],
  [15, situations.serviceSelection],
  [15, situations.activeLocation],
  [10, situations.webLead],
  [5, situations.gisWebload],
  [5, situations.notInBiller],
  [5, situations.withoutInternet],
]

const situationOfHouse = (random: SeededRandom): Situation => {
  let left = random.below(1000)
  for (const [share, situation] of shares) {
    if (left < share) return situation
    left -= share
  }
  return situations.serviceable
}

const LETTERS = 'ABCDEFGHIJ'
const two = (number: number): string => String(number).padStart(2, '0')

type UnitLabel = (floor: number, door: number, doors: number) => string

/** The unit numbering schemes of buildings: floor and letter, floor and number, or consecutive. */
const labels: readonly UnitLabel[] = [
  (floor, door) => `Apt ${floor}${LETTERS[door - 1] ?? door}`,
  (floor, door) => `Apt ${floor}${two(door)}`,
  (floor, door, doors) => `Unit ${(floor - 1) * doors + door}`,
]

const situationOfBuilding = (random: SeededRandom): Situation => {
  const building = { property: buildingName(random), includedSpeedMbps: random.pick([500, 500, 1000]) }
  const kind = random.below(20)
  if (kind < 2) return bulkSituation(responseCodes.bulk1, true, building)
  if (kind < 4) return bulkSituation(responseCodes.bulk1, false, building)
  if (kind < 6) return bulkSituation(responseCodes.bulk2, false, building)
  return kind < 8 ? situations.bundle : situations.serviceable
}

/** Picks units whose situation differs from their building: existing customers and homes with active service. */
const exceptionsOf = (random: SeededRandom, units: readonly string[], situation: Situation) => {
  const customer = situation.isBulk ? ofCustomer(situation) : situations.existingCustomer
  return Object.fromEntries(
    units.flatMap((unit): readonly (readonly [string, Situation])[] => {
      const lot = random.below(20)
      if (lot < 2) return [[unit, customer]]
      return lot === 2 && !situation.isBulk ? [[unit, situations.activeLocation]] : []
    }),
  )
}

type Address = Pick<NetworkEntry, 'number' | 'name' | 'city' | 'state' | 'zip'>

const house = (random: SeededRandom, address: Address): NetworkEntry => ({
  ...address,
  situation: situationOfHouse(random),
  units: [],
  exceptions: {},
})

/** Generates a building of 8 to 120 units: 2 to 12 floors with 4 to 10 doors each. */
const building = (random: SeededRandom, address: Address): NetworkEntry => {
  const [floors, doors] = [2 + random.below(11), 4 + random.below(7)]
  const label = random.pick(labels)
  const units = Array.from({ length: floors * doors }, (_, index) =>
    label(1 + Math.floor(index / doors), 1 + (index % doors), doors),
  )
  const situation = situationOfBuilding(random)
  return { ...address, situation, units, exceptions: exceptionsOf(random, units, situation) }
}

const BUILDINGS_OF_THOUSAND = 20

const streetOf = (random: SeededRandom, street: Omit<Address, 'number'>): readonly NetworkEntry[] => {
  let number = 100 * (1 + random.below(90))
  return Array.from({ length: LINES_OF_STREET }, () => {
    number += 1 + random.below(12)
    const address = { ...street, number: String(number) }
    return random.below(1000) < BUILDINGS_OF_THOUSAND ? building(random, address) : house(random, address)
  })
}

const placeOf = (random: SeededRandom, { city, state, zips }: Place): readonly NetworkEntry[] => {
  const streets = Math.ceil(LINES_OF_PLACE / LINES_OF_STREET / zips.length)
  return zips.flatMap((zip) => {
    const taken = smallSeed.entries.filter((entry) => entry.zip === zip).map(({ name }) => name)
    const names = new Set<string>()
    while (names.size < streets) {
      const name = streetName(random)
      if (!taken.includes(name)) names.add(name)
    }
    return [...names].flatMap((name) => streetOf(random, { name, city, state, zip }))
  })
}

/** Generates the full network of some places with the small seed's addresses. Deterministic by places and seed. */
export const generateNetwork = (places: readonly Place[], seed: number): NetworkSeed => {
  const random = seededRandom(seed)
  return {
    entries: [...smallSeed.entries, ...places.flatMap((place) => placeOf(random, place))],
    samples: smallSeed.samples,
  }
}
