import type { Outcome, OutcomeKind } from '#core/localization/outcome.ts'
import { leadsToOffers } from '#core/localization/outcome.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { counted, speedText } from '#ui/content/format.ts'

/** The facts in an outcome's texts. */
export type OutcomeFacts = { readonly brandName: string; readonly outcome: Outcome }

/** The texts of an outcome: the result, its meaning, what to prepare for the next step, and the label of the one next step. */
export type OutcomeWords = {
  readonly title: string
  readonly reason: string
  readonly steps?: readonly string[]
  readonly next: string
}

export const outcomePageWords = {
  scriptless:
    'Para pedir en línea activa JavaScript en tu navegador. También tomamos el pedido por teléfono.',
  scriptlessCustomer:
    'Para agregar servicios en línea activa JavaScript en tu navegador: te enviamos un código al correo de la cuenta para confirmar que es tuya. También los agregamos por teléfono.',
  openingAccount: loadingText('Abrimos las opciones de tu cuenta.'),
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
} as const

const partnerDetail = (by: string): string =>
  `Es otra empresa y llega a tu casa ${by}. El enlace sale de esta tienda.`

/** The texts of what else a visitor can do on the page of an outcome. */
export const outcomeWayWords = {
  account: (host: string) => ({
    label: 'Entrar en mi cuenta',
    detail: `Cambia tu plan o paga tu factura en ${host}.`,
  }),
  partner: (provider: string): string => `Pedir el servicio de ${provider}`,
  technology: {
    fibre: partnerDetail('por fibra'),
    fixedWireless: partnerDetail('por antena'),
    mobileInternet: partnerDetail('por la red móvil'),
    satellite: partnerDetail('por satélite'),
  },
  call: (phone: string) => ({
    label: 'Llamar a ventas',
    detail: `Un asesor te ayuda en el ${phone}.`,
  }),
} as const

export const unitsFound = (count: number): string => counted(count, 'unidad', 'unidades')

const offers = 'Ver planes y precios'
const call = 'Llamar para seguir'
const rewrite = 'Escribir otra dirección'
const noneOnline = 'Por ahora esta dirección no tiene planes en línea.'

const buildingOf = (outcome: Outcome): string =>
  'building' in outcome && outcome.building !== null ? outcome.building.property : 'Tu edificio'

const includedSpeedOf = (outcome: Outcome): string =>
  'building' in outcome && outcome.building !== null
    ? `internet de ${speedText(outcome.building.includedSpeedMbps)}`
    : 'internet'

