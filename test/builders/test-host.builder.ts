import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { Query } from '#test/faults/history/db-snapshot.ts'
import type { TestHostCall, TestHostCount, TestHostSettings, TestHostUsage } from '#test/faults/test-host.ts'
import { sessionCookieIn } from '#test/builders/session-cookie.ts'
import { solvingClient } from '#test/builders/solving-client.builder.ts'

type Started = { readonly origin: string }

export type TestHost = {
  readonly origin: string
  readonly process: ChildProcess
  readonly tell: (call: TestHostCall) => Promise<void>
  readonly count: () => Promise<TestHostCount>
  readonly usage: () => Promise<TestHostUsage>
  /** Runs one statement in its database. */
  readonly query: Query
  /** Names of the checkpoints reached since the process was set to exit at one. */
  readonly steps: () => Promise<readonly string[]>
  /** What it has logged. */
  readonly log: () => string
  /** Resolves once the process has exited, for any reason. */
  readonly gone: Promise<void>
  readonly stop: () => Promise<void>
}

const file = fileURLToPath(new URL('../faults/test-host.ts', import.meta.url))

/** Starts the host in its own process and waits until it listens. Shows its log unless faults are expected. */
export const startTestHost = async (
  settings: Partial<TestHostSettings> = {},
  {
    isLogShown = true,
    execArgv = [],
  }: { readonly isLogShown?: boolean; readonly execArgv?: readonly string[] } = {},
): Promise<TestHost> => {
  const usual: TestHostSettings = {
    dataDir: null,
    databaseUrl: null,
    limitFactor: 1_000,
    clockAheadMs: 0,
    diesAfterCapture: false,
    outboxDir: null,
    diesSending: null,
    isSiteBuilt: false,
  }
  const allSettings = { ...usual, ...settings }
  const child = fork(file, [JSON.stringify(allSettings)], {
    serialization: 'json',
    execArgv: [...execArgv],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  let log = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text
    if (isLogShown) process.stderr.write(text)
  })
  const gone = once(child, 'exit').then(() => undefined)
  const failed = gone.then(() => {
    throw new Error(`the host ended before it listened: ${log}`)
  })
  const started = await Promise.race([once(child, 'message').then(([said]) => said as Started), failed])
  failed.catch(() => undefined)
  const ask = async <A>(call: TestHostCall): Promise<A> => {
    child.send(call)
    const [answer] = (await once(child, 'message')) as [A]
    return answer
  }
  return {
    origin: started.origin,
    process: child,
    tell: async (call) => void (await ask(call)),
    count: async () => (await ask<{ readonly counted: TestHostCount }>('count')).counted,
    usage: () => ask<TestHostUsage>('usage'),
    query: async (text) => (await ask<{ readonly rows: Awaited<ReturnType<Query>> }>({ query: text })).rows,
    steps: async () => (await ask<{ readonly passed: readonly string[] }>('steps')).passed,
    log: () => log,
    gone,
    stop: async () => {
      child.disconnect()
      await gone
    },
  }
}

/**
 * A browser as far as the contract can tell: the real client, and a jar for its one cookie. The jar outlives a
 * server. At several servers each attempt goes to the next.
 */
export const visitorWithJar = () => {
  let cookie = ''
  let attempts = 0
  const at = (origin: string, ...others: readonly string[]): Orchestrator =>
    solvingClient({
      baseUrl: `${origin}/api/`,
      retryDelay: () => 0,
      fetch: async (request) => {
        if (cookie !== '') request.headers.set('cookie', cookie)
        const origins = [origin, ...others]
        const next = origins[attempts % origins.length] ?? origin
        attempts += 1
        const response = await fetch(new Request(request.url.replace(origin, next), request))
        cookie = sessionCookieIn(response) ?? cookie
        return response
      },
    })
  return { at, cookie: () => cookie }
}
