import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { contract } from '#adapters/contract/contract.ts'
import { nextResolve } from '#core/checkout/resolve-chain.ts'
import { errorMessages } from '#core/shared/error-message.ts'
import type { PostedPage } from '#core/template/page-request.ts'
import { sampleOf } from './contract-server.builder.ts'
import { json, refusal, type Script, scripted } from './scripted-client.builder.ts'

const checkout: PostedPage = {
  endpoint: 'checkout',
  body: {
    installationOptions: [],
    installationBanner: true,
    acpEnabled: false,
    productReady: false,
    isBulk: false,
    isXumoSelected: false,
  },
}

const model = contract.pageModel.response.codec.encode({
  ...sampleOf(contract.pageModel.response),
  endpoint: 'checkout',
}) as Readonly<Record<string, unknown>>

const unknownBlock = {
  id: 'a',
  kind: 'hologram',
  keys: [],
  parameters: [],
  offers: [],
  reason: null,
  way: null,
}

const faults: readonly (readonly [string, Script])[] = [
  ['a 500', async () => refusal(500, 'BROKEN')],
  ['nothing at all', async () => json(200, {})],
  ['an empty body', async () => new Response(null, { status: 200 })],
  ['an unknown block', async () => json(200, { ...model, blocks: [unknownBlock] })],
  ['an unknown page', async () => json(200, { ...model, endpoint: 'hologram' })],
  ['words of its own', async () => json(200, { ...model, titleKey: '<b>Gratis</b>' })],
  ['a way out of the store', async () => json(200, { ...model, next: 'https://evil.example/' })],
  ['a way that looks like one of the store', async () => json(200, { ...model, next: '//evil' })],
]

describe('createClient: pageModel', () => {
  it('reads a model as it was written', async () => {
    const { client } = scripted(async () => json(200, model))
    expect(E.map(contract.pageModel.response.codec.encode)(await client.pageModel(checkout)())).toEqual(
      E.right(model),
    )
  })

  it.each(faults)('refuses %s, and leads the checkout to the error route (F38)', async (_, script) => {
    const { client } = scripted(script)
    const answer = await client.pageModel(checkout)()
    expect(E.isLeft(answer)).toBe(true)
    const facts = {
      hasActiveOffer: true,
      isBulk: false,
      productReady: false,
      isBlueOn: false,
      preWorkReady: false,
      chosenInstall: 'self' as const,
      hasVisit: false,
    }
    const others = { riskRequirements: null, installOptions: null, schedules: null, cart: null }
    const pageModel = E.isRight(answer) ? answer.right : null
    expect(nextResolve({ facts, answers: { ...others, pageModel } })).toMatchObject({
      do: 'navigate',
      to: 'error',
      message: errorMessages.checkout,
    })
  })
})
