import type {
  PortalSessionId,
  PortalSessionRecord,
  PortalSessionStore,
} from '#adapters/server/store/portal-session-store.ts'

/** Creates a storage of portal sessions in memory, for tests. */
export const createMemoryPortalSessions = (): PortalSessionStore => {
  const sessions = new Map<PortalSessionId, PortalSessionRecord>()
  const ofCode = (code: string): PortalSessionRecord | undefined =>
    [...sessions.values()].find(({ codeHash }) => codeHash === code)
  return {
    insert: async (session, replaces) => {
      if (ofCode(session.codeHash) !== undefined) return false
      if (replaces !== null) sessions.delete(replaces)
      sessions.set(session.id, session)
      return true
    },
    find: async (id) => sessions.get(id) ?? null,
    change: async (id, change) => {
      const session = sessions.get(id)
      if (session !== undefined) sessions.set(id, { ...session, ...change })
      return session !== undefined
    },
    end: async (id) => void sessions.delete(id),
    endOfCode: async (code) => {
      const session = ofCode(code)
      return session !== undefined && sessions.delete(session.id)
    },
  }
}
