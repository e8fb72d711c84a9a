import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import { indexNetwork } from './indexed-network.ts'
import type { Network, NetworkEntry, NetworkSample, NetworkSeed, Situation } from './network.ts'
import { bulkSituation, ofCustomer, situations } from './situations.ts'

type Corner = Pick<NetworkEntry, 'city' | 'state' | 'zip'>

const miami: Corner = { city: 'Miami', state: 'FL', zip: '33130' }
const hialeah: Corner = { city: 'Hialeah', state: 'FL', zip: '33012' }
const sanAntonio: Corner = { city: 'San Antonio', state: 'TX', zip: '78207' }
const houston: Corner = { city: 'Houston', state: 'TX', zip: '77002' }
const elPaso: Corner = { city: 'El Paso', state: 'TX', zip: '79936' }

const at = (corner: Corner, number: number, name: string, situation: Situation): NetworkEntry => ({
  ...corner,
  number: String(number),
  name,
  situation,
  units: [],
  exceptions: {},
})

const jardines = { property: 'Jardines de la Bahía', includedSpeedMbps: 500 }
const miradores = { property: 'Miradores del Río', includedSpeedMbps: 1000 }

const jardinesSituation = bulkSituation(responseCodes.bulk2, false, jardines)

/** The sample homes where somebody has an account. */
export const sampleHomes = {
  existingCustomer: at(hialeah, 215, 'José Martí Avenue', situations.existingCustomer),
  activeLocation: at(sanAntonio, 64, 'Mission Road', situations.activeLocation),
} as const

const houses: readonly (readonly [OutcomeKind, NetworkEntry])[] = [
  ['serviceable', at(miami, 742, 'Magnolia Street', situations.serviceable)],
  ['bundle', at(miami, 120, 'Avenida Las Flores', situations.bundle)],
  ['serviceSelection', at(miami, 31, 'Coral Court', situations.serviceSelection)],
  ['preSale', at(hialeah, 500, 'W 12th Avenue', situations.preSale)],
  ['existingCustomer', sampleHomes.existingCustomer],
  ['activeLocation', sampleHomes.activeLocation],
  ['bulk', at(sanAntonio, 1400, 'Alameda Street', jardinesSituation)],
  ['bulkIncluded', at(houston, 300, 'Bayou Parkway', bulkSituation(responseCodes.bulk1, true, miradores))],
  ['commercial', at(houston, 2100, 'Market Square', situations.commercial)],
  ['webLead', at(elPaso, 7, 'Rancho Viejo Road', situations.webLead)],
  ['notServiceable', at(elPaso, 18, 'Camino Largo', situations.notServiceable)],
]

/** A house without television and telephone service. */
const withoutTelevision = at(sanAntonio, 88, 'Nogalitos Street', situations.internetOnly)

/** A home that the network reaches and billing does not know (LOC-07). */
const notInBiller = at(sanAntonio, 411, 'Guadalupe Street', situations.notInBiller)

/** The homes of the customers of demonstrations. None of them is sold to a new customer. */
export const customerHomes = {
  julia: at(miami, 12, 'Palmetto Lane', situations.existingCustomer),
  mateo: at(miami, 48, 'Palmetto Lane', situations.existingCustomer),
  rosa: at(sanAntonio, 1402, 'Alameda Street', ofCustomer(jardinesSituation)),
  tomas: at(miami, 126, 'Palmetto Lane', situations.existingCustomer),
} as const

const building: NetworkEntry = {
  ...at(houston, 900, 'Main Street', situations.serviceable),
  units: ['1A', '1B', '1C', '2A', '2B', '2C', '3A', '3B', '3C', '4A', '4B', '4C'].map(
    (unit) => `Apt ${unit}`,
  ),
}

const typed = ({ number, name, zip }: NetworkEntry, unit = ''): NetworkSample['address'] => ({
  street: `${number} ${name}`,
  unit,
  zip,
})

/** One address for each outcome that an address can lead to. Three of them are a wrong building or number. */
export const smallSeed: NetworkSeed = {
  entries: [
    ...houses.map(([, house]) => house),
    withoutTelevision,
    notInBiller,
    building,
    ...Object.values(customerHomes),
  ],
  samples: [
    ...houses.map(([outcome, house]) => ({ address: typed(house), outcome })),
    { address: typed(building), outcome: 'multipleUnits' },
    { address: typed(building, 'Apt 9Z'), outcome: 'unitNotFound' },
    { address: { street: '745 Magnolia Street', unit: '', zip: miami.zip }, outcome: 'addressNotFound' },
  ],
}

/** The network of tests and stories. The full network contains all its addresses. */
export const smallNetwork = (): Network => indexNetwork(smallSeed)
