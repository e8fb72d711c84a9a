/** The day on which the facts of the comparison pages were checked against the catalogue. */
export const COMPARISON_DATE = '2026-11-23'
