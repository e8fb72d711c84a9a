import fs from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]
type Stream = { readonly nfd: number }
/** The part of the engine's file system that is missing there: without it every sync succeeds and does nothing. */
type Module = { readonly NODEFS: { readonly stream_ops: { fsync?: (stream: Stream) => number } } }

/**
 * A folder of the disk for PGlite in which the engine's syncs reach the disk. An error of a sync is passed on: the engine stops rather
 * than acknowledge what may be lost.
 */
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

/** Writes a new folder with everything in it through to the disk: the engine copies a new database there without. */
export const syncNewFolder = (dir: string): void => {
  syncEntries(dir)
  syncPath(dirname(dir))
}
