import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { CLAIM_MS } from '#adapters/provider/order/outbox.ts'
import { openHost } from '#adapters/server/host.ts'
import { readyBuyer } from '#test/builders/provider.builder.ts'
import { startTestHost, visitorWithJar } from '#test/builders/test-host.builder.ts'

const encryption = createCardEncryption()

describe(openHost, () => {
  it.each(['before', 'after'] as const)(
    'killed right %s a message goes out, has sent it once it is up again, under the one id (I3, MSG-01)',
    async (diesSending) => {
      const home = await mkdtemp(join(tmpdir(), 'escaparate-'))
      const outboxDir = join(home, 'outbox')
      const messages = async () => (await readdir(outboxDir)).filter((name) => name.endsWith('.eml'))
      const first = await startTestHost({ dataDir: home, outboxDir, diesSending })
      const buyer = await readyBuyer({ encryption, visitor: () => visitorWithJar().at(first.origin) })
      // Whether the process still lives to answer is chance; the order was committed with its message.
      await buyer.order()()
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
