import fs from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type Stream = { readonly nfd: number }
/** The engine's file system has no `fsync`: without this, every sync succeeds without effect. */
type Module = { readonly NODEFS: { readonly stream_ops: { fsync?: (stream: Stream) => number } } }

/** File system for PGlite whose syncs reach the disk. A sync error stops the engine before it confirms lost data. */
export class SyncedNodeFS extends NodeFS {
  override async init(engine: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options)
    const addSync = (module: unknown): void => {
      ;(module as Module).NODEFS.stream_ops.fsync = ({ nfd }) => {
        fs.fsyncSync(nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addSync] } }
  }
}

const syncPath = (path: string): void => {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

const syncEntries = (dir: string): void => {
  for (const entry of fs.readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) syncEntries(path)
    else if (entry.isFile()) syncPath(path)
  }
  syncPath(dir)
}

/** Syncs a new folder and its contents to the disk; the engine copies a new database there without syncing. */
export const syncNewFolder = (dir: string): void => {
  syncEntries(dir)
  syncPath(dirname(dir))
}
