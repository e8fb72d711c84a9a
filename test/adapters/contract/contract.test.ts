import * as fc from 'fast-check'
import { either as E, type taskEither as TE } from 'fp-ts'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { callGroups, callNames, contract } from '#adapters/contract/contract.ts'
import {
  type CallName,
  type CallRecord,
  type Contract,
  IDEMPOTENCY_HEADER,
} from '#adapters/contract/record.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { CALL_RETRIES, EFFECT_RETRIES } from '#core/session/retry-limit.ts'
import { forAll, forAllWith } from '#test/for-all.ts'
import { carried, placesIn } from './spoilt.ts'

type ClientOf<C> = {
  readonly [Name in keyof C]: C[Name] extends CallRecord<infer Request, infer Response>
    ? (request: Request) => TE.TaskEither<OrchestratorFailure, Response>
    : never
}

const shapesOf = (name: CallName): readonly Shape<unknown>[] => {
  const { request, response } = contract[name]
  return [request as unknown as Shape<unknown>, response as unknown as Shape<unknown>]
}

describe.each(callNames)('contract.%s', (name) => {
  it('decodes what it encoded', () => {
    for (const shape of shapesOf(name))
      forAll(shape.arbitrary(fc), (value) => {
        expect(shape.codec.decode(carried(shape.codec.encode(value)))).toStrictEqual(E.right(value))
      })
  })

  it('reads a text with unseen characters as the text without them (VAL-05)', () => {
    const { codec, arbitrary, schema } = contract[name].request as unknown as Shape<unknown>
    const choices = JSON.stringify(schema())
    const isTyped = (part: unknown): part is string =>
      typeof part === 'string' && !choices.includes(JSON.stringify(part))
    forAllWith({ numRuns: 30 }, arbitrary(fc), (value) => {
      for (const { part, shape, put } of placesIn(carried(codec.encode(value))))
        if (/^\/(?:body|query)/.test(shape) && isTyped(part))
          expect(codec.decode(put(`\u202A${Array.from(part).join('\u200B')}\u202C`))).toStrictEqual(
            E.right(value),
          )
    })
  })

  it('has timeouts and retries by the rules (S32)', () => {
    const { method, retry, retries, limit, timeoutMs, request } = contract[name]
    expect(timeoutMs).toBeLessThan(15_000)
    const hasKey = JSON.stringify(request.schema()).includes(IDEMPOTENCY_HEADER)
    if (method === 'GET' || hasKey) expect(retry).toBe(true)
    // More retries than usual only for a read that no rate limit counts (SES-08).
    if (retries !== undefined)
      expect([retry && !hasKey, limit, retries <= EFFECT_RETRIES]).toEqual([true, undefined, true])
    // The attempts of one call stay within its rate limits.
    for (const rate of [limit?.client, limit?.session])
      if (retry && rate !== undefined) expect(1 + CALL_RETRIES).toBeLessThanOrEqual(rate.max)
  })
})

describe('contract', () => {
  it('matches the port, call by call', () => {
    expectTypeOf<ClientOf<Contract>>().toExtend<Orchestrator>()
    expectTypeOf<Orchestrator>().toExtend<ClientOf<Contract>>()
    expect(callNames.toSorted()).toEqual(
      Object.values(callGroups)
        .flatMap((group) => Object.keys(group))
        .toSorted(),
    )
  })

  it('has one call for each method and path', () => {
    const places = callNames.map((name) => `${contract[name].method} ${contract[name].path}`)
    expect(new Set(places).size).toBe(places.length)
  })

  it.each(callNames.filter((name) => !['required', 'portal'].includes(contract[name].session)))(
    'leaves %s open without header and cookie: it only reads, or has a rate limit and uses no session (S8)',
    (name) => {
      const { method, session, limit, extendsSession } = contract[name]
      expect(method === 'GET' || (session === 'none' && limit !== undefined)).toBe(true)
      expect(session === 'none' && extendsSession).toBe(false)
    },
  )

  it('requires the cookie for every portal call but the session query and the sign-out (S7)', () => {
    const ofPortal = callNames.filter((name) => contract[name].session === 'portal')
    const calls = Object.keys(callGroups.portal).filter(
      (name) => !['portalSession', 'portalSignOut'].includes(name),
    )
    expect(ofPortal.toSorted()).toStrictEqual(calls.toSorted())
    expect(calls.every((name) => contract[name as CallName].path.startsWith('cus/'))).toBe(true)
  })

  it('lets no request of the portal name an account, except to choose one (S9)', () => {
    const named = Object.entries(callGroups.portal).filter(([, { request }]) =>
      JSON.stringify(request.schema()).includes('accountId'),
    )
    expect(named.map(([name]) => name)).toStrictEqual(['chooseAccount'])
  })
})
