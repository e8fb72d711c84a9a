/** Whether this is `npm run reliability`, which has time for every round; `npm test` runs some of them. */
export const isFullRun = process.env['RELIABILITY'] === 'full'

/** `full` rounds in `npm run reliability`, `short` in `npm test`. */
export const rounds = (full: number, short: number): number => (isFullRun ? full : short)
