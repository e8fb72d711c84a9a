import { function as F, taskEither as TE } from 'fp-ts'
import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { standardizerOver } from '#adapters/address-lookup/orchestrator-standardizer.ts'
import { identity } from '#adapters/brand/identity.ts'
import { createDraftStore } from '#adapters/browser/draft-store.ts'
import { cryptoRandom } from '#adapters/browser/random.ts'
import { writeLog } from '#adapters/browser/log.ts'
import { createSessionMark } from '#adapters/browser/session-mark.ts'
import { createTabStorage } from '#adapters/browser/session-storage.ts'
import type { ClientSession } from '#adapters/orchestrator/client.ts'
import { createClient, createOrchestratorClient } from '#adapters/orchestrator/client.ts'
import { lazyAddressCall } from '#adapters/orchestrator/lazy-address-calls.ts'
import { lazyPageModels } from '#adapters/orchestrator/lazy-page-models.ts'
import { withSessionActivity } from '#adapters/orchestrator/session-activity.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import type { CardEncryption } from '#core/ports/card-encryption.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Storage } from '#core/ports/storage.ts'
import type { Visit } from '#core/journeys/sale/sale.context.ts'
import type { LoadVisitor, Visitor } from '#core/ports/visitor.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { AppContext } from './app/app-context.ts'
import type { PrefetchParts } from './app/prefetch.ts'

const loadEncryption = async (): Promise<CardEncryption> => {
  const { createCardEncryption } = await import('#adapters/card-encryption/encrypt.ts')
  return createCardEncryption()
}

const cipher = TE.tryCatch(loadEncryption, () => ({ _tag: 'KeyUnusable' as const }))

/** Encryption is loaded lazily: visitors who only view offers never fetch it. */
const cardEncryption: CardEncryption = {
  encrypt: (card, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encrypt }) => encrypt(card, key)),
    ),
  encryptAccount: (account, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encryptAccount }) => encryptAccount(account, key)),
    ),
  encryptIdentification: (identification, key) =>
    F.pipe(
      cipher,
      TE.flatMap(({ encryptIdentification }) => encryptIdentification(identification, key)),
    ),
}

/** Loads the lazy parts that screens list in their records. */
export const prefetchParts: PrefetchParts = { cardEncryption: loadEncryption }

type VisitorParts = {
  readonly clientOptions: Parameters<typeof createClient>[1]
  readonly storage: Storage
  readonly clock: Clock
}

/** The visitor's code and calls are loaded once, lazily: a page is shown without them. A failed load is tried again. */
const loadVisitor = ({ clientOptions, storage, clock }: VisitorParts): LoadVisitor => {
  const load = async (): Promise<Visitor> => {
    const [{ createVisitor }, { visitorContract }] = await Promise.all([
      import('#core/journeys/visitor/visitor.ts'),
      import('#adapters/contract/visitor-contract.ts'),
    ])
    const orchestrator = createClient(visitorContract, clientOptions)
    const { referralCredit, affiliateFallbacks } = identity
    return createVisitor({
      orchestrator,
      storage,
      clock,
      isReferring: referralCredit !== null,
      affiliateFallbacks,
      log: writeLog,
    })
  }
  let loaded: Promise<Visitor> | null = null
  return async () => {
    loaded ??= load()
    try {
      return await loaded
    } catch (error) {
      loaded = null
      throw error
    }
  }
}

/** The calls about coupons and numbers are loaded when a visitor needs one. */
const loadCartOptions =
  (clientOptions: VisitorParts['clientOptions']): LoadCartOptions =>
  async () => {
    const { cartOptionContract } = await import('#adapters/contract/cart-option-contract.ts')
    return createClient(cartOptionContract, clientOptions)
  }

/** Connects the ports of the sale to the browser and the orchestrator, and starts the sale; called once per page. */
export const compose = (visit: Visit): AppContext => {
  const storage = createTabStorage(() => globalThis.localStorage)
  const sessionMark = createSessionMark(storage, cryptoRandom)
  const session: ClientSession = { id: null }
  const clientOptions = { baseUrl: '/api/', sessionMark, session }
  const client = createOrchestratorClient(clientOptions)
  const clock = { now: () => epochMs(Date.now()) }
  const { orchestrator, sessionActivity, extending } = withSessionActivity(client)
  const ports = {
    orchestrator,
    sessionActivity,
    addressLookup: {
      ...createOrchestratorLookup(orchestrator),
      ...standardizerOver({ processAddress: lazyAddressCall('processAddress', '/api/') }),
    },
    cardEncryption,
    random: cryptoRandom,
    drafts: createDraftStore(createTabStorage()),
    clock,
    visitor: loadVisitor({ clientOptions, storage, clock }),
    loadPageModel: extending(lazyPageModels(clientOptions)),
    log: writeLog,
    cartOptions: loadCartOptions(clientOptions),
  }
  return { sale: createSale(ports, { ...visit, mayHaveSession: sessionMark.mayExist() }), brand: identity }
}
