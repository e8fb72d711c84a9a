import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { HostOptions } from '#adapters/server/host.ts'
import { openHost } from '#adapters/server/host.ts'
import { createLogger } from '#adapters/server/log.ts'
import type { Brand } from '#core/brand/brand.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import type { Books, Query } from '#test/faults/history/books.ts'
import { readBooks } from '#test/faults/history/books.ts'
import { violationsIn } from '#test/faults/history/checker.ts'
import type { History } from '#test/faults/history/history.ts'
import { callsOf, openHistory } from '#test/faults/history/history.ts'
import type { Violation } from '#test/faults/history/invariants/violation.ts'
import type { Send } from '#test/faults/history/send.ts'
import { sendInto } from '#test/faults/history/send.ts'
import type { Halves, Visitor } from '#test/faults/history/visitor.ts'
import { openNames, openVisitor } from '#test/faults/history/visitor.ts'

const reports = fileURLToPath(new URL('../../.reports/history/', import.meta.url))

type WatchParts = {
  readonly now: () => number
  readonly query: Query
  readonly catalogs?: readonly Brand['catalog'][]
}

/** Visitors whose every call is written down, and what that comes to against the database. */
export const openWatch = ({ now, query, catalogs = [cometa.catalog] }: WatchParts) => {
  const history: History = openHistory(now)
  const names = openNames()
  let visitors = 0
  const books = (): Promise<Books> => readBooks(query, now())
  return {
    history,
    books,
    visitor: (send: Send, halves?: Halves): Visitor => {
      visitors += 1
      const session = halves === undefined ? {} : { halves }
      return openVisitor({ name: `visitor.${visitors}`, send, history, names, ...session })
    },
    /** What is broken; the history of a broken run is kept, to be read. */
    violations: async (isSettled: boolean): Promise<readonly Violation[]> => {
      const text = history.text()
      const found = violationsIn({ calls: callsOf(text), books: await books(), catalogs, isSettled })
      if (found.length > 0) {
        await mkdir(reports, { recursive: true })
        await writeFile(`${reports}${process.pid}-${visitors}.jsonl`, text)
      }
      return found
    },
  }
}

export type Watch = ReturnType<typeof openWatch>

/** The real host over a database in memory, in this process, with a clock that stands still, and a watch over it. */
export const openTrial = async (
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
  const watch = openWatch({ now: clock.now, query, catalogs })
  const send = sendInto(host.app)
  return {
    host,
    clock,
    query,
    watch,
    send,
    log: () => log,
    visitor: (halves?: Halves): Visitor => watch.visitor(send, halves),
    /** A minute goes by, and the recovery does its round. */
    settle: async (): Promise<void> => {
      clock.advance(61_000)
      await host.runJobs()
    },
    close: () => host.close(),
  }
}

export type Trial = Awaited<ReturnType<typeof openTrial>>
