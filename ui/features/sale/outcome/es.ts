import type { Outcome, OutcomeKind } from '#core/localization/outcome-kind.ts'
import { leadsToOffers } from '#core/localization/outcome-kind.ts'
import { isMailbox } from '#core/network/mailbox.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { counted, speedText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { outcomeTexts, type OutcomeWords } from './outcome-texts.es.ts'

/** The facts in an outcome's texts. */
export type OutcomeFacts = {
  readonly brandName: string
  readonly outcome: Outcome
  /** The street line that was typed, if any. */
  readonly street?: string
}

export const outcomePageWords = translated('outcomePageWords', {
  scriptless:
    'Para pedir en línea activa JavaScript en tu navegador. También tomamos el pedido por teléfono.',
  scriptlessCustomer:
    'Para agregar servicios en línea activa JavaScript en tu navegador: te enviamos un código al correo de la cuenta para confirmar que es tuya. También los agregamos por teléfono.',
  get openingAccount(): string {
    return loadingText('Abrimos las opciones de tu cuenta.')
  },
  nearby: 'La dirección más cercana que conocemos',
  units: 'Unidades de esta dirección',
  unitFilter: 'Busca tu unidad',
  noUnit: 'Ninguna unidad se llama así. Borra lo escrito para verlas todas.',
  leaves: (host: string): string => `Sales a ${host}`,
  leaving: (host: string, seconds: number): string =>
    `En ${seconds} segundos seguimos en ${host}. Si prefieres quedarte, cambia la dirección.`,
  expectedOn: (day: string): string =>
    `La red llega aquí hacia el ${day}. Desde ese día puedes elegir la visita de un técnico.`,
  ways: 'También puedes',
  unitsFound: (count: number): string => counted(count, 'unidad', 'unidades'),
} as const)

const partnerDetail = (by: string): string =>
  `Es otra empresa y llega a tu casa ${by}. El enlace sale de esta tienda.`

/** The texts of what else a visitor can do on the page of an outcome. */
export const outcomeWayWords = translated('outcomeWayWords', {
  account: {
    label: 'Entrar en mi cuenta',
    detail: 'Ve tus facturas y cambia tus servicios en tu cuenta.',
  },
  partner: (provider: string): string => `Pedir el servicio de ${provider}`,
  technology: {
    fibre: partnerDetail('por fibra'),
    coaxial: partnerDetail('por cable coaxial'),
    copper: partnerDetail('por el cable del teléfono'),
    fixedWireless: partnerDetail('por antena'),
    mobileInternet: partnerDetail('por la red móvil'),
    satellite: partnerDetail('por satélite'),
  },
  call: (phone: string) => ({
    label: 'Llamar a ventas',
    detail: `Un asesor te ayuda en el ${phone}.`,
  }),
} as const)

export const unitsFound = (count: number): string => outcomePageWords.unitsFound(count)

const buildingOf = (outcome: Outcome): string =>
  'building' in outcome && outcome.building !== null ? outcome.building.property : outcomeTexts.yourBuilding

const includedSpeedOf = (outcome: Outcome): string | null =>
  'building' in outcome && outcome.building !== null ? speedText(outcome.building.includedSpeedMbps) : null

/** The texts of every outcome of an address. */
export const outcomeWords: Readonly<Record<OutcomeKind, (facts: OutcomeFacts) => OutcomeWords>> = {
  enterAddress: () => outcomeTexts.enterAddress,
  serviceable: ({ brandName }) => outcomeTexts.serviceable(brandName),
  bundle: ({ brandName, outcome }) => {
    if (!leadsToOffers(outcome)) return outcomeTexts.bundleByPhone
    return 'via' in outcome && outcome.via === 'retail'
      ? outcomeTexts.bundleRetail(brandName)
      : outcomeTexts.bundleReady(brandName)
  },
  serviceSelection: ({ brandName, outcome }) =>
    leadsToOffers(outcome) ? outcomeTexts.selection(brandName) : outcomeTexts.selectionByPhone(brandName),
  preSale: ({ outcome }) => (leadsToOffers(outcome) ? outcomeTexts.preSale : outcomeTexts.preSaleByPhone),
  bulkIncluded: ({ outcome }) =>
    (leadsToOffers(outcome) ? outcomeTexts.bulkIncluded : outcomeTexts.bulkIncludedByPhone)(
      buildingOf(outcome),
      includedSpeedOf(outcome),
    ),
  bulk: ({ outcome }) => outcomeTexts.bulk(buildingOf(outcome)),
  existingCustomer: ({ brandName, outcome }) =>
    (leadsToOffers(outcome) ? outcomeTexts.customer : outcomeTexts.customerAccount)(brandName),
  activeLocation: () => outcomeTexts.activeLocation,
  unitNotFound: () => outcomeTexts.unitNotFound,
  multipleUnits: ({ outcome }) => outcomeTexts.multipleUnits('units' in outcome ? outcome.units.length : 0),
  webLead: () => outcomeTexts.webLead,
  commercial: () => outcomeTexts.commercial,
  notServiceable: () => outcomeTexts.notServiceable,
  addressNotFound: ({ outcome, street = '' }) => {
    if (isMailbox(street)) return outcomeTexts.mailbox
    return 'nearby' in outcome && outcome.nearby !== null ? outcomeTexts.nearby : outcomeTexts.addressNotFound
  },
}
