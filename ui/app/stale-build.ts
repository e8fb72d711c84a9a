import type { Log } from '#core/ports/log.ts'

/** The session storage key of the build that a tab left by reloading. */
const LEFT_KEY = 'buyflow.left-build'

/** The browser functions that leaving a stale build needs. */
export type Tab = {
  /** The URL of the entry script, which differs between builds. */
  readonly script: string
  readonly store: Pick<Storage, 'getItem' | 'setItem'>
  /** Checks whether the server reports that the script no longer exists. */
  readonly isGone: (script: string) => Promise<boolean>
  readonly reload: () => void
}

const noteLeaving = ({ script, store }: Tab): boolean => {
  try {
    if (store.getItem(LEFT_KEY) === script) return false
    store.setItem(LEFT_KEY, script)
    return true
  } catch {
    return false
  }
}

/**
 * Reloads a tab whose build was replaced on the server, because it requests scripts that no longer exist. Reloads once
 * per build, and never where storage is denied. The draft preserves what the visitor typed. A network failure does not
 * cause a reload, because the reload would fail too.
 */
export const leaveOldBuild = async (tab: Tab): Promise<void> => {
  if ((await tab.isGone(tab.script)) && noteLeaving(tab)) tab.reload()
}

const isGone = (script: string): Promise<boolean> =>
  fetch(script, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

/**
 * Waits for a lazily loaded chunk and replaces the browser's error with our own. On the browser's error the router
 * would reload the page, even when the network is down.
 */
export const loadChunk = async <Part>(part: Promise<Part>): Promise<Part> => {
  try {
    return await part
  } catch (cause) {
    throw new Error('cannot load a chunk of the application', { cause })
  }
}

/** The session storage. Each use accesses it anew, because access throws where storage is denied. */
const tabStore: Tab['store'] = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
}

/** Logs a script that could not be loaded. The promise of the script rejects as well. */
export const logScriptFailure = (log: Log, cause: unknown): void =>
  log({
    level: 'error',
    event: 'ScriptLoadFailed',
    facts: { message: cause instanceof Error ? cause.message : String(cause) },
  })

/** Logs each chunk that fails to load, and leaves a stale build. */
export const watchForNewBuild = (log: Log): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    logScriptFailure(log, payload)
    const reload = (): void => window.location.reload()
    void leaveOldBuild({ script: import.meta.url, store: tabStore, isGone, reload })
  })
}
