import { waitFor } from 'xstate'
import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { standardizerOver } from '#adapters/address-lookup/orchestrator-standardizer.ts'
import { brand as selectedBrand } from '#adapters/brand/brand.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { pageModelOver } from '#adapters/orchestrator/lazy-page-models.ts'
import { withSessionActivity } from '#adapters/orchestrator/sale-activity.ts'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { Draft } from '#core/ports/draft.ts'
import { type EpochMs, epochMs } from '#core/shared/plain-date.ts'
import { addressWithOutcome } from './buyer.ts'
import { createCallControl } from './call-control.ts'
import { createHeldTimers } from './held-timers.ts'
import { moments } from './moments.ts'
import { createVisitor } from '#core/journeys/visitor/visitor.ts'
import type { Storage } from '#core/ports/storage.ts'
import type { StageParts } from './provider.ts'
import { createProvider, stageRandom } from './provider.ts'

let start: EpochMs = moments.wednesday.start

/** Sets the time at which the visits of later stages begin. */
export const startStagesAt = (time: EpochMs): void => {
  start = time
}

/** Returns the time at which the visits of later stages begin. */
export const stageStart = (): EpochMs => start

const right = <A>(value: A) => ({ _tag: 'Right' as const, right: value })

/** Creates storage that never fails, with these entries. */
export const storageOf = (stored: Readonly<Record<string, string>>): Storage => {
  const entries = new Map(Object.entries(stored))
  return {
    read: (key) => right(entries.get(key) ?? null),
    write: (key, value) => right(void entries.set(key, value)),
    remove: (key) => right(void entries.delete(key)),
  }
}

/** Creates one visitor's sale with its own provider, all in this page. Its calls and timers run on command. */
export const createStage = ({
  brand = selectedBrand,
  config = {},
  visit,
  loadPageModel,
  isCheckoutHeld = false,
}: Partial<StageParts> = {}) => {
  const gate = createCallControl()
  const timers = createHeldTimers()
  const begun = start
  const clock = { now: () => epochMs(begun + timers.elapsed()) }
  const provider = createProvider(clock, { brand, config })
  const { orchestrator, sessionActivity } = withSessionActivity(gate.guard(provider.visitor))
  const cardEncryption = gate.guard(createCardEncryption())
  const random = stageRandom()
  let draft: Draft | null = null
  const ports = {
    orchestrator,
    sessionActivity,
    addressLookup: { ...createOrchestratorLookup(orchestrator), ...standardizerOver(orchestrator) },
    cardEncryption,
    random,
    loadCheckout: async () => {
      const loaded = createCheckoutMachine({ orchestrator, cardEncryption, random, clock })
      const { checkoutCode } = gate.guard({ checkoutCode: () => async () => right(loaded) })
      const answer = isCheckoutHeld ? await checkoutCode()() : right(loaded)
      if (answer._tag !== 'Right') throw new Error('the code cannot be loaded')
      return answer.right
    },
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
  const visitor =
    visit === undefined
      ? null
      : createVisitor({
          orchestrator: provider.visitor,
          storage: storageOf(visit.stored),
          clock,
          isReferring: brand.referralCredit !== null,
          isReturnEnabled: brand.returnVisitorExperience,
          affiliateFallbacks: brand.affiliateFallbacks,
        })
  const sale = createSale(
    {
      ...ports,
      cartOptions: () => Promise.resolve(gate.guard(provider.visitor)),
      followUps: () => Promise.resolve(gate.guard(provider.visitor)),
      ...(visitor === null ? {} : { visitor: () => Promise.resolve(visitor) }),
      ...(loadPageModel === undefined
        ? {}
        : {
            loadPageModel:
              loadPageModel === 'provider' ? pageModelOver(gate.guard(provider.visitor)) : loadPageModel,
          }),
    },
    {
      channel: 'dotcom',
      step: 'address',
      ...(visit === undefined ? {} : { query: visit.query, linkedSku: visit.linkedSku }),
    },
    timers,
  )
  return { brand, gate, timers, provider, ports, sale }
}

export type Stage = ReturnType<typeof createStage>

/** Loads the page of a stage again at the confirmation. Only the provider and the draft remember the sale. */
export const reloadedAtConfirmation = async (stage: Stage): Promise<Stage> => {
  stage.sale.stop()
  const sale = createSale(stage.ports, { channel: 'dotcom', step: 'confirmation' }, stage.timers)
  await waitFor(sale.checkout, (snapshot) => snapshot.matches('placed'))
  return { ...stage, sale }
}

/** Submits an address and waits until it is resolved. */
export const localized = async (
  { sale, gate }: Stage,
  outcome: OutcomeKind = 'serviceable',
): Promise<void> => {
  gate.admit(['localize'])
  sale.localization.send({ type: 'address.submitted', address: addressWithOutcome(outcome) })
  await waitFor(sale.localization, (snapshot) => snapshot.matches({ resolution: 'resolved' }))
  gate.dismiss()
}

/** Submits an address and waits until its offers are shown. */
export const shown = async (stage: Stage): Promise<void> => {
  await localized(stage)
  stage.gate.admit(['getOffers', 'cart'])
  await waitFor(stage.sale.shopping, (snapshot) => snapshot.matches('open'))
  stage.gate.dismiss()
}
