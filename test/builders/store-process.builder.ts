import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '#adapters/server/free-port.ts'

const serverFile = fileURLToPath(new URL('../../.build/server/server.main.js', import.meta.url))

export type StoreProcess = {
  readonly port: number
  readonly start: () => Promise<void>
  /** Ends it as a deployment does, by SIGTERM, and resolves with its exit code. */
  readonly stop: () => Promise<number | null>
  readonly pid: () => number
  readonly log: () => string
}

/** Resolves once the process says that it is ready. */
const untilReady = async (port: number): Promise<void> => {
  const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReady) await untilReady(port)
}

/** The built store as deployed, not yet started. Its port stays the same after a restart. */
export const storeProcess = async (env: Readonly<Record<string, string>>): Promise<StoreProcess> => {
  const port = await freePort()
  let log = ''
  let child: ReturnType<typeof spawn> | null = null
  return {
    port,
    pid: () => child?.pid ?? 0,
    log: () => log,
    start: async () => {
      const started = spawn(process.execPath, [serverFile], {
        env: { ...process.env, PORT: String(port), ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (log += text))
      const ended = once(started, 'exit').then(() => {
        throw new Error(`the store ended before it was ready: ${log}`)
      })
      ended.catch(() => undefined)
      await Promise.race([untilReady(port), ended])
    },
    stop: async () => {
      if (child === null || child.exitCode !== null) return child?.exitCode ?? null
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      const [code] = (await exited) as [number | null]
      return code
    },
  }
}
