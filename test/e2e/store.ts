import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const serverFile = fileURLToPath(new URL('../../.build/server/server.main.js', import.meta.url))

/** A running store: its origin, and where it stores its data. Its outbox is there, too. */
export type Store = { readonly origin: string; readonly dataDir: string }

export type Started = Store & {
  readonly output: () => string
  readonly pid: number
  readonly stop: () => Promise<number>
}

/** Resolves once a store is ready. On a busy machine it refuses visitors at first. */
const untilReady = async (origin: string): Promise<void> => {
  const { ok } = await fetch(`${origin}/health/ready`)
  if (!ok) await untilReady(origin)
}

/** Starts the built store as `npm start` does, on a free port and a data folder of its own. */
export const startStore = async (
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> => {
  const child = spawn(process.execPath, [serverFile], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, CLIENT_LIMIT_FACTOR: '1000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  let output = ''
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      const found = /https?:\/\/[\d.]+:\d+/.exec(output)
      if (found !== null && output.includes('Tarjeta')) resolve(found[0])
    })
    child.once('exit', (code) => reject(new Error(`the store ended with ${code}: ${output}`)))
  })
  await untilReady(origin)
  return {
    origin,
    dataDir,
    output: () => output,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      const [code] = (await exited) as [number | null]
      return code ?? -1
    },
  }
}

/** Starts a store on a free port and in a new folder. `close` stops it and removes the folder. */
export const openStore = async (): Promise<{
  readonly store: Store
  readonly close: () => Promise<void>
}> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
  const store = await startStore(dataDir)
  return {
    store,
    close: async () => {
      const code = await store.stop()
      await rm(dataDir, { recursive: true, force: true })
      if (code !== 0) throw new Error(`the store drains and exits 0 after SIGTERM, not ${code}`)
    },
  }
}

const SHARED = 'E2E_STORE'

/** Sets the store that the workers share. */
export const shareStore = ({ origin, dataDir }: Store): void => {
  process.env[SHARED] = JSON.stringify({ origin, dataDir })
}

/** Returns the store that all tests share. */
export const sharedStore = (): Store => JSON.parse(process.env[SHARED] ?? '{}') as Store
