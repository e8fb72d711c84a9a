import { waitFor } from 'xstate'
import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { createCardEncryption } from '#adapters/card-encryption/encipher.ts'
import { smallNetwork } from '#adapters/orchestrator/pocket/network/small-seed.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import type { OutcomeKind } from '#core/localization/outcome.ts'
import type { Draft } from '#core/ports/draft.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { createGate } from './gate.ts'
import { createHeldTimers } from './held-timers.ts'
import type { StageParts } from './provider.ts'
import { createProvider, stageRandom } from './provider.ts'

/** Wednesday 2026-11-18, 15:00 UTC. */
const STAGE_START = 1_795_014_000_000

/** An address of the small network that leads there. */
export const addressLeadingTo = (outcome: OutcomeKind): Address => {
  const sample = smallNetwork()
    .samples()
    .find((known) => known.outcome === outcome)
  const address = parseAddressForm(sample?.address ?? { street: '', unit: '', zip: '' })
  if (address._tag === 'Left') throw new Error(`no address leads to ${outcome}`)
  return address.right
}

/** One visitor's sale in front of a provider of its own, all in this page; its calls and timers run when they are let. */
export const createStage = ({ brand = cometa, config = {} }: Partial<StageParts> = {}) => {
  const gate = createGate()
  const timers = createHeldTimers()
  const clock = { now: () => epochMs(STAGE_START + timers.elapsed()) }
  const provider = createProvider(clock, { brand, config })
  const orchestrator = gate.guard(provider.visitor)
  let draft: Draft | null = null
  const ports = {
    orchestrator,
    addressLookup: createOrchestratorLookup(orchestrator),
    cardEncryption: gate.guard(createCardEncryption()),
    random: stageRandom(),
    clock,
    drafts: {
      load: () => draft,
      save: (next: Draft) => {
        draft = next
      },
      clear: () => {
        draft = null
      },
    },
  }
  const sale = createSale(ports, 'dotcom', timers)
  return { brand, gate, timers, provider, ports, sale }
}

export type Stage = ReturnType<typeof createStage>

/** The visitor has given an address and the provider has said what can be had there. */
export const localized = async (
  { sale, gate }: Stage,
  outcome: OutcomeKind = 'serviceable',
): Promise<void> => {
  gate.admit(['localize'])
  sale.localization.send({ type: 'address.submitted', address: addressLeadingTo(outcome) })
  await waitFor(sale.localization, (snapshot) => snapshot.matches({ resolution: 'resolved' }))
  gate.dismiss()
}

/** The visitor is in front of the offers of that address. */
export const shown = async (stage: Stage): Promise<void> => {
  await localized(stage)
  stage.gate.admit(['getOffers', 'cart'])
  await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('open'))
  stage.gate.dismiss()
}
