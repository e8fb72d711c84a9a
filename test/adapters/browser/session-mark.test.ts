import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { SESSION_MARK_KEY, createSessionMark } from '#adapters/browser/session-mark.ts'
import type { Storage } from '#core/ports/storage.ts'
import { json, refusal, scripted } from '#test/adapters/orchestrator/scripted-client.builder.ts'
import { contract } from '#adapters/contract/contract.ts'
import { sampleOf } from '#test/adapters/orchestrator/contract-server.builder.ts'

const memory = () => {
  const held = new Map<string, string>()
  const storage: Storage = {
    read: (key) => E.right(held.get(key) ?? null),
    write: (key, value) => E.right(void held.set(key, value)),
    remove: (key) => E.right(void held.delete(key)),
  }
  return { held, storage }
}

const unavailable = E.left({ _tag: 'StorageUnavailable' as const })

let ids = 0
const random = {
  id: () => {
    ids += 1
    return `name-${ids}`
  },
}

describe(createSessionMark, () => {
  it('has no session before one is opened, and none after it ended', () => {
    const { storage, held } = memory()
    const mark = createSessionMark(storage, random)
    expect(mark.mayExist()).toBe(false)
    mark.opened()
    expect(createSessionMark(storage, random).mayExist()).toBe(true)
    mark.ended(false)
    expect(mark.mayExist()).toBe(false)
    expect(held.size).toBe(0)
  })

  it('preserves the mark of a session that another tab opened (F16)', () => {
    const { storage } = memory()
    const [first, second] = [createSessionMark(storage, random), createSessionMark(storage, random)]
    first.opened()
    second.opened()
    first.ended(false)
    expect(first.mayExist()).toBe(true)
    second.ended(false)
    expect(second.mayExist()).toBe(false)
  })

  it('is shared by all tabs of the same session', () => {
    const { storage } = memory()
    const [first, second] = [createSessionMark(storage, random), createSessionMark(storage, random)]
    first.opened()
    second.found()
    second.ended(false)
    expect(first.mayExist()).toBe(false)
    second.found()
    expect(first.mayExist()).toBe(true)
  })

  it('assumes a possible session where storage is denied or full (F19)', () => {
    const denied: Storage = { read: () => unavailable, write: () => unavailable, remove: () => unavailable }
    expect(createSessionMark(denied, random).mayExist()).toBe(true)
    const full: Storage = { ...memory().storage, write: () => unavailable }
    expect(createSessionMark(full, random).mayExist()).toBe(true)
  })

  it('distinguishes a session that no call could use from one that ended after a call (SES-02)', () => {
    const { storage } = memory()
    const afterReload = () => createSessionMark(storage, random)
    const mark = afterReload()
    expect(mark.isUnused()).toBe(false)
    mark.opened()
    expect(afterReload().isUnused()).toBe(true)
    mark.ended(true)
    expect(afterReload().isUnused()).toBe(true)
    expect(afterReload().mayExist()).toBe(false)
    mark.opened()
    mark.used()
    expect(afterReload().isUnused()).toBe(false)
    mark.ended(true)
    expect([afterReload().isUnused(), afterReload().mayExist()]).toEqual([false, false])
    mark.opened()
    mark.ended(false)
    expect(afterReload().isUnused()).toBe(false)
  })

  it('learns from any tab that a call has used the session (SES-02, F16)', () => {
    const { storage } = memory()
    const [first, second] = [createSessionMark(storage, random), createSessionMark(storage, random)]
    first.opened()
    second.found()
    expect(first.isUnused()).toBe(false)
    first.ended(true)
    expect([second.isUnused(), second.mayExist()]).toEqual([false, false])
  })
})

describe('a client with a session mark', () => {
  const { response } = contract.sessionInfo
  const found = () => Promise.resolve(json(200, response.codec.encode(sampleOf(response))))

  it('sends no session call when there is no session', async () => {
    const { storage } = memory()
    const { client, sent } = scripted(found, createSessionMark(storage, random))
    expect(await client.sessionInfo()()).toEqual(E.left({ _tag: 'SessionExpired' }))
    expect(sent).toEqual([])
  })

  it('restores a session of the browser, and clears the mark once it ended', async () => {
    const { storage, held } = memory()
    storage.write(SESSION_MARK_KEY, 'earlier')
    const mark = createSessionMark(storage, random)
    const over = scripted(() => Promise.resolve(refusal(401, 'SESSION_EXPIRED')), mark)
    expect(E.isLeft(await over.client.sessionInfo()())).toBe(true)
    expect(over.sent).toHaveLength(1)
    expect(held.size).toBe(0)
    const again = scripted(found, mark)
    mark.opened()
    expect(E.isRight(await again.client.sessionInfo()())).toBe(true)
    expect(held.size).toBe(1)
  })

  it('records whether the first call of a session was answered, or refused without a cookie (SES-02)', async () => {
    const answered = createSessionMark(memory().storage, random)
    answered.opened()
    const ping = contract.sessionPing.response
    const { client } = scripted(() => Promise.resolve(json(200, ping.codec.encode(sampleOf(ping)))), answered)
    expect(E.isRight(await client.sessionPing()())).toBe(true)
    expect(answered.isUnused()).toBe(false)
    const refused = createSessionMark(memory().storage, random)
    refused.opened()
    const over = scripted(() => Promise.resolve(refusal(401, 'SESSION_EXPIRED')), refused)
    expect(E.isLeft(await over.client.sessionPing()())).toBe(true)
    expect([refused.isUnused(), refused.mayExist()]).toEqual([true, false])
  })
})
