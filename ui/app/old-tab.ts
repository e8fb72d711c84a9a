/** Where a tab notes the build it has left by loading itself again. */
const LEFT_KEY = 'buyflow.left-build'

/** The tab, as far as leaving an old build needs it. */
export type Tab = {
  /** The script the application started from; every build has one of its own. */
  readonly script: string
  readonly store: Pick<Storage, 'getItem' | 'setItem'>
  /** Whether the server answers that it does not have the script any more. */
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
 * A tab that was open while the store was built anew asks for scripts that are gone. Then it is loaded again, once for each build and
 * never where that can't be noted; what was typed lies in the draft. A script that is merely out of reach is no reason: so is the page.
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
 * A part that is fetched late, with a failure of our own where it does not come: at the browser's the router would load the page anew,
 * out of reach or not.
 */
export const fetched = async <Part>(part: Promise<Part>): Promise<Part> => {
  try {
    return await part
  } catch (cause) {
    throw new Error('a part of the application did not come', { cause })
  }
}

/** The tab's store, reached for at each use: where it is denied, even that throws. */
const tabStore: Tab['store'] = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, value) => window.sessionStorage.setItem(key, value),
}

/** Leaves an old build as soon as a part of it can't be fetched. */
export const watchForNewBuild = (): void => {
  window.addEventListener('vite:preloadError', () => {
    const reload = (): void => window.location.reload()
    void leaveOldBuild({ script: import.meta.url, store: tabStore, isGone, reload })
  })
}
