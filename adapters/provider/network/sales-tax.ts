import type { TaxEntry, TaxTable } from '#core/pricing/tax.ts'
import { localityKey } from '#core/pricing/tax.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'

type Origin = Omit<TaxEntry, 'rate'>

/** Published by each state's revenue department. Rates from general knowledge: check them before use. */
const OF_STATES: Origin = {
  source: 'revenue department of the state',
  asOf: '2025-07-01' as PlainDate,
  isChecked: false,
}

const OF_LOCALITIES: Origin = {
  source: 'revenue department of the state, rates of localities',
  asOf: '2025-07-01' as PlainDate,
  isChecked: false,
}

const MAJOR_CITIES_2024: Origin = {
  source: 'Tax Foundation, Sales Tax Rates in Major Cities, Midyear 2024',
  asOf: '2024-07-01' as PlainDate,
  isChecked: true,
}

const MAJOR_CITIES_2021: Origin = {
  source: 'Tax Foundation, Sales Tax Rates in Major Cities, Midyear 2021',
  asOf: '2021-07-01' as PlainDate,
  isChecked: true,
}

/**
 * Sales tax on equipment in basis points: the lowest general rate in the state. It includes a local share that is
 * charged everywhere in the state (California, Nevada, Utah, Virginia).
 */
const states: readonly (readonly [code: string, rate: number])[] = [
  ['AL', 400],
  ['AR', 650],
  ['AZ', 560],
  ['CA', 725],
  ['CO', 290],
  ['CT', 635],
  ['DE', 0],
  ['FL', 600],
  ['GA', 400],
  ['IA', 600],
  ['ID', 600],
  ['IL', 625],
  ['IN', 700],
  ['KS', 650],
  ['KY', 600],
  ['LA', 500],
  ['MA', 625],
  ['MD', 600],
  ['ME', 550],
  ['MI', 600],
  ['MS', 700],
  ['MT', 0],
  ['NC', 475],
  ['NE', 550],
  ['NH', 0],
  ['NV', 685],
  ['NY', 400],
  ['OH', 575],
  ['OK', 450],
  ['OR', 0],
  ['PA', 600],
  ['RI', 700],
  ['SC', 600],
  ['SD', 420],
  ['TN', 700],
  ['TX', 625],
  ['UT', 610],
  ['VA', 530],
  ['WA', 650],
  ['WI', 500],
  ['WV', 600],
]

/**
 * Local sales tax of seed cities, in basis points on top of their state's rate, including county and district. Without
 * cities of no general local tax; cities with a rate between two basis points (New York, Brooklyn, San Jose, Las Vegas,
 * Reno, Little Rock, North Little Rock, Oklahoma City, Tulsa); cities with an unknown rate (Salt Lake City, Ogden); and
 * Miami, Hialeah and the cities of Texas, whose addresses are the samples and use the rate of their state.
 */
const localities: readonly (readonly [state: string, city: string, rate: number, origin?: Origin])[] = [
  ['AL', 'Birmingham', 600, MAJOR_CITIES_2021],
  ['AL', 'Mobile', 600],
  ['AZ', 'Phoenix', 350],
  ['AZ', 'Tucson', 310],
  ['CA', 'Los Angeles', 250],
  ['CO', 'Colorado Springs', 530],
  ['CO', 'Denver', 625],
  ['FL', 'Jacksonville', 150],
  ['GA', 'Atlanta', 490],
  ['GA', 'Macon', 400],
  ['IA', 'Des Moines', 100],
  ['IA', 'Sioux City', 100],
  ['IL', 'Chicago', 400, MAJOR_CITIES_2024],
  ['IL', 'Peoria', 375],
  ['KS', 'Topeka', 285],
  ['KS', 'Wichita', 100],
  ['LA', 'Baton Rouge', 550, MAJOR_CITIES_2024],
  ['LA', 'New Orleans', 500],
  ['MS', 'Jackson', 100],
  ['NC', 'Charlotte', 250],
  ['NC', 'Raleigh', 250],
  ['NE', 'Lincoln', 175],
  ['NE', 'Omaha', 150],
  ['OH', 'Cincinnati', 205],
  ['OH', 'Dayton', 175],
  ['PA', 'Philadelphia', 200],
  ['PA', 'Pittsburgh', 100],
  ['SC', 'Columbia', 200],
  ['SD', 'Rapid City', 200],
  ['SD', 'Sioux Falls', 200],
  ['TN', 'Memphis', 275],
  ['TN', 'Nashville', 275],
  ['VA', 'Alexandria', 70],
  ['VA', 'Richmond', 70],
  ['WA', 'Seattle', 385, MAJOR_CITIES_2024],
  ['WA', 'Tacoma', 380, MAJOR_CITIES_2024],
  ['WI', 'Madison', 50],
  ['WI', 'Milwaukee', 290],
  ['WV', 'Charleston', 100],
  ['WV', 'Morgantown', 100],
]

/** Sales tax of states and cities of service. Internet access is exempt (Internet Tax Freedom Act, 47 U.S.C. 151). */
export const salesTax: TaxTable = {
  states: new Map(states.map(([code, rate]) => [code, { ...OF_STATES, rate: basisPoints(rate) }])),
  localities: new Map(
    localities.map(([state, city, rate, origin = OF_LOCALITIES]) => [
      localityKey({ state, city }),
      { ...origin, rate: basisPoints(rate) },
    ]),
  ),
}
