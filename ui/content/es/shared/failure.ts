import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'

/** What happened, what it means and what to do. `canRetry`: the same action can be retried. */
export type FailureWords = { readonly title: string; readonly body: string; readonly canRetry: boolean }

const again = (title: string, body: string): FailureWords => ({ title, body, canRetry: true })
const stop = (title: string, body: string): FailureWords => ({ title, body, canRetry: false })

const expired = stop(
  'Tu sesión terminó',
  'Pasó mucho tiempo sin cambios y cerramos la sesión por seguridad. Lo que escribiste sigue aquí: confirma tu dirección y sigue.',
)
const moved = stop(
  'El precio cambió',
  'No hicimos el pedido ni cobramos nada. Compara el precio nuevo con el anterior y decide.',
)
const windowGone = stop(
  'Ese horario se acaba de llenar',
  'Tu pedido sigue abierto y no se cobró nada. Elige otro horario de la lista.',
)
const declined = stop(
  'El banco no autorizó el pago',
  'No se cobró nada y el pedido no se hizo. Revisa los datos, usa otra tarjeta u otra cuenta, o habla con tu banco.',
)
const keySpent = stop(
  'La clave que protege tus números caducó',
  'No se cobró nada y ningún número quedó guardado. Escríbelos otra vez y envíalos de nuevo.',
)
const unfit = stop(
  'No pudimos proteger este número',
  'Por eso no lo enviamos y no se cobró nada. Revisa el número o usa otro.',
)

const refusalWords = ({ name }: BrandIdentity): Readonly<Record<RefusalCode, FailureWords>> => ({
  BAD_REQUEST: stop(
    'No pudimos leer un dato',
    'Tu pedido no cambió. Revisa los campos y envíalos otra vez. Si se repite, llama y lo terminamos contigo.',
  ),
  NOT_FOUND: stop(
    'No encontramos lo que pediste',
    'Puede que ya no exista; el resto de tu pedido sigue igual. Vuelve un paso atrás y elige otra vez.',
  ),
  METHOD_NOT_ALLOWED: stop(
    'Esta página es de una versión anterior',
    'Tu pedido sigue igual. Vuelve a cargar la página para seguir con la nueva.',
  ),
  SESSION_EXPIRED: expired,
  FORBIDDEN_ORIGIN: stop(
    'No aceptamos envíos desde esta página',
    `Por seguridad no cambiamos nada. Abre la tienda de ${name} en una pestaña nueva y sigue ahí.`,
  ),
  OFFER_UNKNOWN: stop(
    'Esta oferta ya no se vende en tu dirección',
    'La quitamos del pedido y no se cobró nada. Vuelve a los planes y elige otra.',
  ),
  QUANTITY_OUT_OF_RANGE: stop(
    'Pediste más de lo que cabe en una cuenta',
    'Tu pedido queda con la cantidad anterior. Baja la cantidad o llama si necesitas más.',
  ),
  PLAN_MISSING: stop(
    'Falta el plan de este servicio',
    'Lo que pediste va junto con un plan y no lo agregamos. Vuelve a tu pedido y elige primero el plan.',
  ),
  CART_ORDERED: stop(
    'Este pedido ya está hecho',
    'Se hizo una sola vez y no se cobra de nuevo. Abre la confirmación para ver tu número de pedido.',
  ),
  CART_STALE: stop(
    'Tu carrito cambió en otra ventana',
    'Esta vez no cambiamos nada, para no pisar lo que elegiste ahí. Vuelve a tu carrito, mira cómo quedó y haz el cambio otra vez.',
  ),
  STEP_MISSING: stop(
    'Falta completar un paso',
    'El pedido no se hizo y no se cobró nada. Vuelve al pago, revisa lo que falta y sigue desde ahí.',
  ),
  PRICE_MOVED: moved,
  SEAL_INVALID: stop(
    'Hay que confirmar el total otra vez',
    'El pedido no se hizo y no se cobró nada. Vuelve a tu pedido, mira el total de nuevo y confírmalo, o llama y lo terminamos contigo.',
  ),
  PROMOTION_SPENT: stop(
    'Este código ya se usó todas las veces que se podía',
    'Tu carrito sigue igual y cuesta lo mismo que antes. Sigue sin el código, o prueba con otro.',
  ),
  WINDOW_GONE: windowGone,
  AGREEMENTS_INCOMPLETE: stop(
    'Falta aceptar un acuerdo',
    'El pedido no se hizo y no se cobró nada. Vuelve a tus datos y acepta los acuerdos.',
  ),
  PAYMENT_REJECTED: stop(
    'No pudimos aceptar este pago',
    'No se cobró nada y tu pedido sigue abierto. Revisa los números, o usa otra tarjeta u otra cuenta.',
  ),
  IDENTIFICATION_REJECTED: stop(
    'No pudimos usar ese número',
    'No quedó guardado y tu pedido sigue abierto. Revísalo y escríbelo otra vez, o sigue sin número.',
  ),
  PAYMENT_KEY_UNUSABLE: keySpent,
  ORDER_IN_FLIGHT: again(
    'Tu pedido ya está en camino',
    'Lo recibimos una vez y lo estamos terminando. Espera unos segundos y pregunta otra vez: no se hace un pedido nuevo.',
  ),
  KEY_REUSED: stop(
    'El pedido cambió mientras lo enviabas',
    'No hicimos un segundo pedido ni otro cobro. Vuelve a revisar el pedido y confírmalo.',
  ),
  HUMAN_CHECK_REQUIRED: again(
    'No pudimos comprobar que eres una persona',
    'Esta vez no enviamos nada y no se cobró nada; lo que escribiste sigue aquí. Intenta otra vez, o llama y lo hacemos contigo.',
  ),
  TOO_LARGE: stop(
    'Escribiste más de lo que podemos recibir',
    'Tu pedido no cambió. Acorta lo que escribiste y envíalo otra vez.',
  ),
  TOO_MANY: again(
    'Van muchos intentos seguidos',
    'Tu pedido sigue igual. Espera unos minutos antes de intentar otra vez, o llama y lo terminamos contigo.',
  ),
  UNAVAILABLE: again(
    `${name} no está disponible en este momento`,
    'Lo que elegiste y escribiste sigue aquí. Espera un minuto e intenta otra vez, o llama.',
  ),
  BROKEN: again(
    `Algo falló en el sistema de ${name}`,
    'Ya quedó registrado. Lo que elegiste y escribiste sigue aquí: intenta otra vez o llama.',
  ),
})

