import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BREAK_AFTER,
  BREAK_MS,
  breaking,
  configuredLookup,
} from '#adapters/address-lookup/configured-lookup.ts'
import { sampleSuggestions, withSamples } from '#adapters/address-lookup/sample-lookup.ts'
import { createServiceLookup, type ServiceTrouble } from '#adapters/address-lookup/service-lookup.ts'
import type { JsonTransport } from '#adapters/address-lookup/service-transport.ts'
import { TRANSPORT_TIMES, jsonTransport } from '#adapters/address-lookup/service-transport.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { Address } from '#core/address/address.ts'
import { MAX_SUGGESTIONS } from '#core/address/suggestion.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import type { ServiceMood, TestAddressService } from '#test/builders/address-service.builder.ts'
import { serviceAccount, serviceMoods, startAddressService } from '#test/builders/address-service.builder.ts'
import { fakeClock } from '#test/builders/clock.builder.ts'
import { answerOf, buildProvider, refusalOf } from '#test/builders/provider.builder.ts'
import { logBook } from '#test/builders/server.builder.ts'
import { forAllAsync } from '#test/for-all.ts'

const UNAVAILABLE = E.left({ _tag: 'LookupUnavailable' })
/** The timeout for a server that never answers; others have that of production. */
const SHORT = { connectMs: 60_000, totalMs: 50 }

let service: TestAddressService
beforeAll(async () => {
  service = await startAddressService()
})
beforeEach(() => service.setMood('healthy'))
afterAll(() => service.stop())

const openLookup = (account: Partial<typeof serviceAccount> = {}, times = TRANSPORT_TIMES) => {
  const troubles: ServiceTrouble[] = []
  const lookup = createServiceLookup(
    { ...serviceAccount, ...account, url: service.url },
    jsonTransport(times),
    (trouble) => troubles.push(trouble),
  )
  return { lookup, troubles }
}

/** The last request that the service received, without the credentials. */
const lastAsked = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...(service.requests.at(-1)?.searchParams ?? [])].filter(([name]) => !(name in serviceAccount)),
  )

