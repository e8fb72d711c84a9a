import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/orchestrator/wire/contract.ts'
import type { CallName } from '#adapters/orchestrator/wire/record.ts'
import { callTo } from '#test/builders/contract-call.builder.ts'
import type { Trial } from '#test/builders/trial.builder.ts'
import { openTrial } from '#test/builders/trial.builder.ts'
import { median } from '#test/bench/report.ts'
import { makeReady, order } from './history/journey.ts'
import type { Halves, Visitor } from './history/visitor.ts'

/** What a thief may hold: a guest's session, a buyer's, one that has ended. */
type Thief = readonly [string, Visitor]

let trial: Trial
let victim: Visitor
let thieves: readonly Thief[]
let harvested: readonly string[]

/** Every string of an answer that could name something of somebody. */
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

describe('what is of somebody, named by another', () => {
  beforeAll(async () => {
    trial = await openTrial({
      aroundGateway: (gateway) => ({
        ...gateway,
        capture: () => async () => ({ _tag: 'Left', left: { _tag: 'GatewayUnavailable' } }),
      }),
    })
    const sale = await makeReady(trial.visitor())
    victim = sale.visitor
    const placed = await order(sale)
    const snapshot = await victim.ask('sessionInfo', { path: 'attos/sessionInfo' })
    const answers = [
      ...sale.said.values(),
      placed.kind === 'unknown' ? {} : placed.body,
      snapshot.kind === 'unknown' ? {} : snapshot.body,
    ]
    harvested = [...new Set(answers.flatMap(idsIn))]
    const [guest, buyer, ended] = [trial.visitor(), trial.visitor(), trial.visitor()]
    const address = sale.said.get('localize')
    expect(address).toBeDefined()
    for (const visitor of [guest, buyer, ended]) await makeReady(visitor, { kind: 'self' })
    await ended.get('deleteSession', { method: 'DELETE', path: 'attos/deleteSession' })
    thieves = [
      ['guest', guest],
      ['buyer', buyer],
      ['ended', ended],
    ]
  })
  afterAll(() => trial.close())

  it('are ids of many kinds, and calls that take one', () => {
    const kinds = new Set(harvested.map((id) => /^(cart|session|intent)-/.exec(id)?.[1]))
    expect([...kinds]).toEqual(expect.arrayContaining(['cart', 'session', 'intent']))
    expect(harvested.length).toBeGreaterThan(40)
    expect(naming.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['getAgreements', 'orderStatus', 'removeOffer']),
    )
  })

  it('are answered as what nobody has: the same status and the same words (F27, I6, S14)', async () => {
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
    expect(await trial.watch.violations(false)).toEqual([])
  })

  it('let no half of a session pass for the other, nor a whole one of two (F27, S8, S9)', async () => {
    const own = victim.session()
    for (const [who, thief] of thieves) {
      const theirs = thief.session()
      const mixed: readonly Halves[] = [
        { sessionId: own.sessionId, cookie: theirs.cookie },
        { sessionId: theirs.sessionId, cookie: own.cookie },
        { sessionId: own.sessionId, cookie: '' },
      ]
      for (const halves of mixed)
        for (const path of ['attos/cart', 'attos/sessionPing', 'attos/cart-summary?returnTaxes=true']) {
          const { status, text } = await trial.send({
            method: 'GET',
            path: `/api/${path}`,
            headers: { 'attos-session-id': halves.sessionId, cookie: halves.cookie },
            body: undefined,
          })
          expect([who, path, status, /"code":"SESSION_EXPIRED"/.test(text)]).toEqual([who, path, 401, true])
        }
    }
  })

  it('take as long as what nobody has (F27)', async () => {
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
