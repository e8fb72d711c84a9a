import type { Tables } from './memory-rows.ts'
import type { FollowUpMethods, FollowUpRecord } from '../store/store.follow-up.ts'

type Place = Pick<FollowUpRecord, 'requestedAt' | 'id'>

const isAfter = (one: Place, other: Place): boolean =>
  one.requestedAt > other.requestedAt || (one.requestedAt === other.requestedAt && one.id > other.id)

/** Stores requests about addresses in memory. */
export const followUpMethods = ({ followUps }: Pick<Tables, 'followUps'>): FollowUpMethods => ({
  saveFollowUp: async (followUp) => {
    const isNew = followUps.get(followUp.id) === null
    followUps.set(followUp.id, followUp)
    return isNew
  },
  countFollowUps: async (email, since) =>
    followUps.rows().filter((row) => row.email === email && row.requestedAt >= since).length,
  followUpsAfter: async (kind, after, limit) =>
    followUps
      .rows()
      .filter((row) => row.kind === kind && (after === null || isAfter(row, after)))
      .toSorted((a, b) => (isAfter(a, b) ? 1 : -1))
      .slice(0, limit),
  deleteFollowUp: async ({ kind, id }) => {
    const isKnown = followUps.get(id)?.kind === kind
    if (isKnown) followUps.remove(id)
    return isKnown
  },
})
