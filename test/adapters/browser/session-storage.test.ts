import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTabStorage, type TabStore } from '#adapters/browser/session-storage.ts'
import { forAll } from '#test/for-all.ts'

const tab = (): TabStore => {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const broken = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

describe('createTabStorage', () => {
  it('reads the last written text, and null after removal', () =>
    forAll(fc.string(), fc.string(), fc.string(), (key, first, last) => {
      const store = tab()
      const storage = createTabStorage(() => store)
      storage.write(key, first)
      storage.write(key, last)
      expect(storage.read(key)).toEqual(E.right(last))
      storage.remove(key)
      expect(storage.read(key)).toEqual(E.right(null))
    }))

  it('returns StorageUnavailable where storage throws or is inaccessible', () => {
    const throwing: TabStore = { getItem: broken, setItem: broken, removeItem: broken }
    for (const storage of [createTabStorage(() => throwing), createTabStorage(broken)]) {
      const unavailable = E.left({ _tag: 'StorageUnavailable' })
      expect(storage.read('a')).toEqual(unavailable)
      expect(storage.write('a', 'b')).toEqual(unavailable)
      expect(storage.remove('a')).toEqual(unavailable)
    }
  })
})
