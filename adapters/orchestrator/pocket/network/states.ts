import type { BasisPoints } from '#core/shared/money.ts'
import { basisPoints } from '#core/shared/money.ts'

type StateOfService = {
  readonly code: string
  readonly taxRate: BasisPoints
  readonly utcOffsetMinutes: number
}

const EASTERN = -300
const CENTRAL = -360
const MOUNTAIN = -420
const PACIFIC = -480

/**
 * The 41 states of service. Left out: Alaska and Hawaii, off the mainland; Minnesota, Missouri, New Jersey and New Mexico, whose
 * rates fall between two basis points; and of the rest the three with the fewest residents (2020 census): Wyoming, Vermont,
 * North Dakota.
 *
 * Sales tax on equipment, in basis points: the lowest general rate charged anywhere in the state, so a local share that is
 * charged everywhere is in it (California, Nevada, Utah, Virginia). Source: the revenue departments of the states, 2025. Internet
 * access is not taxed (Internet Tax Freedom Act, 47 U.S.C. 151 note). Standard time is that of most of the state's residents.
 */
const table: readonly (readonly [code: string, rate: number, utcOffsetMinutes: number])[] = [
  ['AL', 400, CENTRAL],
  ['AR', 650, CENTRAL],
  ['AZ', 560, MOUNTAIN],
  ['CA', 725, PACIFIC],
  ['CO', 290, MOUNTAIN],
  ['CT', 635, EASTERN],
  ['DE', 0, EASTERN],
  ['FL', 600, EASTERN],
  ['GA', 400, EASTERN],
  ['IA', 600, CENTRAL],
  ['ID', 600, MOUNTAIN],
  ['IL', 625, CENTRAL],
  ['IN', 700, EASTERN],
  ['KS', 650, CENTRAL],
  ['KY', 600, EASTERN],
  ['LA', 500, CENTRAL],
  ['MA', 625, EASTERN],
  ['MD', 600, EASTERN],
  ['ME', 550, EASTERN],
  ['MI', 600, EASTERN],
  ['MS', 700, CENTRAL],
  ['MT', 0, MOUNTAIN],
  ['NC', 475, EASTERN],
  ['NE', 550, CENTRAL],
  ['NH', 0, EASTERN],
  ['NV', 685, PACIFIC],
  ['NY', 400, EASTERN],
  ['OH', 575, EASTERN],
  ['OK', 450, CENTRAL],
  ['OR', 0, PACIFIC],
  ['PA', 600, EASTERN],
  ['RI', 700, EASTERN],
  ['SC', 600, EASTERN],
  ['SD', 420, CENTRAL],
  ['TN', 700, CENTRAL],
  ['TX', 625, CENTRAL],
  ['UT', 610, MOUNTAIN],
  ['VA', 530, EASTERN],
  ['WA', 650, PACIFIC],
  ['WI', 500, CENTRAL],
  ['WV', 600, EASTERN],
]

export const statesOfService: readonly StateOfService[] = table.map(([code, rate, utcOffsetMinutes]) => ({
  code,
  taxRate: basisPoints(rate),
  utcOffsetMinutes,
}))

const byCode = new Map(statesOfService.map((state) => [state.code, state]))

/** The state by its two letters; a defect (throws) when it is not served, because seeds only name states that are. */
export const stateOfService = (code: string): StateOfService => {
  const state = byCode.get(code)
  if (state === undefined) throw new RangeError(`not a state of service: ${code}`)
  return state
}
