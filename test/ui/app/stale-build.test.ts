import { describe, expect, it, vi } from 'vitest'
import { leaveOldBuild, loadChunk, logScriptFailure } from '#ui/app/stale-build.ts'

/** A tab over a store that knows which scripts are still there; `reload` starts it from another script. */
const tab = (script: string, store: Map<string, string> | null = new Map()) => ({
  script,
  store: {
    getItem: (key: string) => {
      if (store === null) throw new DOMException('denied')
      return store.get(key) ?? null
    },
    setItem: (key: string, value: string) => void store?.set(key, value),
  },
  isGone: vi.fn<(script: string) => Promise<boolean>>(() => Promise.resolve(true)),
  reload: vi.fn<() => void>(),
})

describe('leaveOldBuild', () => {
  it('reloads the page when the script it started from is gone', async () => {
    const old = tab('/assets/start-1.js')
    await leaveOldBuild(old)
    expect(old.isGone).toHaveBeenCalledExactlyOnceWith('/assets/start-1.js')
    expect(old.reload).toHaveBeenCalledTimes(1)
  })

  it('stays when the script still exists or is unreachable', async () => {
    const present = tab('/assets/start-1.js')
    present.isGone.mockResolvedValue(false)
    await leaveOldBuild(present)
    expect(present.reload).not.toHaveBeenCalled()
  })

  it('never reloads the same build twice, and also leaves a later one (F42)', async () => {
    const store = new Map<string, string>()
    const [old, again, later] = [tab('/1.js', store), tab('/1.js', store), tab('/2.js', store)]
    await leaveOldBuild(old)
    await leaveOldBuild(again)
    await leaveOldBuild(later)
    expect([old, again, later].map(({ reload }) => reload.mock.calls.length)).toEqual([1, 0, 1])
  })

  it('stays when it cannot record the reload, to avoid a loop', async () => {
    const old = tab('/assets/start-1.js', null)
    await leaveOldBuild(old)
    expect(old.reload).not.toHaveBeenCalled()
  })
})

describe('a script that fails to load', () => {
  it('is logged, and its promise rejects (specification 8: script-load helper logs and rejects on error)', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: /assets/plans-1.js')
    const log = vi.fn<(entry: unknown) => void>()
    logScriptFailure(log, cause)
    expect(log).toHaveBeenCalledExactlyOnceWith({
      level: 'error',
      event: 'ScriptLoadFailed',
      facts: { message: cause.message },
    })
    await expect(loadChunk(Promise.reject(cause))).rejects.toMatchObject({ cause })
  })
})