describe('createServiceLookup', () => {
  it('sends the parameters of the service, with key, license and agent', async () => {
    const { lookup } = openLookup()
    await answerOf(lookup.streets(' 900 Main '))
    expect(service.requests.at(-1)?.pathname).toBe('/v1/lookup')
    expect(lastAsked()).toEqual({ search: '900 Main', max_results: String(MAX_SUGGESTIONS) })
    expect(Object.fromEntries(service.requests.at(-1)?.searchParams ?? [])).toMatchObject(serviceAccount)
    await answerOf(lookup.units('900 Main Street', '77002', '4B'))
    expect(lastAsked()).toEqual({ search: '900 Main Street 4B', selected: '900 Main Street' })
    await answerOf(lookup.address('742 magnolia st, 33130'))
    expect(service.requests.at(-1)?.pathname).toBe('/v1/street-address')
    expect(lastAsked()).toEqual({ street: '742 magnolia st, 33130' })
  })

  it('fails with the failure of the port when the key is wrong', async () => {
    const { lookup, troubles } = openLookup({ key: 'wrong' })
    expect(await lookup.streets('742')()).toEqual(UNAVAILABLE)
    expect(troubles).toEqual(['refused'])
  })

  const troubleOf: Record<Exclude<ServiceMood, 'healthy'>, ServiceTrouble> = {
    broken: 'refused',
    unauthorized: 'refused',
    html: 'notJson',
    htmlAsJson: 'notJson',
    halfJson: 'notJson',
    outOfShape: 'unintelligible',
    hidden: 'unintelligible',
    redirecting: 'refused',
    endless: 'tooLarge',
    hangingUp: 'unreachable',
    brokenOff: 'unreachable',
    silent: 'timedOut',
  }

  it.each(serviceMoods.flatMap((mood) => (mood === 'healthy' ? [] : [mood])))(
    'fails with the failure of the port when the service is %s, and reports only its kind (F34, S32)',
    async (mood) => {
      const { lookup, troubles } = openLookup({}, mood === 'silent' ? SHORT : TRANSPORT_TIMES)
      service.setMood(mood)
      expect(await lookup.streets('742')()).toEqual(UNAVAILABLE)
      expect(await lookup.units('742 Magnolia Street', '33130', '')()).toEqual(UNAVAILABLE)
      expect(await lookup.address('742 Magnolia Street, 33130')()).toEqual(UNAVAILABLE)
      expect(troubles).toEqual([troubleOf[mood], troubleOf[mood], troubleOf[mood]])
      service.setMood('healthy')
      expect(E.isRight(await openLookup().lookup.streets('742')())).toBe(true)
    },
  )

  it('fails when nothing listens at the address', async () => {
    const gone = await startAddressService()
    await gone.stop()
    const troubles: ServiceTrouble[] = []
    const lookup = createServiceLookup({ ...serviceAccount, url: gone.url }, jsonTransport(), (trouble) =>
      troubles.push(trouble),
    )
    expect(await lookup.streets('742')()).toEqual(UNAVAILABLE)
    expect(troubles).toEqual(['unreachable'])
  })

  it('never throws, for any text and any response (F34)', () =>
    forAllAsync(anyText, anyText, fc.anything(), async (text, typed, answer) => {
      const transport: JsonTransport = () => TE.right(answer)
      const account = { ...serviceAccount, url: 'https://direcciones.example/v1/' }
      const lookup = createServiceLookup(account, transport, () => undefined)
      const ends = [
        await lookup.streets(text)(),
        await lookup.units(text, '33130', typed)(),
        await lookup.address(text)(),
      ]
      for (const end of ends) expect(['Left', 'Right']).toContain(end._tag)
    }))

  it('rejects a malformed complete address (ADR-14)', async () => {
    const answered = (components: object) => {
      const transport: JsonTransport = () => TE.right([{ components }])
      return createServiceLookup({ ...serviceAccount, url: 'https://a.example' }, transport, () => undefined)
    }
    const sound = { primary_number: '7', street_name: 'Sol', street_suffix: null, zipcode: '33130' }
    expect(await answered(sound).address('x')()).toEqual(E.right({ street: '7 Sol', apt: '', zip: '33130' }))
    for (const worse of [
      { zipcode: '3313' },
      { street_name: '' },
      { street_name: undefined },
      { primary_number: 7 },
    ])
      expect(await answered({ ...sound, ...worse }).address('x')()).toEqual(UNAVAILABLE)
  })

  it('times out on a connection that is never established (S32)', async () => {
    const mute = createServer()
    await once(mute.listen(0, '127.0.0.1'), 'listening')
    const { port } = mute.address() as AddressInfo
    const url = new URL(`https://127.0.0.1:${port}/lookup`)
    expect(await jsonTransport({ connectMs: 50, totalMs: 60_000 })(url)()).toEqual(E.left('timedOut'))
    mute.close()
  })

  it('limits a connection to 1 s and a call to 1.5 s (S32)', () => {
    expect(TRANSPORT_TIMES).toEqual({ connectMs: 1_000, totalMs: 1_500 })
  })
})

describe('breaking', () => {
  it('stops calls after five failures, and sends one after each pause (S32)', async () => {
    let asked = 0
    let answer: ReturnType<JsonTransport> = TE.left('unreachable')
    const clock = fakeClock()
    const transport = breaking(() => {
      asked += 1
      return answer
    }, clock)
    const ask = () => transport(new URL('http://a.example'))()
    for (let index = 0; index < BREAK_AFTER + 3; index += 1) await ask()
    expect(asked).toBe(BREAK_AFTER)
    clock.advance(BREAK_MS)
    await Promise.all([ask(), ask()])
    expect(asked).toBe(BREAK_AFTER + 1)
    clock.advance(BREAK_MS)
    answer = TE.right('healthy')
    expect(await ask()).toEqual(E.right('healthy'))
    expect(await ask()).toEqual(E.right('healthy'))
    expect(asked).toBe(BREAK_AFTER + 3)
  })

  it('counts consecutive failures only', async () => {
    let asked = 0
    const transport = breaking(() => {
      asked += 1
      return asked % 2 === 0 ? TE.right(null) : TE.left('timedOut')
    }, fakeClock())
    for (let index = 0; index < 20; index += 1) await transport(new URL('http://a.example'))()
    expect(asked).toBe(20)
  })
})

