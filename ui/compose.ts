import { function as F, taskEither as TE } from 'fp-ts'
import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { cometaFace } from '#adapters/brand/cometa/face.ts'
import { createDraftStore } from '#adapters/browser/draft-store.ts'
import { cryptoRandom } from '#adapters/browser/random.ts'
import { createSessionMark } from '#adapters/browser/session-mark.ts'
import { createTabStorage } from '#adapters/browser/session-storage.ts'
import { createOrchestratorClient } from '#adapters/orchestrator/client/client.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import type { CardEncryption } from '#core/ports/card-encryption.ts'
import type { Channel } from '#core/session/session.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { AppContext } from './app/app-context.ts'
import type { PartsBehind } from './app/fetch-ahead.ts'

const fetchCipher = async (): Promise<CardEncryption> => {
  const { createCardEncryption } = await import('#adapters/card-encryption/encipher.ts')
  return createCardEncryption()
}

const cipher = TE.tryCatch(fetchCipher, () => ({ _tag: 'KeyUnusable' as const }))

/** Whoever only looks at offers never fetches the cipher. */
const cardEncryption: CardEncryption = {
  encipher: (card, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encipher }) => encipher(card, key)),
    ),
  encipherAccount: (account, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encipherAccount }) => encipherAccount(account, key)),
    ),
  encipherIdentification: (identification, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encipherIdentification }) => encipherIdentification(identification, key)),
    ),
}

/** What a press on a screen needs that its sight does not. */
export const partsBehind: PartsBehind = { checkout: [fetchCipher], payment: [fetchCipher] }

/** Connects the ports of the sale to the browser and to the provider; called once for the life of the page. */
export const compose = (channel: Channel): AppContext => {
  const sessionMark = createSessionMark(
    createTabStorage(() => globalThis.localStorage),
    cryptoRandom,
  )
  const orchestrator = createOrchestratorClient({ baseUrl: '/api/', sessionMark })
  const ports = {
    orchestrator,
    addressLookup: createOrchestratorLookup(orchestrator),
    cardEncryption,
    random: cryptoRandom,
    drafts: createDraftStore(createTabStorage()),
    clock: { now: () => epochMs(Date.now()) },
  }
  return { sale: createSale(ports, channel), brand: cometaFace }
}
