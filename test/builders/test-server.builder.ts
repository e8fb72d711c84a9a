import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { HostOptions } from '#adapters/server/host-options.ts'
import { openHost } from '#adapters/server/host.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import type { Brand } from '#core/brand/brand.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import { type DbSnapshot, type Query, readDbSnapshot } from '#test/faults/history/db-snapshot.ts'
import { violationsIn } from '#test/faults/history/checker.ts'
import { callsOf, type History, openHistory } from '#test/faults/history/history.ts'
import type { Violation } from '#test/faults/history/invariants/violation.ts'
import { type Send, sendInto } from '#test/faults/history/send.ts'
import { type Halves, openNames, openVisitor, type Visitor } from '#test/faults/history/visitor.ts'

const reports = fileURLToPath(new URL('../../.reports/history/', import.meta.url))

type WatchParts = {
  readonly now: () => number
  readonly query: Query
  readonly catalogs?: readonly Brand['catalog'][]
}

/** Visitors with recorded calls, and the check of the records against the database. */
export const openRecorder = ({ now, query, catalogs = [cometa.catalog] }: WatchParts) => {
  const history: History = openHistory(now)
  const names = openNames()
  let visitors = 0
  const dbSnapshot = (): Promise<DbSnapshot> => readDbSnapshot(query, now())
  return {
    history,
    dbSnapshot,
    visitor: (send: Send, halves?: Halves): Visitor => {
      visitors += 1
      const session = halves === undefined ? {} : { halves }
      return openVisitor({ name: `visitor.${visitors}`, send, history, names, ...session })
    },
    /** The violations; the history of a broken run is stored. */
    violations: async (isSettled: boolean): Promise<readonly Violation[]> => {
      const text = history.text()
      const found = violationsIn({
        calls: callsOf(text),
        dbSnapshot: await dbSnapshot(),
        catalogs,
        isSettled,
      })
      if (found.length > 0) {
        await mkdir(reports, { recursive: true })
        await writeFile(`${reports}${process.pid}-${visitors}.jsonl`, text)
      }
      return found
    },
  }
}

export type Recorder = ReturnType<typeof openRecorder>

/** The real host over an in-memory database, in this process, with a manual clock and a recorder. */
export const openTestServer = async (
  options: Partial<HostOptions> = {},
  catalogs: readonly Brand['catalog'][] = [cometa.catalog],
) => {
  const clock = fakeClock()
  let log = ''
  const host = await openHost({
    ...hostParts,
    limitFactor: { session: 1_000, client: 1_000 },
    clock,
    countingClock: clock,
    logger: createLogger('trace', { write: (line) => void (log += line) }),
    ...options,
  })
  const query: Query = async (text) =>
    (
      (await host.db.execute(sql.raw(text))) as {
        readonly rows: readonly Readonly<Record<string, unknown>>[]
      }
    ).rows
  const watch = openRecorder({ now: clock.now, query, catalogs })
  const send = sendInto(host.app)
  return {
    host,
    clock,
    query,
    watch,
    send,
    log: () => log,
    visitor: (halves?: Halves): Visitor => watch.visitor(send, halves),
    /** Advances a minute, and runs the recovery. */
    settle: async (): Promise<void> => {
      clock.advance(61_000)
      await host.runJobs()
    },
    close: () => host.close(),
  }
}

export type TestServer = Awaited<ReturnType<typeof openTestServer>>
