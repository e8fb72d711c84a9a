import { createActor } from 'xstate'
import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { createOrchestratorClient } from '#adapters/orchestrator/client/client.ts'
import { createLocalizationMachine } from '#core/journeys/localization/localization.machine.ts'
import { loadSuggestField } from './features/localization/suggest-field.tsx'
import { mountAddressForm } from './site/islands/address-form.island.tsx'

/** The address form of a document at work: the same journey as in the application, which takes the address from there. */
export const addressFormIsland = async (): Promise<ReturnType<typeof mountAddressForm>> => {
  const orchestrator = createOrchestratorClient({ baseUrl: '/api/' })
  const machine = createLocalizationMachine({
    orchestrator,
    addressLookup: createOrchestratorLookup(orchestrator),
  })
  await loadSuggestField()
  return mountAddressForm({
    localization: createActor(machine, { input: { channel: 'dotcom' } }).start(),
    leave: (href) => window.location.assign(href),
  })
}
