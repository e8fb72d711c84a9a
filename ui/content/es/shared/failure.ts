import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { PortalRefusalCode, RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { portalRefusalCodes } from '#core/ports/orchestrator.failure.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { listText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** What happened, what it means and what to do. `canRetry`: the same action can be retried. */
export type FailureWords = { readonly title: string; readonly body: string; readonly canRetry: boolean }

type Tag = Exclude<CheckoutFailure['_tag'], 'Refused'>

/** The failures that share the text of a refusal. */
const sameAs = {
  SessionExpired: 'SESSION_EXPIRED',
  PriceMoved: 'PRICE_MOVED',
  KeyUnusable: 'PAYMENT_KEY_UNUSABLE',
  WindowGone: 'WINDOW_GONE',
} as const satisfies Partial<Record<Tag, RefusalCode>>

type FailureKey = Exclude<RefusalCode, PortalRefusalCode> | Exclude<Tag, keyof typeof sameAs>
type FailureText = Pick<FailureWords, 'title' | 'body'>
type FailureTexts = Readonly<Record<FailureKey, FailureText>>

const retriable: ReadonlySet<FailureKey> = new Set<FailureKey>([
  'ORDER_IN_FLIGHT',
  'HUMAN_CHECK_REQUIRED',
  'TOO_MANY',
  'UNAVAILABLE',
  'BROKEN',
  'Unreachable',
  'TimedOut',
  'Unintelligible',
  'ProviderBroken',
])

export const failureTexts = translated('failureTexts', {
  named: (name: string): FailureTexts => ({
    BAD_REQUEST: {
      title: 'No pudimos leer un dato',
      body: 'Tu pedido no cambió. Revisa los campos y envíalos otra vez. Si se repite, llama y lo terminamos contigo.',
    },
    NOT_FOUND: {
      title: 'No encontramos lo que pediste',
      body: 'Puede que ya no exista; el resto de tu pedido sigue igual. Vuelve un paso atrás y elige otra vez.',
    },
    METHOD_NOT_ALLOWED: {
      title: 'Esta página es de una versión anterior',
      body: 'Tu pedido sigue igual. Vuelve a cargar la página para seguir con la nueva.',
    },
    SESSION_EXPIRED: {
      title: 'Tu sesión terminó',
      body: 'Pasó mucho tiempo sin cambios y cerramos la sesión por seguridad. Lo que escribiste sigue aquí: confirma tu dirección y sigue.',
    },
    FORBIDDEN_ORIGIN: {
      title: 'No aceptamos envíos desde esta página',
      body: `Por seguridad no cambiamos nada. Abre la tienda de ${name} en una pestaña nueva y sigue ahí.`,
    },
    OFFER_UNKNOWN: {
      title: 'Esta oferta ya no se vende en tu dirección',
      body: 'La quitamos del pedido y no se cobró nada. Vuelve a los planes y elige otra.',
    },
    QUANTITY_OUT_OF_RANGE: {
      title: 'Pediste más de lo que cabe en una cuenta',
      body: 'Tu pedido queda con la cantidad anterior. Baja la cantidad o llama si necesitas más.',
    },
    PLAN_MISSING: {
      title: 'Falta el plan de este servicio',
      body: 'Lo que pediste va junto con un plan y no lo agregamos. Vuelve a tu pedido y elige primero el plan.',
    },
    CART_ORDERED: {
      title: 'Este pedido ya está hecho',
      body: 'Se hizo una sola vez y no se cobra de nuevo. Abre la confirmación para ver tu número de pedido.',
    },
    CART_STALE: {
      title: 'Tu carrito cambió en otra ventana',
      body: 'Esta vez no cambiamos nada, para no pisar lo que elegiste ahí. Vuelve a tu carrito, mira cómo quedó y haz el cambio otra vez.',
    },
    STEP_MISSING: {
      title: 'Falta completar un paso',
      body: 'El pedido no se hizo y no se cobró nada. Vuelve al pago, revisa lo que falta y sigue desde ahí.',
    },
    PRICE_MOVED: {
      title: 'El precio cambió',
      body: 'No hicimos el pedido ni cobramos nada. Compara el precio nuevo con el anterior y decide.',
    },
    SEAL_INVALID: {
      title: 'Hay que confirmar el total otra vez',
      body: 'El pedido no se hizo y no se cobró nada. Vuelve a tu pedido, mira el total de nuevo y confírmalo, o llama y lo terminamos contigo.',
    },
    MOBILE_ITEM_INVALID: {
      title: 'Revisa tus líneas móviles',
      body: 'Todas llevan SIM y el mismo plan. Tu carrito sigue igual.',
    },
    OUT_OF_STOCK: {
      title: 'Ese dispositivo se agotó',
      body: 'Tu carrito sigue igual. Elige otro.',
    },
    TRADE_IN_BLOCKED: {
      title: 'Ese celular usado está bloqueado',
      body: 'Aparece como robado, perdido o con deuda. Entrega otro, o sigue sin entregar ninguno. Tu carrito sigue igual.',
    },
    TRADE_IN_OPEN: {
      title: 'Ese celular usado ya se entrega en otro pedido',
      body: 'Un celular se entrega en un solo pedido. No se hizo el pedido, no se cobró nada y tu carrito sigue igual. En tus líneas, quita ese celular o entrega otro. Si es tuyo, llama y lo revisamos.',
    },
    PROMOTION_SPENT: {
      title: 'Este código ya se usó todas las veces que se podía',
      body: 'Tu carrito sigue igual y cuesta lo mismo que antes. Sigue sin el código, o prueba con otro.',
    },
    WINDOW_GONE: {
      title: 'Ese horario se acaba de llenar',
      body: 'Tu pedido sigue abierto y no se cobró nada. Elige otro horario de la lista.',
    },
    AGREEMENTS_INCOMPLETE: {
      title: 'Falta aceptar un acuerdo',
      body: 'El pedido no se hizo y no se cobró nada. Vuelve a tus datos y acepta los acuerdos.',
    },
    PAYMENT_REJECTED: {
      title: 'No pudimos aceptar este pago',
      body: 'No se cobró nada y tu pedido sigue abierto. Revisa los números, o usa otra tarjeta u otra cuenta.',
    },
    IDENTIFICATION_REJECTED: {
      title: 'No pudimos usar ese número',
      body: 'No quedó guardado y tu pedido sigue abierto. Revísalo y escríbelo otra vez, o sigue sin número.',
    },
    PAYMENT_KEY_UNUSABLE: {
      title: 'Pasó mucho tiempo y borramos los números por seguridad',
      body: 'No se cobró nada y ningún número quedó guardado. Escríbelos otra vez y envíalos de nuevo.',
    },
    ORDER_IN_FLIGHT: {
      title: 'Tu pedido ya está en camino',
      body: 'Lo recibimos una vez y lo estamos terminando. Espera unos segundos y pregunta otra vez: no se hace un pedido nuevo.',
    },
    KEY_REUSED: {
      title: 'El pedido cambió mientras lo enviabas',
      body: 'No hicimos un segundo pedido ni otro cobro. Vuelve a revisar el pedido y confírmalo.',
    },
    HUMAN_CHECK_REQUIRED: {
      title: 'No pudimos comprobar que eres una persona',
      body: 'Esta vez no enviamos nada y no se cobró nada; lo que escribiste sigue aquí. Intenta otra vez, o llama y lo hacemos contigo.',
    },
    TOO_LARGE: {
      title: 'Escribiste más de lo que podemos recibir',
      body: 'Tu pedido no cambió. Acorta lo que escribiste y envíalo otra vez.',
    },
    TOO_MANY: {
      title: 'Hiciste muchos intentos seguidos',
      body: 'Tu pedido sigue igual. Espera unos minutos antes de intentar otra vez, o llama y lo terminamos contigo.',
    },
    UNAVAILABLE: {
      title: `${name} no está disponible en este momento`,
      body: 'Lo que elegiste y escribiste sigue aquí. Espera un minuto e intenta otra vez, o llama.',
    },
    BROKEN: {
      title: `Algo falló en el sistema de ${name}`,
      body: 'Ya quedó registrado. Lo que elegiste y escribiste sigue aquí: intenta otra vez o llama.',
    },
    Unreachable: {
      title: 'No hay conexión',
      body: `No pudimos llegar a ${name}. Lo que elegiste y escribiste sigue aquí: revisa tu internet e intenta otra vez, o llama.`,
    },
    TimedOut: {
      title: 'La respuesta tarda demasiado',
      body: 'Dejamos de esperar. Lo que elegiste y escribiste sigue aquí: intenta otra vez en unos segundos, o llama.',
    },
    Unintelligible: {
      title: 'No entendimos la respuesta',
      body: 'La respuesta llegó incompleta y no la usamos. Lo que elegiste sigue aquí: intenta otra vez, o llama.',
    },
    ProviderBroken: {
      title: `El sistema de ${name} no pudo responder`,
      body: 'El problema es nuestro y quedó registrado. Lo que elegiste y escribiste sigue aquí: intenta otra vez, o llama.',
    },
    CardTooShort: {
      title: 'No pudimos proteger este número',
      body: 'Por eso no lo enviamos y no se cobró nada. Revisa el número o usa otro.',
    },
    PaymentDeclined: {
      title: 'El banco no autorizó el pago',
      body: 'No se cobró nada y el pedido no se hizo. Revisa los datos, usa otra tarjeta u otra cuenta, o habla con tu banco.',
    },
  }),
  tradeInOpen: (ending: string): string =>
    `El celular usado con IMEI terminado en ${ending} ya se entrega en otro pedido`,
  soldOut: (names: readonly string[]): Omit<FailureWords, 'canRetry'> => ({
    title: `Se agotó: ${listText(names)}`,
    body: 'El pedido no se hizo y no se cobró nada. Elige otro dispositivo en tus líneas; lo demás de tu carrito sigue igual.',
  }),
} as const)

const isOfPortal = (code: RefusalCode): code is PortalRefusalCode =>
  portalRefusalCodes.some((one) => one === code)

/** Returns the key of a failure. In a sale, a portal code counts as an answer that is not understood. */
const keyOf = (failure: CheckoutFailure): FailureKey => {
  if (failure._tag === 'Refused') return isOfPortal(failure.code) ? 'Unintelligible' : failure.code
  return failure._tag in sameAs
    ? sameAs[failure._tag as keyof typeof sameAs]
    : (failure._tag as Exclude<Tag, keyof typeof sameAs>)
}

/** Returns the texts of any failure in a sale, from the address to the order. All declines share one text (S24). */
export const failureWords = (failure: CheckoutFailure, { name }: BrandIdentity): FailureWords => {
  const key = keyOf(failure)
  const soldOut = failure._tag === 'Refused' ? (failure.soldOut ?? []) : []
  const names = soldOut.flatMap((device) => (device.name === null ? [] : [brandText(device.name)]))
  if (names.length > 0) return { ...failureTexts.soldOut(names), canRetry: false }
  const ending = failure._tag === 'Refused' ? failure.imeiEnding : undefined
  return {
    ...failureTexts.named(name)[key],
    ...(ending === undefined ? {} : { title: failureTexts.tradeInOpen(ending) }),
    canRetry: retriable.has(key),
  }
}
