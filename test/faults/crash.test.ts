import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { createCardEncryption } from '#adapters/card-encryption/encipher.ts'
import { CLAIM_MS } from '#adapters/orchestrator/pocket/outbox.ts'
import { openHost } from '#adapters/server/host.ts'
import {
  agreedTo,
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
  const agreed = agreedTo(await answerOf(visitor.cartSummary({ returnTaxes: true })))
  const place = (at: Orchestrator = visitor) => at.order({ key: keyNamed(key), ...agreed })()
  return { expected: agreed.expected, place }
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

  it.each(['before', 'after'] as const)(
    'killed right %s a message goes out, has sent it once it is up again, under the one id (I3, MSG-01)',
    async (diesSending) => {
      const home = await mkdtemp(join(tmpdir(), 'escaparate-'))
      const outboxDir = join(home, 'outbox')
      const messages = async () => (await readdir(outboxDir)).filter((name) => name.endsWith('.eml'))
      const first = await startTestHost({ dataDir: home, outboxDir, diesSending })
      const { place } = await orderOf(visitorWithJar().at(first.origin), `dies-${diesSending}-sending`)
      // Whether the process still lives to answer is chance; the order was committed with its message.
      await place()
      await first.gone
      const second = await startTestHost({ dataDir: home, outboxDir, clockAheadMs: 2 * CLAIM_MS })
      await second.tell('runJobs')
      const [message, ...more] = await messages()
      expect(more).toEqual([])
      expect(await readFile(join(outboxDir, message ?? ''), 'utf8')).toContain('Subject: orderConfirmed')
      expect((await second.count()).orders).toBe(1)
      const sent = (await readFile(join(outboxDir, 'sent.log'), 'utf8')).trim().split('\n')
      expect(sent).toHaveLength(diesSending === 'before' ? 1 : 2)
      expect(new Set(sent).size).toBe(1)
      await second.stop()
      await rm(home, { recursive: true, force: true })
    },
  )
})
