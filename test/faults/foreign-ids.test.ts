import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallName } from '#adapters/contract/record.ts'
import { callTo } from '#test/builders/contract-call.builder.ts'
import { openTestServer, type TestServer } from '#test/builders/test-server.builder.ts'
import { median } from '#test/bench/report.ts'
import { makeReady, order } from './history/journey.ts'
import type { Visitor } from './history/visitor.ts'

/** The sessions of an attacker: a guest's, a buyer's, and one that has ended. */
type Thief = readonly [string, Visitor]

let testServer: TestServer
let victim: Visitor
let thieves: readonly Thief[]
let harvested: readonly string[]

/** Every string of an answer that could be an id of another visitor. */
const idsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /^[\w.-]{8,200}$/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

/** Calls that name something in their path, with the name of the parameter. */
const naming = callNames.flatMap((name) => {
  const parameter = /\{(\w+)\}/.exec(contract[name].path)?.[1]
  return parameter === undefined || contract[name].session === 'none' ? [] : [{ name, parameter }]
})

const askFor = (visitor: Visitor, name: CallName, parameter: string, id: string) => {
  const { method, url, payload } = callTo(name, (wire) => ({ ...wire, params: { [parameter]: id } }))
  return visitor.ask(name, {
    method: method as 'GET',
    path: url.replace(/^\/api\//, ''),
    ...(payload === undefined ? {} : { body: JSON.parse(payload) as unknown }),
  })
}

const withoutId = (text: string): string => text.replace(/"requestId":"[^"]+"/, '')

describe('objects of one session, requested by another', () => {
  beforeAll(async () => {
    testServer = await openTestServer({
      aroundGateway: (gateway) => ({
        ...gateway,
        capture: () => async () => ({ _tag: 'Left', left: { _tag: 'GatewayUnavailable' } }),
      }),
    })
    const sale = await makeReady(testServer.visitor())
    victim = sale.visitor
    const placed = await order(sale)
    const snapshot = await victim.ask('sessionInfo', { path: 'attos/sessionInfo' })
    const answers = [
      ...sale.said.values(),
      placed.kind === 'unknown' ? {} : placed.body,
      snapshot.kind === 'unknown' ? {} : snapshot.body,
    ]
    harvested = [...new Set(answers.flatMap(idsIn))]
    const [guest, buyer, ended] = [testServer.visitor(), testServer.visitor(), testServer.visitor()]
    const address = sale.said.get('localize')
    expect(address).toBeDefined()
    for (const visitor of [guest, buyer, ended]) await makeReady(visitor, { install: 'self' })
    await ended.get('deleteSession', { method: 'DELETE', path: 'attos/deleteSession' })
    thieves = [
      ['guest', guest],
      ['buyer', buyer],
      ['ended', ended],
    ]
  })
  afterAll(() => testServer.close())

  it('cover many kinds of ids and the calls that take one', () => {
    const kinds = new Set(harvested.map((id) => /^(cart|session|intent)-/.exec(id)?.[1]))
    expect([...kinds]).toEqual(expect.arrayContaining(['cart', 'session', 'intent']))
    expect(harvested.length).toBeGreaterThan(40)
    expect(naming.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['getAgreements', 'orderStatus', 'removeOffer']),
    )
  })

  it('get the same response as unknown objects: the same status and the same body (F27, I6, S14)', async () => {
    for (const [who, thief] of thieves)
      for (const { name, parameter } of naming) {
        const unknown = await askFor(thief, name, parameter, 'cart-of-nobody-at-all')
        const wanted = unknown.kind === 'refused' ? [unknown.status, withoutId(unknown.text)] : []
        expect([who, name, [401, 404, 422].includes(Number(wanted[0]))]).toEqual([who, name, true])
        for (const id of harvested.filter((one) => /^(?:cart|session|intent)-/.test(one))) {
          const answer = await askFor(thief, name, parameter, id)
          const given = answer.kind === 'refused' ? [answer.status, withoutId(answer.text)] : [answer]
          expect([who, name, id, given]).toEqual([who, name, id, wanted])
        }
      }
    expect(await testServer.watch.violations(false)).toEqual([])
  })

  it('take as long as unknown objects (F27)', async () => {
    const [, thief] = thieves[1]!
    const real = harvested.find((id) => id.startsWith('intent-')) ?? ''
    const fake = `intent-${'x'.repeat(real.length - 7)}`
    const times = { real: [] as number[], fake: [] as number[] }
    for (let turn = 0; turn < 101; turn += 1)
      for (const [kind, id] of [
        ['real', real],
        ['fake', fake],
      ] as const) {
        const before = performance.now()
        await askFor(thief, 'orderStatus', 'id', id)
        times[kind].push(performance.now() - before)
      }
    // Medians of a busy machine: a look-up that went further would cost a statement more.
    const ratio = median(times.real) / median(times.fake)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
