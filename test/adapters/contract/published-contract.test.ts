import { createConfig, lintFromString } from '@redocly/openapi-core'
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { purchaseCalls } from '#adapters/contract/openapi.descriptions.ts'
import { openApi } from '#adapters/contract/openapi.ts'
import type { AnyCallRecord, CallName } from '#adapters/contract/record.ts'
import { schemaOf } from '#adapters/contract/openapi.schemas.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { ofSchema } from '#test/arbitraries/json-schema.arbitrary.ts'
import { contractExamples } from '#test/builders/contract-examples.builder.ts'
import { buildProvider, answerOf, readyBuyer } from '#test/builders/provider.builder.ts'
import { forAllWith } from '#test/for-all.ts'

const document = openApi(contractExamples)

/** Rules beyond the recommended ones: those of other linters, and of this document. */
const RULES = {
  'info-contact': 'error',
  'operation-description': 'error',
  'tag-description': 'error',
  'no-duplicated-enum-values': 'error',
} as const

describe('the published contract', () => {
  it('passes the linter', async () => {
    const config = await createConfig({ extends: ['recommended-strict'], rules: RULES })
    const findings = await lintFromString({
      source: JSON.stringify(document),
      absoluteRef: '/openapi.json',
      config,
    })
    const texts = findings.map(
      ({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer}: ${message}`,
    )
    expect(texts).toEqual([])
  })

  it.each(callNames)('of %s decodes every request that its schema allows (S17)', (name) => {
    const record: AnyCallRecord = contract[name]
    const { request } = contract[name] as unknown as { readonly request: Shape<unknown> }
    forAllWith(
      { numRuns: 200 },
      ofSchema(record.request.schema(schemaOf), document.components.schemas),
      (wire) => {
        expect([wire, E.isRight(request.codec.decode(wire))]).toEqual([wire, true])
      },
    )
  })

  it('describes a purchase by the calls that it takes, in their order', async () => {
    const made: CallName[] = []
    const built = buildProvider()
    const recorded = () =>
      new Proxy(built.visitor(), {
        get: (target, name: CallName) => {
          const call = target[name] as (request: never) => unknown
          return (request: never) => {
            made.push(name)
            return call(request)
          }
        },
      })
    const buyer = await readyBuyer({ ...built, visitor: recorded })
    expect((await answerOf(buyer.order())).state).toBe('placed')
    const remaining = made.reduce<readonly CallName[]>(
      (left, name) => (left[0] === name ? left.slice(1) : left),
      purchaseCalls,
    )
    expect(remaining).toEqual([])
    expect(document.info.description).toContain(purchaseCalls.map((name) => `\`${name}\``).join(', '))
  })
})
