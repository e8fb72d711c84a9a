import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of an outcome: result, meaning, what the next step needs, and the label of the one next step. */
export type OutcomeWords = {
  readonly title: string
  readonly reason: string
  readonly steps?: readonly string[]
  readonly next: string
}

const offers = 'Ver planes y precios'
const call = 'Llamar para seguir'
const rewrite = 'Escribir otra dirección'
const noneOnline = 'Por ahora esta dirección no tiene planes en línea.'

const internetOf = (speed: string | null): string => (speed === null ? 'internet' : `internet de ${speed}`)

/** The texts of the outcomes of an address, by what is possible there. */
export const outcomeTexts = translated('outcomeTexts', {
  yourBuilding: 'Tu edificio',
  enterAddress: {
    title: 'Falta tu dirección',
    reason: 'Los planes y los precios dependen de la calle y del apartamento.',
    next: 'Escribir mi dirección',
  },
  serviceable: (brandName: string): OutcomeWords => ({
    title: `${brandName} llega a tu casa`,
    reason: 'La red ya pasa por tu dirección. Elige un plan y después la fecha de la instalación.',
    next: offers,
  }),
  bundleByPhone: {
    title: 'Tu pedido sigue por teléfono',
    reason: `${noneOnline} Ventas te dice qué se puede contratar aquí y termina el pedido contigo.`,
    next: call,
  },
  bundleRetail: (brandName: string): OutcomeWords => ({
    title: `${brandName} llega a tu casa`,
    reason:
      'Vienes de una tienda asociada y la red ya pasa por tu dirección. Elige tu plan y sigue el pedido aquí.',
    next: offers,
  }),
  bundleReady: (brandName: string): OutcomeWords => ({
    title: 'Tu casa ya está conectada',
    reason: `El equipo de ${brandName} ya está instalado en esta dirección, así que el servicio empieza antes. Elige tu plan.`,
    next: offers,
  }),
  selection: (brandName: string): OutcomeWords => ({
    title: 'Tu casa está lista: elige tus servicios',
    reason: `El equipo de ${brandName} ya está instalado en esta dirección, así que el servicio empieza antes. Elige qué servicios quieres.`,
    next: 'Elegir mis servicios',
  }),
  selectionByPhone: (brandName: string): OutcomeWords => ({
    title: 'Conexión lista, planes por teléfono',
    reason: `La casa ya tiene equipo de ${brandName}. ${noneOnline} Ventas te dice cuáles hay y los contrata contigo.`,
    next: call,
  }),
  preSale: {
    title: 'La red está por llegar a tu calle',
    reason: 'Faltan los últimos metros. Elige tu plan ahora y después el día en que va un técnico.',
    next: offers,
  },
  preSaleByPhone: {
    title: 'La red está por llegar a tu calle',
    reason: `Faltan los últimos metros. ${noneOnline} Ventas te dice cuáles habrá y para cuándo.`,
    next: call,
  },
  bulkIncluded: (building: string, speed: string | null): OutcomeWords => ({
    title: 'Tu renta ya incluye internet',
    reason: `${building} paga ${internetOf(speed)} para cada apartamento. Actívalo a tu nombre y suma solo lo que quieras.`,
    next: 'Activar mi internet',
  }),
  bulkIncludedByPhone: (building: string, speed: string | null): OutcomeWords => ({
    title: 'Tu renta ya incluye internet',
    reason: `${building} paga ${internetOf(speed)} para cada apartamento. No compres otro plan: llama y lo activamos a tu nombre.`,
    next: 'Llamar para activarlo',
  }),
  bulk: (building: string): OutcomeWords => ({
    title: 'Tu edificio tiene su propio contrato',
    reason: `${building} contrata el servicio para todos sus apartamentos, con precios que no están en línea. Por teléfono te decimos cuáles son.`,
    next: call,
  }),
  customer: (brandName: string): OutcomeWords => ({
    title: `Esta dirección ya es de ${brandName}`,
    reason:
      'Hay una cuenta activa a nombre de un cliente. Si es tuya, agrega servicios aquí o entra en tu cuenta.',
    next: 'Agregar servicios',
  }),
  customerAccount: (brandName: string): OutcomeWords => ({
    title: `Esta dirección ya es de ${brandName}`,
    reason:
      'Hay una cuenta activa a nombre de un cliente. Para cambiar de plan o agregar algo, entra en tu cuenta.',
    next: 'Entrar en mi cuenta',
  }),
  activeLocation: {
    title: 'Alguien más tiene servicio aquí',
    reason:
      'En esta dirección hay una cuenta activa a otro nombre. Si te acabas de mudar, llama: la cerramos y abrimos la tuya.',
    steps: [
      'Ten a mano el contrato de renta o la escritura, con la fecha de mudanza.',
      'En la llamada eliges tu plan y el día de la instalación.',
    ],
    next: call,
  },
  unitNotFound: {
    title: 'Ese apartamento no aparece',
    reason: 'El edificio sí está en la red, pero la unidad que escribiste no. Elige la tuya en la lista.',
    next: 'Elige tu apartamento',
  },
  multipleUnits: (units: number): OutcomeWords => ({
    title: '¿En cuál apartamento vives?',
    reason:
      units > 0
        ? `En esta dirección hay ${counted(units, 'unidad', 'unidades')} y cada una puede tener planes distintos.`
        : 'En esta dirección hay varias unidades y cada una puede tener planes distintos.',
    next: 'Elige tu apartamento',
  }),
  webLead: {
    title: 'Aún no llegamos, pero estamos cerca',
    reason:
      'La red llegará a tu zona. Déjanos tu correo en nuestra lista y te escribimos cuando puedas pedir el servicio.',
    next: 'Pedir que me avisen',
  },
  commercial: {
    title: 'Esta es la dirección de un negocio',
    reason:
      'Los negocios tienen otros planes, otra instalación y otra factura, y no se piden en esta tienda. Los vende un equipo aparte, Business, por teléfono.',
    steps: [
      'Ten a mano la dirección y cuántas personas se conectan a la vez.',
      'Si quieres la factura a nombre del negocio, ten también su EIN.',
      'En la llamada te dan el precio, el contrato y la fecha de instalación.',
    ],
    next: 'Llamar a Business',
  },
  notServiceable: {
    title: 'La red no llega a esta dirección',
    reason:
      'La buscamos y no hay cable nuestro en esa calle. El servicio cambia de una cuadra a otra: si es para otra casa, prueba su dirección.',
    next: rewrite,
  },
  nearby: {
    title: '¿Quisiste escribir esta dirección?',
    reason: 'La que escribiste no está en el mapa de la red. Esta es la más parecida que conocemos.',
    next: 'Sí, es esta',
  },
  mailbox: {
    title: 'Esa dirección es un buzón, no una casa',
    reason:
      'Un apartado postal, una ruta rural o una dirección militar reciben cartas, y la red llega a casas. Escribe el número y la calle de la casa.',
    next: rewrite,
  },
  addressNotFound: {
    title: 'No encontramos esa dirección',
    reason: 'No está en el mapa de la red. Revisa el número, la calle y el código postal.',
    next: rewrite,
  },
} as const)
