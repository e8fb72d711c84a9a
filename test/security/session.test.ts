import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { systemRandom } from '#adapters/server/system-random.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { openVisitor, type Visitor } from './visitor.builder.ts'

const { provider } = buildProvider()
let app: FastifyInstance
let visitor: Visitor
let other: Visitor

beforeAll(async () => {
  app = await openServer({ provider: provider.handlers })
  visitor = await openVisitor(app)
  other = await openVisitor(app)
})
afterAll(() => app.close())
const EXPIRED = { code: 'SESSION_EXPIRED', requestId: expect.any(String) }

/** Ends every session on its way. */
const ENDS = ['deleteSession', 'localize']
const guarded = callNames.filter((name) => contract[name].session === 'required' && !ENDS.includes(name))

describe.each(guarded)('the session of %s', (name) => {
  it('needs its id and its cookie together, not either alone, nor halves of two (S8)', async () => {
    const { id, cookie } = visitor
    for (const halves of [{ id }, { cookie }, {}, { id, cookie: other.cookie }, { id: other.id, cookie }]) {
      const refused = await visitor.call(name, halves)
      expect([halves, refused.statusCode]).toEqual([halves, 401])
      expect(refused.json()).toStrictEqual(EXPIRED)
    }
    expect((await visitor.call(name)).statusCode).not.toBe(401)
  })
})

describe.each(['cart', 'getOffers', 'sroSchedule'] as const)('%s', (name) => {
  it('answers empty without a session, and refuses half of one and halves of two (S8)', async () => {
    const { id, cookie } = visitor
    expect((await visitor.call(name, {})).statusCode).toBe(200)
    for (const halves of [{ id }, { cookie }, { id, cookie: other.cookie }, { id: other.id, cookie }]) {
      const refused = await visitor.call(name, halves)
      expect([halves, refused.statusCode]).toEqual([halves, 401])
      expect(refused.json()).toStrictEqual(EXPIRED)
    }
  })
})

describe('a session', () => {
  it('is found by its cookie alone, never by its id alone (S8)', async () => {
    const { id, cookie } = visitor
    const found = await visitor.call('sessionInfo', { cookie })
    expect(found.json()).toMatchObject({ sessionId: id })
    expect((await visitor.call('sessionInfo', { id })).statusCode).toBe(401)
  })

  it('gets a new id and a new secret with each address, and the previous ones are invalid (S10)', async () => {
    const before = await openVisitor(app)
    const after = await openVisitor(app, before)
    expect(after.id).not.toBe(before.id)
    expect(after.cookie).not.toBe(before.cookie)
    expect((await before.call('cart')).statusCode).toBe(401)
    expect((await after.call('cart')).statusCode).toBe(200)
    expect((await after.call('cart', { id: after.id, cookie: before.cookie })).statusCode).toBe(401)
  })

  it('ends with deleteSession, for a caller with both halves (S8)', async () => {
    const leaving = await openVisitor(app)
    const { id, cookie } = leaving
    expect((await leaving.call('deleteSession', { id })).statusCode).toBe(401)
    expect((await leaving.call('deleteSession', { cookie })).statusCode).toBe(401)
    expect((await leaving.call('deleteSession')).statusCode).toBe(200)
    expect((await leaving.call('cart')).statusCode).toBe(401)
  })
})

describe('systemRandom', () => {
  it('returns ten thousand unique ids of at least 22 URL-safe characters (S10)', () => {
    const ids = Array.from({ length: 10_000 }, () => systemRandom.id())
    expect(new Set(ids).size).toBe(10_000)
    for (const id of ids) expect(id).toMatch(/^[\w-]{22,}$/)
  })

  it('uses every bit of its characters', () => {
    const seen = new Set(Array.from({ length: 2_000 }, () => systemRandom.id()).join(''))
    expect(seen.size).toBe(64)
  })
})
