import { either as E, taskEither as TE } from 'fp-ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import type { GatewayLedger } from '#adapters/provider/gateway/gateway-ledger.ts'
import { deliverMessages } from '#adapters/provider/order/outbox.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { Store } from '#adapters/provider/store/store.ts'
import type { RenderedMessage } from '#core/ports/message-sender.ts'
import type { GatewayFailure, PaymentGateway } from '#core/ports/payment-gateway.ts'
import { buildProvider } from '#test/builders/provider.builder.ts'
import { createRenderer } from '#ui/mail/render-message.ts'
import { mark } from '#adapters/brand/logo.ts'
import { palette } from '#adapters/brand/palette.ts'
import type { GatewayMood, Harness } from './harness.ts'

/** Few, so that a law can sell a variant out. */
const UNITS_PER_VARIANT = 5

const lost = TE.left<GatewayFailure>({ _tag: 'GatewayUnavailable' })

/** A gateway that does not report charges while its mood is not `well`. */
const moody =
  (mood: () => GatewayMood) =>
  (gateway: PaymentGateway): PaymentGateway => {
    const whenWell =
      <A>(ask: TE.TaskEither<GatewayFailure, A>): TE.TaskEither<GatewayFailure, A> =>
      async () => {
        if (mood() === 'healthy') return ask()
        if (mood() === 'responseLost') await ask()
        return lost()
      }
    return {
      ...gateway,
      capture: (...asked) => whenWell(gateway.capture(...asked)),
      chargeState: (key) => whenWell(gateway.chargeState(key)),
      voidCharge: (key) => (mood() === 'healthy' ? gateway.voidCharge(key) : lost),
    }
  }

/** The reference provider, over a memory store and ledger by default. `errors` is what it reported. */
export const providerHarness = (parts: { readonly store?: Store; readonly ledger?: GatewayLedger } = {}) => {
  let brand = cometa
  let mood: GatewayMood = 'healthy'
  let version = 1
  const built = buildProvider({
    ...parts,
    brand: () => brand,
    devices,
    gatewayAround: moody(() => mood),
    config: { unitsPerVariant: UNITS_PER_VARIANT },
  })
  const told: RenderedMessage[] = []
  const outbox = {
    store: built.store,
    clock: built.clock,
    render: createRenderer({ brand: cometa, palette, mark, origin: 'https://tienda.example' }),
    sender: {
      carriesSms: true,
      send: (message: RenderedMessage) => async () => {
        told.push(message)
        return E.right(undefined)
      },
    },
    report: (error: unknown) => void built.errors.push(error),
  }
  const harness: Harness = {
    visitor: built.visitor,
    customer: (portal, shownAccount) =>
      providerOrchestrator(built.provider, { portal, ...(shownAccount && { shownAccount }) }),
    openAccount: (account) =>
      built.store.transaction(async (tx) => {
        if (!(await tx.insertPortalAccount(account, built.clock.now()))) throw new Error('the account exists')
      }),
    program: () => providerOrchestrator(built.provider, { isPerson: false }),
    encryption: built.encryption,
    clock: built.clock,
    recover: async () => {
      await built.runDue()
      await built.provider.recover()
      await built.provider.applyDueChanges()
    },
    changeOffers: (change) => {
      version += 1
      const { catalog } = brand
      const offers = change(catalog.offers)
      brand = { ...brand, catalog: { ...catalog, version: `changed-${version}`, offers } }
    },
    setGateway: (next) => {
      mood = next
    },
    captured: async () =>
      (await built.ledger.charges()).flatMap(({ state, amount }) => (state === 'captured' ? [amount] : [])),
    messages: async () => {
      // Requests for codes of unknown orders leave messages without content, which are claimed too.
      await deliverMessages(outbox, Infinity)
      return [...told]
    },
    close: () => Promise.resolve(),
  }
  return { harness, built, provider: built.provider.handlers, errors: built.errors }
}

export type ProviderHarness = ReturnType<typeof providerHarness>