const tagWords = ({
  name,
}: BrandIdentity): Readonly<Record<Exclude<CheckoutFailure['_tag'], 'Refused'>, FailureWords>> => ({
  Unreachable: again(
    'No hay conexión',
    `No pudimos llegar a ${name}. Lo que elegiste y escribiste sigue aquí: revisa tu internet e intenta otra vez, o llama.`,
  ),
  TimedOut: again(
    'La respuesta tarda demasiado',
    'Dejamos de esperar. Lo que elegiste y escribiste sigue aquí: intenta otra vez en unos segundos, o llama.',
  ),
  Unintelligible: again(
    'No entendimos la respuesta',
    'La respuesta llegó incompleta y no la usamos. Lo que elegiste sigue aquí: intenta otra vez, o llama.',
  ),
  ProviderBroken: again(
    `El sistema de ${name} no pudo responder`,
    'El problema es nuestro y quedó registrado. Lo que elegiste y escribiste sigue aquí: intenta otra vez, o llama.',
  ),
  SessionExpired: expired,
  PriceMoved: moved,
  CardTooShort: unfit,
  KeyUnusable: keySpent,
  PaymentDeclined: declined,
  WindowGone: windowGone,
})

/** Returns the texts of any failure in a sale, from the address to the order. All declines share one text (S24). */
export const failureWords = (failure: CheckoutFailure, brand: BrandIdentity): FailureWords =>
  failure._tag === 'Refused' ? refusalWords(brand)[failure.code] : tagWords(brand)[failure._tag]

/** Returns the reference of a failed call in the provider's logs, or null. */
export const referenceOf = (failure: CheckoutFailure): string | null =>
  failure._tag === 'Refused' || failure._tag === 'ProviderBroken' ? failure.requestId : null

export const referenceWords = (reference: string): string => `Referencia: ${reference}`
