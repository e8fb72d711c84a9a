import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createOrchestratorClient } from '#adapters/orchestrator/client/client.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { TestHostCall, TestHostCount, TestHostSettings } from '#test/faults/test-host.ts'

export type TestHost = {
  readonly origin: string
  readonly process: ChildProcess
  readonly tell: (call: Exclude<TestHostCall, 'count'>) => Promise<void>
  readonly count: () => Promise<TestHostCount>
  /** Resolves once the process is gone, by whatever end. */
  readonly gone: Promise<void>
  readonly stop: () => Promise<void>
}

const file = fileURLToPath(new URL('../faults/test-host.ts', import.meta.url))

/** Starts the host in a process of its own and waits until it listens. */
export const startTestHost = async (settings: Partial<TestHostSettings> = {}): Promise<TestHost> => {
  const whole = { dataDir: null, clockAheadMs: 0, diesAfterCapture: false, isSiteBuilt: false, ...settings }
  const child = fork(file, [JSON.stringify(whole)], { serialization: 'json' })
  const gone = once(child, 'exit').then(() => undefined)
  const [started] = (await once(child, 'message')) as [{ readonly origin: string }]
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
    gone,
    stop: async () => {
      child.disconnect()
      await gone
    },
  }
}

/** A browser as far as the contract can tell: the real client, and a jar for its one cookie. The jar outlives a server. */
export const visitorWithJar = () => {
  let cookie = ''
  const at = (origin: string): Orchestrator =>
    createOrchestratorClient({
      baseUrl: `${origin}/api/`,
      retryDelay: () => 0,
      fetch: async (request) => {
        if (cookie !== '') request.headers.set('cookie', cookie)
        const response = await fetch(request)
        const [set] = response.headers.getSetCookie()
        if (set !== undefined) cookie = set.split(';', 1)[0] ?? ''
        return response
      },
    })
  return { at }
}
