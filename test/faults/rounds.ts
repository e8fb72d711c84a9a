/** `npm run reliability` has time for every round; `npm test` for some of them. */
export const isWhole = process.env['RELIABILITY'] === 'whole'

/** So many rounds in the whole form, and so many otherwise. */
export const rounds = (whole: number, short: number): number => (isWhole ? whole : short)

/** What a test of many rounds may take, in ms. */
export const ROUNDS_MS = isWhole ? 1_800_000 : 120_000
