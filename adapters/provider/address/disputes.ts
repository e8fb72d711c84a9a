import type { FollowUpId, FollowUpRecord } from '../store/store.follow-up.ts'
import type { Store } from '../store/store.ts'

/** The number of disputes that one transaction reads. */
const BATCH = 500

/** Returns the open disputes, the earliest request first (LOC-40). */
export const openDisputes = async (
  store: Store,
  after: FollowUpRecord | null = null,
): Promise<readonly FollowUpRecord[]> => {
  const found = await store.transaction((tx) => tx.followUpsAfter('dispute', after, BATCH))
  const last = found.at(-1)
  return last === undefined || found.length < BATCH ? found : [...found, ...(await openDisputes(store, last))]
}

/** Closes a dispute by deleting it; false if there is no such open dispute (LOC-40). */
export const closeDispute = (store: Store, id: FollowUpId): Promise<boolean> =>
  store.transaction((tx) => tx.deleteFollowUp({ kind: 'dispute', id }))

/** Writes a dispute as one line: its id, time (UTC), address, e-mail address and statement, separated by tabs. */
export const disputeLine = ({ id, requestedAt, address, email, statement }: FollowUpRecord): string => {
  const { street, unit, zip } = address
  const home = [street, unit, zip].filter((part) => part !== '').join(', ')
  return [id, new Date(requestedAt).toISOString(), home, email, statement ?? ''].join('\t')
}
