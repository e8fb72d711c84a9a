import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { createCardEncryption } from '#adapters/card-encryption/encipher.ts'
import { openHost } from '#adapters/server/host.ts'
import {
  answerOf,
  fillDetails,
  holdFirstWindow,
  keyNamed,
  localizeAt,
  payWith,
} from '#test/builders/pocket.builder.ts'
import type { TestHost } from '#test/builders/test-host.builder.ts'
import { startTestHost, visitorWithJar } from '#test/builders/test-host.builder.ts'

const encryption = createCardEncryption()

const orderOf = async (visitor: Orchestrator, key: string) => {
  await localizeAt(visitor)
  await fillDetails(visitor)
  await payWith({ encryption }, visitor)
  await holdFirstWindow(visitor)
  const { quote } = await answerOf(visitor.cartSummary({ returnTaxes: true }))
  const expected = totalsOf(quote)
  return { expected, place: (at: Orchestrator = visitor) => at.order({ key: keyNamed(key), expected })() }
}

describe(openHost, () => {
  let dataDir: string
  let host: TestHost

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'escaparate-'))
  })
  afterAll(async () => {
    await host.stop()
    await rm(dataDir, { recursive: true, force: true })
  })

  it('killed between payment and confirmation and started again, has one order and one charge (I1, I2, I14)', async () => {
    const { at } = visitorWithJar()
    host = await startTestHost({ dataDir, diesAfterCapture: true })
    const visitor = at(host.origin)
    const { expected, place } = await orderOf(visitor, 'crash-key-of-the-buyer')
    const lost = await place()
    expect(E.isLeft(lost)).toBe(true)
    await host.gone

    host = await startTestHost({ dataDir, clockAheadMs: 60_000 })
    const again = at(host.origin)
    const snapshot = await answerOf(again.sessionInfo())
    const repeated = await place(again)
    expect(repeated).toMatchObject({ right: { state: 'placed' } })
    const settled = await answerOf(again.sessionInfo())
    expect(settled.receipt?.orderNumber).toBeDefined()
    expect(settled.cartId).toBe(snapshot.cartId)
    expect(settled.receipt && totalsOf(settled.receipt.quote)).toEqual(expected)
    expect(await host.count()).toEqual({ orders: 1, captured: 1, booked: 1, reservations: 1 })
  })
})
