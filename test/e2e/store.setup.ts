import { openStore, shareStore } from './store.ts'

/** Starts the store that all tests share. Returns what stops it. */
const openShared = async (): Promise<() => Promise<void>> => {
  const { store, close } = await openStore()
  shareStore(store)
  return close
}

export default openShared
