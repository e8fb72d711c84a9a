import { chargedOnce, keysHold, ordersOnce, settled } from './invariants/orders.ts'
import { pricesHold } from './invariants/prices.ts'
import { deadStayDead, nothingForeign, plainRefusals, stepsInOrder } from './invariants/sessions.ts'
import type { Check, Evidence, Invariant, Violation } from './invariants/violation.ts'
import { invariants } from './invariants/violation.ts'
import { placesHold } from './invariants/visits.ts'
import { writesSaved } from './invariants/writes.ts'

const checks: Readonly<Record<Invariant, Check>> = {
  I1: ordersOnce,
  I2: chargedOnce,
  I3: writesSaved,
  I4: placesHold,
  I5: pricesHold,
  I6: nothingForeign,
  I7: deadStayDead,
  I8: keysHold,
  I11: stepsInOrder,
  I12: plainRefusals,
  I14: settled,
}

/** Compares a history with the stored state. Returns the violations by invariant; empty if correct. */
export const violationsIn = (evidence: Evidence): readonly Violation[] =>
  invariants.flatMap((invariant) => checks[invariant](evidence).map((what) => ({ invariant, what })))

/** I10: returns the canary values that appear in stored texts. */
export const leaksIn = (secrets: readonly string[], texts: readonly string[]): readonly string[] =>
  secrets.filter((secret) => texts.some((text) => text.includes(secret)))
