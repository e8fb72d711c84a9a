import { brand } from '#adapters/brand/brand.ts'
import type { StateTime } from '#core/schedule/visit-instants.ts'
import type { UsState } from '#core/shared/us-state.ts'

type StateOfService = {
  readonly code: UsState
  readonly utcOffsetMinutes: number
}

const EASTERN = -300
const CENTRAL = -360
const MOUNTAIN = -420
const PACIFIC = -480

/** Standard time of each state, which is that of most of its residents. */
const offsets: Partial<Record<UsState, number>> = {
  AL: CENTRAL,
  AR: CENTRAL,
  AZ: MOUNTAIN,
  CA: PACIFIC,
  CO: MOUNTAIN,
  CT: EASTERN,
  DE: EASTERN,
  FL: EASTERN,
  GA: EASTERN,
  IA: CENTRAL,
  ID: MOUNTAIN,
  IL: CENTRAL,
  IN: EASTERN,
  KS: CENTRAL,
  KY: EASTERN,
  LA: CENTRAL,
  MA: EASTERN,
  MD: EASTERN,
  ME: EASTERN,
  MI: EASTERN,
  MS: CENTRAL,
  MT: MOUNTAIN,
  NC: EASTERN,
  NE: CENTRAL,
  NH: EASTERN,
  NV: PACIFIC,
  NY: EASTERN,
  OH: EASTERN,
  OK: CENTRAL,
  OR: PACIFIC,
  PA: EASTERN,
  RI: EASTERN,
  SC: EASTERN,
  SD: CENTRAL,
  TN: CENTRAL,
  TX: CENTRAL,
  UT: MOUNTAIN,
  VA: EASTERN,
  WA: PACIFIC,
  WI: CENTRAL,
  WV: EASTERN,
}

const offsetOf = (code: UsState): number => {
  const offset = offsets[code]
  if (offset === undefined) throw new RangeError(`no time zone of ${code}`)
  return offset
}

/** The states that the brand serves, with their standard time. A state without a known time is a defect (throws). */
export const statesOfService: readonly StateOfService[] = brand.site.states.map((code) => ({
  code,
  utcOffsetMinutes: offsetOf(code),
}))

const byCode = new Map<string, StateOfService>(statesOfService.map((state) => [state.code, state]))

/** Returns a state by its two letters. An unserved state is a defect (throws): seeds name only states of service. */
export const stateOfService = (code: string): StateOfService => {
  const state = byCode.get(code)
  if (state === undefined) throw new RangeError(`not a state of service: ${code}`)
  return state
}

/** Returns the standard time of a state, served or not; null for an unknown one. */
export const stateTimeOf = (state: string): StateTime | null => {
  const utcOffsetMinutes = new Map<string, number>(Object.entries(offsets)).get(state)
  return utcOffsetMinutes === undefined ? null : { state, utcOffsetMinutes }
}

/** Checks whether the brand serves a state. */
export const isStateOfService = (code: string): boolean => byCode.has(code)
