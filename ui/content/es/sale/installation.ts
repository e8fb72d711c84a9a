import type { OrderInstall } from '#core/checkout/install-option.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { translated } from '#ui/content/language.ts'

/** How the service is installed, and what the buyer does until then. */
export type InstallWords = {
  readonly heading: string
  readonly title: string
  readonly body: string
  readonly before: readonly string[]
}

/** The texts of each way of installation, and of a visit to the site before it. */
export const installTexts: Readonly<Record<InstallWay | 'siteVisit', InstallWords>> = translated(
  'installTexts',
  {
    visit: {
      heading: 'La visita',
      title: 'Un técnico va a tu casa',
      body: 'Conecta el equipo y prueba el WiFi contigo. Si no puedes ese día, llama antes.',
      before: [
        'Debe haber un adulto en casa durante la visita.',
        'Despeja el lugar donde quieres el equipo, cerca de un enchufe.',
        'Si vives en un edificio, avisa en la entrada que va un técnico.',
      ],
    },
    siteVisit: {
      heading: 'La visita al sitio',
      title: 'Un técnico revisa tu casa',
      body: 'Ve por dónde llega la conexión. Después te llamamos para acordar el día de la instalación. Si no puedes ese día, llama antes.',
      before: [
        'Debe haber un adulto en casa durante la visita.',
        'Piensa dónde quieres el equipo, cerca de un enchufe.',
        'Si vives en un edificio, avisa en la entrada que va un técnico.',
      ],
    },
    arrange: {
      heading: 'La visita',
      title: 'Te llamamos para acordar la visita',
      body: 'Tu visita todavía no tiene fecha. En esa llamada eliges el día y la hora.',
      before: [
        'Ten a mano tu número de pedido.',
        'Si prefieres no esperar, llama y acordamos la visita ahora.',
        'Despeja el lugar donde quieres el equipo, cerca de un enchufe.',
      ],
    },
    self: {
      heading: 'Tu equipo',
      title: 'Lo conectas tú',
      body: 'Enviamos el equipo a la dirección del servicio, con los cables y una guía por pasos.',
      before: [
        'Recibe el paquete y revisa que traiga el equipo, los cables y la guía.',
        'Ponlo en un lugar alto y al centro de la casa, cerca de un enchufe.',
        'Sigue la guía. Si algo no enciende, llama y lo hacemos contigo.',
      ],
    },
    none: {
      heading: 'Tus líneas',
      title: 'No hay nada que instalar',
      body: 'Activas cada línea en su celular.',
      before: [
        'Carga cada celular y conéctalo a una red WiFi.',
        'Activa la eSIM con su código, o pon la tarjeta SIM cuando la tengas.',
        'Si traes tu número, no canceles la línea anterior antes de activar la nueva.',
      ],
    },
  },
)

/** How an order is activated: scheduled visit, visit arranged later, by the buyer, or without an installation. */
export type InstallWay = 'visit' | 'arrange' | 'self' | 'none'

/** Returns an order's installation path. A professional one without a window is arranged by phone (SCH-01). */
export const installWay = (kind: OrderInstall, visit: InstallationWindow | null): InstallWay => {
  if (kind !== 'professional') return kind
  return visit === null ? 'arrange' : 'visit'
}

export const installWords = (
  kind: OrderInstall,
  visit: InstallationWindow | null,
  isSiteVisit = false,
): InstallWords => {
  const way = installWay(kind, visit)
  return installTexts[way === 'visit' && isSiteVisit ? 'siteVisit' : way]
}
