import type { Serviceability } from '#core/localization/localization.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import type { Situation } from './network.ts'

const everything: Serviceability = { internetAvailable: true, tvAvailable: true, phoneAvailable: true }
const internetOnly: Serviceability = { internetAvailable: true, tvAvailable: false, phoneAvailable: false }
const nothing: Serviceability = { internetAvailable: false, tvAvailable: false, phoneAvailable: false }

const open: Situation = {
  code: responseCodes.serviceable,
  isBulk: false,
  productReady: false,
  preWorkReady: false,
  newCustomer: true,
  serviceability: everything,
  offers: true,
  building: null,
}

const closed = (code: Situation['code']): Situation => ({
  ...open,
  code,
  serviceability: nothing,
  offers: false,
})

/** The situations of a place by name. `bulkSituation` creates those of buildings under contract. */
export const situations = {
  serviceable: open,
  internetOnly: { ...open, serviceability: internetOnly },
  bundle: { ...open, productReady: true },
  serviceSelection: { ...open, productReady: true, offers: false },
  preSale: { ...open, code: responseCodes.gisBluePreSale, preWorkReady: true, readyInDays: 60 },
  notInBiller: { ...open, code: responseCodes.gisGreenNotInBiller },
  existingCustomer: { ...open, code: responseCodes.existingCoverage, newCustomer: false },
  activeLocation: { ...open, code: responseCodes.activeLocation, offers: false },
  webLead: closed(responseCodes.webLead),
  gisWebload: closed(responseCodes.gisWebload),
  commercial: closed(responseCodes.commercial),
  notServiceable: closed(responseCodes.notServiceable),
  withoutInternet: closed(responseCodes.serviceable),
} as const satisfies Record<string, Situation>

/** Returns the situation of a place in a building under contract. `productReady`: the rent includes internet. */
export const bulkSituation = (
  code: typeof responseCodes.bulk1 | typeof responseCodes.bulk2,
  productReady: boolean,
  building: Situation['building'],
): Situation => ({ ...open, code, isBulk: true, productReady, building })

/** Returns the same situation for an existing customer. */
export const ofCustomer = (situation: Situation): Situation => ({ ...situation, newCustomer: false })
