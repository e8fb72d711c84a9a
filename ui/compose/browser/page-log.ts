import { createLog } from '#adapters/browser/log.ts'

/** The log of the page. What sends entries to the store loads with the first one. */
export const log = createLog(async (entries) => (await import('./usage-client.ts')).sendLog(entries))