describe('configuredLookup', () => {
  const open = (isSampled: boolean, times = TRANSPORT_TIMES) => {
    const book = logBook()
    const lookup = configuredLookup(
      { ...serviceAccount, url: service.url, isSampled },
      {
        clock: fakeClock(),
        times,
        note: (trouble) => book.logger.warn({ trouble }, 'address service failed'),
      },
    )
    return { book, lookup }
  }

  it('fails with samples for streets when they are wanted, and without them elsewhere', async () => {
    service.setMood('broken')
    expect(await open(true).lookup.streets('742')()).toEqual(
      E.left({ _tag: 'LookupUnavailable', samples: sampleSuggestions }),
    )
    expect(await open(false).lookup.streets('742')()).toEqual(UNAVAILABLE)
    expect(await open(true).lookup.units('742 Magnolia Street', '33130', '')()).toEqual(UNAVAILABLE)
    service.setMood('healthy')
    expect(await open(true).lookup.streets('calle que no hay')()).toEqual(E.right([]))
  })

  it('suggests only samples that the network knows', async () => {
    for (const { streetLine, zip } of sampleSuggestions)
      expect(await smallNetwork().find({ street: streetLine, unit: '', zip } as Address)).toMatchObject({
        kind: 'found',
      })
  })

  it('logs the kind of failure, and neither key, license nor address (S29)', async () => {
    service.setMood('silent')
    const { book, lookup } = open(false, SHORT)
    await lookup.streets('742 Magnolia Street')()
    expect(book.events()).toMatchObject([{ message: 'address service failed', trouble: 'timedOut' }])
    for (const secret of [...Object.values(serviceAccount), 'Magnolia', '127.0.0.1'])
      expect(book.text()).not.toContain(secret)
  })
})

describe('the provider over an address service', () => {
  const overService = () => {
    const { lookup } = openLookup()
    return buildProvider({ addressService: lookup })
  }

  it('returns samples, marked as such, while the service fails and samples are enabled', async () => {
    service.setMood('broken')
    const { lookup } = openLookup()
    const { addressSuggestions } = buildProvider({ addressService: withSamples(lookup) }).visitor()
    expect(await addressSuggestions({ text: '742' })()).toEqual(
      E.right({ suggestions: sampleSuggestions, areSamples: true }),
    )
    expect(await refusalOf(addressSuggestions({ text: '742', zip: '33130' }))).toBe('ProviderBroken')
  })

  it('reports suggestions as unavailable while the service fails, without the reason (F34)', async () => {
    service.setMood('broken')
    const built = overService()
    expect(await refusalOf(built.visitor().addressSuggestions({ text: '742' }))).toBe('ProviderBroken')
    expect(built.errors).toEqual([])
  })

  it('requests a correction of an unknown address, and continues without one when the service fails', async () => {
    const typed = { street: 'Magnolia casa azul', unit: '', zip: '33130' } as Address
    const meant = buildProvider({
      addressService: {
        ...openLookup().lookup,
        address: () => TE.right({ street: '742 Magnolia Street', apt: '', zip: '33130' } as never),
      },
    })
    const asked = { channel: 'dotcom', address: typed } as const
    expect(await answerOf(meant.visitor().processAddress(asked))).toMatchObject({
      standard: { street: '742 Magnolia Street' },
      isChanged: true,
    })
    service.setMood('broken')
    expect(await answerOf(overService().visitor().processAddress(asked))).toMatchObject({
      standard: null,
      confidence: 'low',
    })
  })
})
