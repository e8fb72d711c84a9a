/** Public assistance a household can be part of and that prices may ask about; ACP has ended and is kept for those who name it. */
export const assistancePrograms = ['ACP', 'LIFELINE', 'NSLP', 'CEP', 'SSI', 'SNAP', 'MEDICAID'] as const
export type AssistanceProgram = (typeof assistancePrograms)[number]

/** What a household named, each programme once and in the order of the list, so that naming it otherwise changes nothing (LOC-34). */
export const householdPrograms = (named: readonly AssistanceProgram[]): readonly AssistanceProgram[] =>
  assistancePrograms.filter((program) => named.includes(program))
