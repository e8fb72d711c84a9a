import { describe, expect, it } from 'vitest'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { buildPortal, demoIds } from '#test/builders/portal-accounts.builder.ts'
import { answerOf } from '#test/builders/provider.builder.ts'

const DAY_MS = 86_400_000

describe('the portal over a database', () => {
  it('answers as it does over the memory, through a change and a moved visit (I1, I4, PTL-21, PTL-22)', async () => {
    const database = await openMemoryDatabase()
    const { store } = createSqlStore(database.db, console.error)
    const [sql, memory] = [await buildPortal({ store }), await buildPortal()]
    for (const portal of [sql, memory]) await portal.provider.insertDemoAccounts()
    const summaries = async (portal: typeof sql) => {
      const all = []
      for (const id of Object.values(demoIds)) all.push(await answerOf(portal.signedIn(id).accountSummary()))
      return all
    }
    expect(await summaries(sql)).toEqual(await summaries(memory))
    for (const portal of [sql, memory]) {
      const julia = portal.signedIn(demoIds.julia)
      const request = {
        kind: 'cancel',
        serviceIds: ['tv' as ServiceId],
        reason: null,
        timing: 'today',
        returnMethod: 'store',
      } as const
      const { token } = await answerOf(julia.previewChange(request))
      const given = { key: 'key-1' as never, request, token }
      const [one, other] = await Promise.all([
        answerOf(julia.requestChange(given)),
        answerOf(julia.requestChange(given)),
      ])
      expect(one).toEqual(other)
      const mateo = portal.signedIn(demoIds.mateo)
      const orderNumber = (await answerOf(mateo.accountSummary())).orders[0]?.orderNumber ?? ('' as never)
      const { windows } = await answerOf(mateo.visitWindows({ orderNumber }))
      await answerOf(mateo.moveVisit({ orderNumber, windowId: windows.at(-1)?.id ?? ('' as never) }))
      portal.clock.advance(2 * DAY_MS)
      await Promise.all([portal.provider.applyDueChanges(), portal.provider.applyDueChanges()])
    }
    expect(await summaries(sql)).toEqual(await summaries(memory))
    const kinds = async (portal: typeof sql) => (await portal.messages()).map(({ kind }) => kind).toSorted()
    expect(await kinds(sql)).toEqual(['changeDone', 'changeRequested', 'visitMoved'])
    expect(await kinds(memory)).toEqual(await kinds(sql))
    expect(sql.errors).toEqual([])
    await database.close()
  })
})
