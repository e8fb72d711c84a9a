/** Public assistance programs that prices may depend on. ACP has ended and stays for households that name it. */
export const assistancePrograms = ['ACP', 'LIFELINE', 'NSLP', 'CEP', 'SSI', 'SNAP', 'MEDICAID'] as const
export type AssistanceProgram = (typeof assistancePrograms)[number]

/** Returns the named programs, each once and in the order of the list, so the order of naming does not matter (LOC-34). */
export const householdPrograms = (named: readonly AssistanceProgram[]): readonly AssistanceProgram[] =>
  assistancePrograms.filter((program) => named.includes(program))
