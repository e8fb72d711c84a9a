import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareStore, startStore } from './store.ts'

/** Starts the store that all tests share, on a free port and in a folder of its own. Returns what stops it. */
const openStore = async (): Promise<() => Promise<void>> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-e2e-'))
  const store = await startStore(dataDir)
  shareStore(store)
  return async () => {
    const code = await store.stop()
    await rm(dataDir, { recursive: true, force: true })
    if (code !== 0) throw new Error(`the store drains and exits 0 after SIGTERM, not ${code}`)
  }
}

export default openStore
