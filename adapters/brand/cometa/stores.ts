import type { Store, StoreService, WeekHours } from '#core/stores/store.ts'
import type { UsState } from '#core/shared/us-state.ts'

const day = (fromHour: number, toHour: number) => ({ fromHour, toHour })

/** From Sunday. */
const mall: WeekHours = [
  day(12, 18),
  day(10, 20),
  day(10, 20),
  day(10, 20),
  day(10, 20),
  day(10, 21),
  day(10, 21),
]
const street: WeekHours = [null, day(9, 19), day(9, 19), day(9, 19), day(9, 19), day(9, 19), day(9, 17)]
const short: WeekHours = [null, null, day(10, 18), day(10, 18), day(10, 18), day(10, 18), day(10, 15)]

const everything: readonly StoreService[] = ['sales', 'payments', 'equipment', 'mobile', 'support', 'demo']
const counter: readonly StoreService[] = ['sales', 'payments', 'equipment', 'mobile']
const pickup: readonly StoreService[] = ['payments', 'equipment']

const zones = {
  eastern: 'America/New_York',
  central: 'America/Chicago',
  mountain: 'America/Denver',
  arizona: 'America/Phoenix',
  pacific: 'America/Los_Angeles',
}

type Address = readonly [street: string, city: string, state: UsState, zip: string]

const store = (
  name: string,
  [streetAddress, city, state, zip]: Address,
  [areaCode, line]: readonly [areaCode: string, line: string],
  [latitude, longitude]: readonly [number, number],
  zone: keyof typeof zones,
  hours: WeekHours,
  services: readonly StoreService[],
): Store => ({
  id: name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-'),
  name,
  street: streetAddress,
  city,
  state,
  zip,
  phone: { dial: `+1${areaCode}555${line}`, shown: `1-${areaCode}-555-${line}` },
  hours,
  timeZone: zones[zone],
  services,
  location: { latitude, longitude },
})

/**
 * Chosen here: the stores are fictional. Their streets do not exist, their telephones are of the 555-01xx block, and
 * their coordinates are the centres of their zips.
 */
export const stores: readonly Store[] = [
  store(
    'Miami Magnolia',
    ['120 Barrilete Avenue', 'Miami', 'FL', '33130'],
    ['305', '0101'],
    [25.77, -80.21],
    'eastern',
    mall,
    everything,
  ),
  store(
    'Hialeah Palmar',
    ['48 Kite Palm Street', 'Hialeah', 'FL', '33012'],
    ['305', '0102'],
    [25.87, -80.31],
    'eastern',
    street,
    counter,
  ),
  store(
    'Tampa Bahía',
    ['300 Tailwind Way', 'Tampa', 'FL', '33602'],
    ['813', '0103'],
    [27.96, -82.46],
    'eastern',
    street,
    everything,
  ),
  store(
    'Orlando Lago',
    ['77 Paper Lake Drive', 'Orlando', 'FL', '32801'],
    ['407', '0104'],
    [28.54, -81.37],
    'eastern',
    mall,
    everything,
  ),
  store(
    'Atlanta Durazno',
    ['15 String Hill Road', 'Atlanta', 'GA', '30303'],
    ['404', '0105'],
    [33.75, -84.39],
    'eastern',
    street,
    counter,
  ),
  store(
    'Charlotte Centro',
    ['210 Bowtail Street', 'Charlotte', 'NC', '28202'],
    ['704', '0106'],
    [35.23, -80.84],
    'eastern',
    street,
    counter,
  ),
  store(
    'Houston Bayou',
    ['901 Volantín Street', 'Houston', 'TX', '77002'],
    ['713', '0107'],
    [29.76, -95.36],
    'central',
    mall,
    everything,
  ),
  store(
    'San Antonio Mercado',
    ['34 Papalote Plaza', 'San Antonio', 'TX', '78205'],
    ['210', '0108'],
    [29.42, -98.49],
    'central',
    mall,
    everything,
  ),
  store(
    'Dallas Norte',
    ['560 Updraft Boulevard', 'Dallas', 'TX', '75201'],
    ['214', '0109'],
    [32.79, -96.8],
    'central',
    street,
    everything,
  ),
  store(
    'El Paso Puente',
    ['8 Cordel Street', 'El Paso', 'TX', '79901'],
    ['915', '0110'],
    [31.76, -106.48],
    'mountain',
    street,
    counter,
  ),
  store(
    'Nueva Orleans Canal',
    ['66 Feather Lane', 'New Orleans', 'LA', '70112'],
    ['504', '0111'],
    [29.96, -90.08],
    'central',
    short,
    pickup,
  ),
  store(
    'Phoenix Ocotillo',
    ['402 Windline Road', 'Phoenix', 'AZ', '85004'],
    ['602', '0112'],
    [33.46, -112.07],
    'arizona',
    street,
    everything,
  ),
  store(
    'Las Vegas Este',
    ['19 Lantern Court', 'Las Vegas', 'NV', '89101'],
    ['702', '0113'],
    [36.17, -115.12],
    'pacific',
    mall,
    counter,
  ),
  store(
    'Los Ángeles Boyle',
    ['733 Spool Street', 'Los Angeles', 'CA', '90012'],
    ['213', '0114'],
    [34.06, -118.24],
    'pacific',
    mall,
    everything,
  ),
  store(
    'San Diego Puerto',
    ['250 Crosswind Avenue', 'San Diego', 'CA', '92101'],
    ['619', '0115'],
    [32.72, -117.16],
    'pacific',
    street,
    everything,
  ),
  store(
    'San José Alameda',
    ['81 Rooftop Street', 'San Jose', 'CA', '95113'],
    ['408', '0116'],
    [37.33, -121.89],
    'pacific',
    street,
    counter,
  ),
  store(
    'Chicago Pilsen',
    ['1408 Kitestring Street', 'Chicago', 'IL', '60608'],
    ['312', '0117'],
    [41.85, -87.67],
    'central',
    street,
    everything,
  ),
  store(
    'Nueva York Roosevelt',
    ['37 Skyline Terrace', 'Jackson Heights', 'NY', '11372'],
    ['718', '0118'],
    [40.75, -73.88],
    'eastern',
    mall,
    everything,
  ),
  store(
    'Boston Maverick',
    ['5 Harbor Kite Row', 'Boston', 'MA', '02128'],
    ['617', '0119'],
    [42.36, -71.03],
    'eastern',
    short,
    counter,
  ),
  store(
    'Denver Larimer',
    ['290 High Breeze Street', 'Denver', 'CO', '80202'],
    ['303', '0120'],
    [39.75, -104.99],
    'mountain',
    street,
    everything,
  ),
  store(
    'Seattle Pionera',
    ['44 Rainline Street', 'Seattle', 'WA', '98104'],
    ['206', '0121'],
    [47.6, -122.33],
    'pacific',
    short,
    counter,
  ),
]
