import { describe, expect, it } from 'vitest'
import { createCodeOutbox } from '#adapters/identity/code-outbox.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { fakeClock, START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { sha256 } from '#test/builders/provider.builder.ts'
import { seededRandom } from '#test/builders/random.builder.ts'

describe('createCodeOutbox', () => {
  it('writes a code as a message that expires after ten minutes, and a notice as one that does not', async () => {
    const store = createMemoryStore()
    const send = createCodeOutbox({ store, clock: fakeClock(), random: seededRandom(1), hash: sha256 })
    const message = { purpose: 'login', email: 'ana@correo.example', code: '123456', language: 'en' } as const
    await send(message)
    await send({ ...message, purpose: 'reset' })
    await send({ change: 'password', email: message.email, language: 'en' })
    const later = epochMs(START_OF_TESTS + 1)
    const written = await store.transaction((tx) => tx.claimMessages(START_OF_TESTS, later, 10))
    expect(written.map(({ content, language }) => [content, language])).toEqual([
      [{ kind: 'identityCode', purpose: 'login', email: 'ana@correo.example', code: '123456' }, 'en'],
      [{ kind: 'identityCode', purpose: 'reset', email: 'ana@correo.example', code: '123456' }, 'en'],
      [{ kind: 'identityChanged', change: 'password', email: 'ana@correo.example' }, 'en'],
    ])
    const useless = START_OF_TESTS + 600_000
    expect(written.map(({ expiresAt }) => expiresAt)).toEqual([useless, useless, null])
  })
})