/** The texts of every outcome of an address. */
export const outcomeWords: Readonly<Record<OutcomeKind, (facts: OutcomeFacts) => OutcomeWords>> = {
  enterAddress: () => ({
    title: 'Falta tu dirección',
    reason: 'Los planes y los precios dependen de la calle y del apartamento.',
    next: 'Escribir mi dirección',
  }),
  serviceable: ({ brandName }) => ({
    title: `${brandName} llega a tu casa`,
    reason: 'La red ya pasa por tu dirección. Elige un plan y después la fecha de la instalación.',
    next: offers,
  }),
  bundle: ({ brandName, outcome }) => {
    if (!leadsToOffers(outcome))
      return {
        title: 'Tu pedido sigue por teléfono',
        reason: `${noneOnline} Ventas te dice qué se puede contratar aquí y termina el pedido contigo.`,
        next: call,
      }
    return 'via' in outcome && outcome.via === 'retail'
      ? {
          title: `${brandName} llega a tu casa`,
          reason:
            'Vienes de una tienda asociada y la red ya pasa por tu dirección. Elige tu plan y sigue el pedido aquí.',
          next: offers,
        }
      : {
          title: 'Tu casa ya está conectada',
          reason: `El equipo de ${brandName} ya está instalado en esta dirección, así que el servicio empieza antes. Elige tu plan.`,
          next: offers,
        }
  },
  serviceSelection: ({ brandName, outcome }) =>
    leadsToOffers(outcome)
      ? {
          title: 'Tu casa está lista: elige tus servicios',
          reason: `El equipo de ${brandName} ya está instalado en esta dirección, así que el servicio empieza antes. Elige qué servicios quieres.`,
          next: 'Elegir mis servicios',
        }
      : {
          title: 'Conexión lista, planes por teléfono',
          reason: `La casa ya tiene equipo de ${brandName}. ${noneOnline} Ventas te dice cuáles hay y los contrata contigo.`,
          next: call,
        },
  preSale: ({ outcome }) =>
    leadsToOffers(outcome)
      ? {
          title: 'La red está por llegar a tu calle',
          reason: 'Faltan los últimos metros. Elige tu plan ahora y después el día en que va un técnico.',
          next: offers,
        }
      : {
          title: 'La red está por llegar a tu calle',
          reason: `Faltan los últimos metros. ${noneOnline} Ventas te dice cuáles habrá y para cuándo.`,
          next: call,
        },
  bulkIncluded: ({ outcome }) => ({
    title: 'Tu renta ya incluye internet',
    ...(leadsToOffers(outcome)
      ? {
          reason: `${buildingOf(outcome)} paga ${includedSpeedOf(outcome)} para cada apartamento. Actívalo a tu nombre y suma solo lo que quieras.`,
          next: 'Activar mi internet',
        }
      : {
          reason: `${buildingOf(outcome)} paga ${includedSpeedOf(outcome)} para cada apartamento. No compres otro plan: llama y lo activamos a tu nombre.`,
          next: 'Llamar para activarlo',
        }),
  }),
  bulk: ({ outcome }) => ({
    title: 'Tu edificio tiene su propio contrato',
    reason: `${buildingOf(outcome)} contrata el servicio para todos sus apartamentos, con precios que no están en línea. Por teléfono te decimos cuáles son.`,
    next: call,
  }),
  existingCustomer: ({ brandName, outcome }) => ({
    title: `Esta dirección ya es de ${brandName}`,
    ...(leadsToOffers(outcome)
      ? {
          reason:
            'Hay una cuenta activa a nombre de un cliente. Si es tuya, agrega servicios aquí o entra en tu cuenta.',
          next: 'Agregar servicios',
        }
      : {
          reason:
            'Hay una cuenta activa a nombre de un cliente. Para cambiar de plan o agregar algo, entra en tu cuenta.',
          next: 'Entrar en mi cuenta',
        }),
  }),
  activeLocation: () => ({
    title: 'Alguien más tiene servicio aquí',
    reason:
      'En esta dirección hay una cuenta activa a otro nombre. Si te acabas de mudar, llama: la cerramos y abrimos la tuya.',
    steps: [
      'Ten a mano el contrato de renta o la escritura, con la fecha de mudanza.',
      'En la llamada eliges tu plan y el día de la instalación.',
    ],
    next: call,
  }),
  unitNotFound: () => ({
    title: 'Ese apartamento no aparece',
    reason: 'El edificio sí está en la red, pero la unidad que escribiste no. Elige la tuya en la lista.',
    next: 'Elige tu apartamento',
  }),
  multipleUnits: ({ outcome }) => ({
    title: '¿En cuál apartamento vives?',
    reason:
      'units' in outcome && outcome.units.length > 0
        ? `En esta dirección hay ${unitsFound(outcome.units.length)} y cada una puede tener planes distintos.`
        : 'En esta dirección hay varias unidades y cada una puede tener planes distintos.',
    next: 'Elige tu apartamento',
  }),
  webLead: () => ({
    title: 'Aún no llegamos, pero estamos cerca',
    reason:
      'La red llegará a tu zona. Déjanos tu correo en nuestra lista y te escribimos cuando puedas pedir el servicio.',
    next: 'Pedir que me avisen',
  }),
  commercial: () => ({
    title: 'Esta es la dirección de un negocio',
    reason:
      'Los negocios tienen otros planes, otra instalación y otra factura, y no se piden en esta tienda. Los vende un equipo aparte, Business, por teléfono.',
    steps: [
      'Ten a mano la dirección y cuántas personas se conectan a la vez.',
      'Si quieres la factura a nombre del negocio, ten también su EIN.',
      'En la llamada te dan el precio, el contrato y la fecha de instalación.',
    ],
    next: 'Llamar a Business',
  }),
  notServiceable: () => ({
    title: 'La red no llega a esta dirección',
    reason:
      'La buscamos y no hay cable nuestro en esa calle. El servicio cambia de una cuadra a otra: si es para otra casa, prueba su dirección.',
    next: rewrite,
  }),
  addressNotFound: ({ outcome }) =>
    'nearby' in outcome && outcome.nearby !== null
      ? {
          title: '¿Quisiste escribir esta dirección?',
          reason: 'La que escribiste no está en el mapa de la red. Esta es la más parecida que conocemos.',
          next: 'Sí, es esta',
        }
      : {
          title: 'No encontramos esa dirección',
          reason: 'No está en el mapa de la red. Revisa el número, la calle y el código postal.',
          next: rewrite,
        },
}
