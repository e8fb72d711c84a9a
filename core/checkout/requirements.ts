import type { RiskRequirements } from '../risk/risk.ts'
import type { InstallationWindow } from '../schedule/window.ts'
import type { Agreement } from './agreement.ts'
import type { InstallOption } from './install-option.ts'

/** What the provider requires of a checkout. Null: the part could not be loaded (CHK-13). */
export type LoadedRequirements = {
  readonly riskRequirements: RiskRequirements | null
  readonly installOptions: readonly InstallOption[] | null
  readonly agreements: readonly Agreement[] | null
  /** Null also where no technician comes. The schedule loads unknown windows again (SCH-12). */
  readonly windows: readonly InstallationWindow[] | null
}

/** The parts without which a checkout takes no details, in the order of its screen. */
export const requirementParts = ['riskRequirements', 'installOptions', 'agreements'] as const
export type RequirementPart = (typeof requirementParts)[number]

/** Returns the parts that failed to load (CHK-20). Checkout stays open without them, but cannot be submitted. */
export const missingRequirements = (loaded: LoadedRequirements): readonly RequirementPart[] =>
  requirementParts.filter((part) => loaded[part] === null)

/** The longest pause before the missing parts are loaded again, in ms. */
export const REQUIREMENTS_RETRY_MAX_MS = 30_000

const REQUIREMENTS_RETRY_FIRST_MS = 2_000

/** Returns the pause before reloading missing parts in ms, after `tries` tries; doubles up to the maximum (CHK-20). */
export const requirementsRetryMs = (tries: number): number =>
  Math.min(REQUIREMENTS_RETRY_MAX_MS, REQUIREMENTS_RETRY_FIRST_MS * 2 ** tries)
