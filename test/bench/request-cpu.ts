import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { either as E } from 'fp-ts'
import { contract } from '#adapters/contract/contract.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SessionId } from '#core/session/session.ts'
import { addressWithOutcome, answerOf, buildProvider, GIG } from '#test/builders/provider.builder.ts'
import { startTestHost } from '#test/builders/test-host.builder.ts'
import { type Send, sendTo } from '#test/faults/history/send.ts'
import { layout } from '#ui/build/layout.ts'
import { median } from './report.ts'

const ROUNDS = 5
const CALLS = 1_000
const AT_ONCE = 8

type Context = { readonly sessionId: SessionId | null; readonly secret: string | null }

const spent = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The CPU time of a call on this thread once compiled, in ms. */
const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const rounds: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = spent()
    for (let call = 0; call < CALLS; call += 1) await work()
    if (round > 0) rounds.push((spent() - before) / CALLS)
  }
  return median(rounds)
}

/** A session at an address over the provider in memory, with as many lines in its cart as requested and sold. */
const openCart = async (lines: number) => {
  const { handlers: provider } = buildProvider().provider
  const nobody: Context = { sessionId: null, secret: null }
  const address = addressWithOutcome('serviceable')
  const opened = await answerOf(
    provider.localize(nobody, { address, channel: 'dotcom', returnNearbyMatch: true }),
  )
  const context: Context = { sessionId: opened.body.sessionId, secret: opened.secret ?? null }
  const { catalog } = (await answerOf(provider.getOffers(context, { featuredOffersOnly: false }))).body
  const { body: first } = await answerOf(provider.addOffer(context, { offerId: GIG }))
  let held = first.cart.lines
  const add = async (offerId: OfferId): Promise<void> => {
    const offer = catalog.offers.find(({ id }) => id === offerId)
    if (offer === undefined || held.length >= lines) return
    const { lineOfBusiness } = offer
    const added = await provider.addCartItem(context, { offerId, lineOfBusiness, quantity: 1 })()
    if (E.isRight(added)) held = added.right.body.cart.lines
    else {
      const plan = await provider.addOffer(context, { offerId })()
      if (E.isRight(plan) && plan.right.body.cart.lines.length > held.length)
        held = plan.right.body.cart.lines
      else await provider.addOffer(context, { offerId: GIG })()
    }
  }
  const others = catalog.offers.filter(
    ({ lineOfBusiness, role }) => lineOfBusiness !== 'Internet' || role !== 'plan',
  )
  for (const { id } of others.toSorted((a, b) => (a.role < b.role ? 1 : -1))) await add(id)
  const read = async (): Promise<string> => {
    const { body } = await answerOf(provider.cartSummary(context, { returnTaxes: true }))
    return JSON.stringify(contract.cartSummary.response.codec.encode(body))
  }
  return { read, lines: held.length }
}

/** Measures a priced cart, from the call to its JSON, without database and socket. */
export const cpuOfCart = async () => {
  const [ten, one] = [await openCart(10), await openCart(1)]
  return { lines: ten.lines, cart: await msOf(ten.read), shortCart: await msOf(one.read) }
}

const frontDoor = { method: 'GET', path: '/', headers: {}, body: undefined } as const

type MeasuredServer = { readonly send: Send; readonly used: () => Promise<number> }

/** The CPU time of a server per page, in ms, under concurrent requests on persistent connections. */
const msOfServer = async ({ send, used }: MeasuredServer): Promise<number> => {
  const before = await used()
  const chain = async (): Promise<void> => {
    for (let call = 0; call < CALLS / AT_ONCE; call += 1) await send(frontDoor)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, chain))
  return ((await used()) - before) / CALLS
}

/** Returns the medians of two servers, measured in turns under the same noise. Drops the first round (JIT). */
const msInTurns = async (
  first: MeasuredServer,
  second: MeasuredServer,
): Promise<readonly [number, number]> => {
  const rounds: (readonly [number, number])[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push([await msOfServer(first), await msOfServer(second)])
  const measured = rounds.slice(1)
  return [median(measured.map(([one]) => one)), median(measured.map(([, two]) => two))]
}

const bareServer = async (bytes: string) => {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), [
    Buffer.from(bytes).toString('base64'),
  ])
  const [{ origin }] = (await once(child, 'message')) as [{ readonly origin: string }]
  const used = async (): Promise<number> => {
    child.send('usage')
    const [{ cpuMs }] = (await once(child, 'message')) as [{ readonly cpuMs: number }]
    return cpuMs
  }
  return { origin, used, stop: () => child.disconnect() }
}

const build = (): void => {
  const { status } = spawnSync('node', ['ui/build/build.ts', '--if-changed'], {
    cwd: layout.root,
    stdio: 'ignore',
  })
  if (status !== 0) throw new Error('the site could not be built')
}

/** Measures the CPU time of the landing page, and of the same bytes from a bare Node server. */
export const cpuOfPages = async () => {
  build()
  const host = await startTestHost({ isSiteBuilt: true })
  const send = sendTo(() => [host.origin])
  const { text } = await send(frontDoor)
  const bare = await bareServer(text)
  const sendBare = sendTo(() => [bare.origin])
  try {
    const [page, plain] = await msInTurns(
      { send, used: async () => (await host.usage()).cpuMs },
      { send: sendBare, used: bare.used },
    )
    return { page, bare: plain }
  } finally {
    send.close()
    sendBare.close()
    bare.stop()
    await host.stop()
  }
}
