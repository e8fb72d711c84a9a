import type { UsState } from '#core/shared/us-state.ts'

/**
 * The 41 states of service; the specification (section 9) gives their number. Left out: Alaska and Hawaii, off the
 * mainland; Minnesota, Missouri, New Jersey and New Mexico, whose tax rates fall between two basis points; and the
 * three others with the fewest residents (2020 census): Wyoming, Vermont, North Dakota.
 */
export const states: readonly UsState[] = [
  ...(['AL', 'AR', 'AZ', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA', 'IA', 'ID', 'IL', 'IN', 'KS'] as const),
  ...(['KY', 'LA', 'MA', 'MD', 'ME', 'MI', 'MS', 'MT', 'NC', 'NE', 'NH', 'NV', 'NY', 'OH'] as const),
  ...(['OK', 'OR', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'UT', 'VA', 'WA', 'WI', 'WV'] as const),
]
