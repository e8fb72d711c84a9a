import { EMPTY_ADDRESS_FORM } from '../../address/address-form.ts'
import type { LocalizationPorts } from './localization.actors.ts'
import { lookupState } from './localization.lookup.ts'
import { parsingState } from './localization.parsing.ts'
import { resolutionState } from './localization.resolution.ts'
import { localizationSetup } from './localization.setup.ts'

/**
 * Resolves an address to its offers. Three regions run in parallel: `lookup` suggests streets and units while the
 * visitor types, `parsing` reads a complete address from the street field, and `resolution` asks the provider about a
 * complete address. `form` contains the field values of a draft.
 */
export const createLocalizationMachine = (ports: LocalizationPorts) => {
  const localization = localizationSetup(ports)
  return localization.createMachine({
    id: 'localization',
    type: 'parallel',
    context: ({ input }) => ({
      channel: input.channel,
      vParam: input.vParam ?? null,
      campaign: input.campaign ?? null,
      retailTransId: input.retailTransId ?? null,
      customerStatus: input.customerStatus ?? null,
      source: null,
      hasUnits: false,
      form: input.form ?? EMPTY_ADDRESS_FORM,
      streets: [],
      units: [],
      lookupFailure: null,
      address: null,
      isAnswered: false,
      failure: null,
      notice: null,
    }),
    states: {
      lookup: lookupState(localization),
      parsing: parsingState(localization),
      resolution: resolutionState(localization),
    },
  })
}
