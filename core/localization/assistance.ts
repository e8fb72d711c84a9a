import type { Offer } from '../catalog/offer.ts'

/** Public assistance programs that prices may depend on. ACP has ended and stays for households that name it. */
export const assistancePrograms = ['ACP', 'LIFELINE', 'NSLP', 'CEP', 'SSI', 'SNAP', 'MEDICAID'] as const
export type AssistanceProgram = (typeof assistancePrograms)[number]

/** Returns the named programs, each once in list order, so the order of naming does not matter (LOC-34). */
export const householdPrograms = (named: readonly AssistanceProgram[]): readonly AssistanceProgram[] =>
  assistancePrograms.filter((program) => named.includes(program))

/** Programs that no longer exist: naming one gives no right to an offer. */
const endedPrograms: readonly AssistanceProgram[] = ['ACP']

/** The programs that exist today (CAT-12). */
export const currentPrograms: readonly AssistanceProgram[] = assistancePrograms.filter(
  (program) => !endedPrograms.includes(program),
)

/** Checks whether an offer is sold to a household that named these programs (CAT-12). */
export const isSoldTo = (
  { audience }: Pick<Offer, 'audience'>,
  named: readonly AssistanceProgram[],
): boolean =>
  audience === 'everybody' ||
  (audience === 'assistedHouseholds' && named.some((program) => currentPrograms.includes(program)))

/** Campaign for assisted households: the shop requests their programs at once (CAT-12). */
export const ASSISTANCE_CAMPAIGN = 'internet-assist'
