import type { SeededRandom } from './seeded-random.ts'

const listed = (...rows: readonly string[]): readonly string[] => rows.flatMap((row) => row.split(', '))

const english = listed(
  'Magnolia, Juniper, Willow, Sycamore, Cedar, Maple, Walnut, Chestnut, Aspen, Laurel, Hickory, Poplar',
  'Dogwood, Cypress, Linden, Birch, Oak, Elm, Pine, Holly, Main, Church, Market, Mill, Station, Orchard',
  'Washington, Jefferson, Lincoln, Madison, Monroe, Jackson, Franklin, Adams, Grant, Hamilton, Douglass',
  'Tubman, Carver, Whitman, Emerson, Harrison, Garfield, Cleveland, Delaware, Dakota, Savannah, Chelsea',
  'Lake, River, Hill, Meadow, Spring, Sunset, Highland, Prairie, Valley, Harbor, Garden, Bridge, College',
  'Park, Union, Bristol, Camden, Kingston, Windsor, Fairview',
)

const spanish = listed(
  'Alameda, Alcázar, Bolívar, Cabrillo, César Chávez, Clemente, Coronado, De León, Del Mar, Del Río',
  'Dolores Huerta, El Dorado, Esperanza, Hidalgo, Juárez, José Martí, La Paz, Laredo, Las Flores',
  'Los Ángeles, Los Robles, Mariposa, Mendoza, Mesa Verde, Miramar, Palo Alto, Peñasco, Ponce de León',
  'Presidio, Rancho Viejo, Rosario, San Antonio, San Carlos, San Gabriel, San José, San Marcos, Santa Fe',
)

const mainSuffixes = ['Street', 'Avenue', 'Road', 'Drive', 'Lane']
const suffixes = [
  ...mainSuffixes,
  ...mainSuffixes,
  ...listed('Boulevard, Court, Place, Terrace, Circle, Way, Trail, Parkway'),
]

const heads = ['Calle', 'Avenida', 'Camino', 'Paseo', 'Vía']
const numberedSuffixes = ['Street', 'Street', 'Avenue', 'Avenue', 'Terrace', 'Place']
const quarters = ['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']
const houses = ['Torres', 'Residencial', 'Jardines de', 'Edificio', 'Altos de', 'Plaza']

const ordinal = (number: number): string => {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  const ending = ['th', 'st', 'nd', 'rd'][isTeen ? 0 : number % 10] ?? 'th'
  return `${number}${ending}`
}

/** Generates a street name as written on American signs: `Maple Drive`, `NW 12th Street`, `Camino Del Río`. */
export const streetName = (random: SeededRandom): string => {
  const shape = random.below(20)
  if (shape < 2) return `${random.pick(heads)} ${random.pick(spanish)}`
  if (shape < 5) return `${random.pick(spanish)} ${random.pick(suffixes)}`
  if (shape < 7) return `${ordinal(1 + random.below(60))} ${random.pick(numberedSuffixes)}`
  if (shape < 8)
    return `${random.pick(quarters)} ${ordinal(1 + random.below(60))} ${random.pick(numberedSuffixes)}`
  if (shape < 11) return `${random.pick(quarters)} ${random.pick(english)} ${random.pick(suffixes)}`
  return `${random.pick(english)} ${random.pick(suffixes)}`
}

/** Generates the name of an apartment building. */
export const buildingName = (random: SeededRandom): string => `${random.pick(houses)} ${random.pick(spanish)}`
