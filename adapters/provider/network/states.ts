type StateOfService = {
  readonly code: string
  readonly utcOffsetMinutes: number
}

const EASTERN = -300
const CENTRAL = -360
const MOUNTAIN = -420
const PACIFIC = -480

/**
 * The 41 states of service. Left out: Alaska and Hawaii, off the mainland; Minnesota, Missouri, New Jersey and New Mexico, whose rates fall
 * between two basis points; and the three others with the fewest residents (2020 census): Wyoming, Vermont, North Dakota.
 *
 * Standard time is that of most of the state's residents.
 */
const table: readonly (readonly [code: string, utcOffsetMinutes: number])[] = [
  ['AL', CENTRAL],
  ['AR', CENTRAL],
  ['AZ', MOUNTAIN],
  ['CA', PACIFIC],
  ['CO', MOUNTAIN],
  ['CT', EASTERN],
  ['DE', EASTERN],
  ['FL', EASTERN],
  ['GA', EASTERN],
  ['IA', CENTRAL],
  ['ID', MOUNTAIN],
  ['IL', CENTRAL],
  ['IN', EASTERN],
  ['KS', CENTRAL],
  ['KY', EASTERN],
  ['LA', CENTRAL],
  ['MA', EASTERN],
  ['MD', EASTERN],
  ['ME', EASTERN],
  ['MI', EASTERN],
  ['MS', CENTRAL],
  ['MT', MOUNTAIN],
  ['NC', EASTERN],
  ['NE', CENTRAL],
  ['NH', EASTERN],
  ['NV', PACIFIC],
  ['NY', EASTERN],
  ['OH', EASTERN],
  ['OK', CENTRAL],
  ['OR', PACIFIC],
  ['PA', EASTERN],
  ['RI', EASTERN],
  ['SC', EASTERN],
  ['SD', CENTRAL],
  ['TN', CENTRAL],
  ['TX', CENTRAL],
  ['UT', MOUNTAIN],
  ['VA', EASTERN],
  ['WA', PACIFIC],
  ['WI', CENTRAL],
  ['WV', EASTERN],
]

export const statesOfService: readonly StateOfService[] = table.map(([code, utcOffsetMinutes]) => ({
  code,
  utcOffsetMinutes,
}))

const byCode = new Map(statesOfService.map((state) => [state.code, state]))

/** Returns a state by its two letters. A state that is not served is a defect (throws), because seeds only name states of service. */
export const stateOfService = (code: string): StateOfService => {
  const state = byCode.get(code)
  if (state === undefined) throw new RangeError(`not a state of service: ${code}`)
  return state
}
