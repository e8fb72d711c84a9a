import { ACCOUNT_CODE_OF_CLIENT } from '#core/checkout/account-code.ts'
import type { Brand } from '#core/brand/brand.ts'
import { CART_LIFESPAN_DAYS } from '#core/cart/restoration.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { ORDER_CODE_MS, ORDER_CODE_OF_CLIENT, ORDER_PROOF_MS } from '#core/checkout/order-code.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { HOLD_MINUTES } from '#core/schedule/window.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '#core/session/session.ts'

/** Texts of the page that documents the provider's contract for client developers. */
export const apiDocsWords = {
  documentTitle: ({ name }: Brand): string => `Contrato del proveedor | ${name}`,
  description:
    'Todas las llamadas entre la tienda y su proveedor: qué piden, qué responden y por qué se niegan.',
  title: 'El contrato del proveedor',
  lead: (count: number): string =>
    `Estas ${count} llamadas son todo lo que la tienda sabe pedir. La página sale de los mismos registros que validan cada mensaje, así que dice lo que el servidor hace.`,
  raw: 'Leerlo como OpenAPI 3.1',
  index: 'Llamadas',
  types: 'Tipos',
  type: 'Tipo',
  simpleTypes: 'Tipos simples',
  refusals: 'Negativas',
} as const

/** The calls that do not need both session halves: cookie only, and both or none. */
type SessionExceptions = { readonly cookie: readonly string[]; readonly optional: readonly string[] }

/** The names of the header and the cookies of a session. */
type SessionNames = { readonly header: string; readonly cookie: string; readonly portalCookie: string }

const names = new Intl.ListFormat('es-US', { type: 'conjunction' })

/** The rules for every call: a name and its meaning. */
export const apiDocsRules = (
  baseUrl: string,
  { header, cookie, portalCookie }: SessionNames,
  exceptions: SessionExceptions,
) =>
  [
    {
      name: 'Ruta y formato',
      text: `Cada ruta empieza en ${baseUrl}. El cuerpo y la respuesta son JSON en UTF-8.`,
    },
    {
      name: 'Sesión',
      text: `Una sesión tiene dos mitades: el nombre va en el encabezado ${header} y el secreto en la cookie ${cookie}, que ningún script lee. Una llamada de la sesión pide las dos. Solo con la cookie se abre ${names.format(exceptions.cookie)}, que devuelve el nombre; las dos o ninguna piden ${names.format(exceptions.optional)}: sin ninguna dan lo que no es de una sesión, o nada. La sesión termina a los ${SESSION_IDLE_MS / 60_000} minutos sin uso, o a las ${SESSION_ABSOLUTE_MS / 3_600_000} horas.`,
    },
    {
      name: 'Portal',
      text: `El portal tiene su propia sesión, en la cookie ${portalCookie}: la abre quien entra con el proveedor de identidad. La cuenta es siempre la de esa sesión. La página dice en un encabezado qué cuenta muestra, y si es otra la llamada se niega.`,
    },
    {
      name: 'Origen',
      text: 'Todo lo que cambia algo, y todo lo que lee una sesión, se acepta solo desde las páginas de la tienda y desde programas que no son un navegador.',
    },
    {
      name: 'Textos',
      text: 'Los textos se leen en NFC y no llevan caracteres de control ni cambios de dirección. Una clave de más hace que se rechace el mensaje entero.',
    },
    {
      name: 'Dinero y tiempo',
      text: 'Los importes son centavos enteros. Los instantes son milisegundos desde 1970 en UTC; las fechas, días de la dirección.',
    },
    {
      name: 'Reintentos',
      text: 'El cliente repite solo las lecturas, el pedido y el cambio de un servicio, que llevan su clave, con la pausa que pida retry-after.',
    },
  ] as const

export const apiDocsSession = {
  none: 'Sin sesión',
  cookie: 'Con la cookie de la sesión',
  required: 'Con las dos mitades de la sesión',
  optional: 'Con las dos mitades de la sesión, o sin ninguna',
  portal: 'Con la cookie del portal',
} as const

/** The heading of each group of calls. A group without a heading uses its own name. */
export const apiDocsGroups: Readonly<Record<string, string>> = {
  address: 'Dirección',
  session: 'Sesión',
  cart: 'Ofertas y carrito',
  checkout: 'Datos, acuerdos y visita',
  risk: 'Riesgo',
  order: 'Pago y pedido',
  template: 'Modelos de página',
  orderStatus: 'Estado del pedido sin sesión',
  mobile: 'Celulares y líneas móviles',
  details: 'Detalles del pedido',
  phone: 'Números de teléfono',
  visitor: 'Quién visita la tienda',
  cartChange: 'Cambios del carrito',
  savedCart: 'Carritos guardados',
  promotion: 'Promociones y cupones',
  account: 'Cuenta de quien ya es cliente',
  followUp: 'Avisos y revisiones de una dirección',
  usage: 'Uso y fallas de las páginas',
  portal: 'Portal de clientes',
}

/** What each call does. */
export const apiDocsCalls: Readonly<Record<keyof Orchestrator, string>> = {
  requestFollowUp:
    'Guarda un aviso o una revisión de una dirección y lo confirma por correo, hasta el límite del buzón. Repetirla no guarda otra; toda solicitud recibe la misma respuesta.',
  serviceabilityCheck: 'Dice qué se puede contratar en una dirección, sin abrir una sesión.',
  addressSuggestions: 'Busca calles por texto, o los apartamentos de una calle y su código postal.',
  localize:
    'Dice qué se puede contratar en una dirección. Si la conoce abre una sesión, y la anterior termina.',
  expressAddress:
    'Como la anterior, pero solo para una dirección escrita igual que en la red: no busca ni propone otras.',
  processAddress: 'Dice cómo escribe la red una dirección, por partes, o cuáles otras podría ser.',
  addProgramDetails: 'Guarda en qué programas de ayuda participa el hogar, en lugar de los que había.',
  locationDetails: 'Da todo lo que se puede contar del lugar de la sesión.',
  prelocOffers: 'Da los planes que se venden en un código postal, con su precio desde.',
  addressContent: 'Da los textos del diálogo de la dirección y los teléfonos de la marca.',
  sessionStatus: 'Dice si la sesión vive y hasta cuándo. Preguntar no la alarga.',
  sessionPing: 'Alarga la sesión.',
  sessionInfo: 'Cuenta todo lo que la sesión tiene y devuelve su nombre después de una recarga.',
  deleteSession: 'Termina la sesión y devuelve la visita guardada.',
  getOffers:
    'Da las ofertas de la dirección con su precio completo, o solo las que la marca destaca. Sin sesión no hay ofertas.',
  addOffer: 'Pone un plan en el carrito en lugar del que había en el mismo servicio.',
  removeOffer: 'Quita un plan del carrito, y lo que iba con él.',
  addCartItem: 'Fija cuántos de un adicional, o de un plan que se vende por línea, lleva el carrito.',
  removeCartItem: 'Quita del carrito un adicional, o un plan que se vende por línea.',
  cart: 'Da el carrito con su precio. Sin sesión la respuesta es null.',
  cartSummary: 'Da el carrito con su precio, con impuestos o sin ellos.',
  addCustomer: 'Guarda quién firma el pedido.',
  riskRequirements: 'Dice qué pide la pregunta de riesgo y qué depósito puede resultar.',
  assessRisk:
    'Responde la pregunta de riesgo, con el número cifrado, y pone o quita el depósito del carrito.',
  installOptions: 'Da las maneras de instalar el servicio.',
  chooseInstallOption: 'Elige cómo se instala el servicio.',
  getAgreements: 'Da los textos que acepta quien compra este carrito.',
  acceptAgreements: 'Acepta los textos en la versión mostrada.',
  paymentSession: 'Da una clave de un solo uso para cifrar una tarjeta, una cuenta o una identificación.',
  validatePayment: 'Recibe la tarjeta o la cuenta cifrada. Sin cifrar se rechaza, diga lo que diga.',
  installationSchedule: 'Da los horarios en que puede ir un técnico.',
  chooseWindow: `Guarda un lugar en un horario, por ${HOLD_MINUTES} minutos.`,
  order: 'Hace el pedido, una vez por clave y por el precio sellado que vio quien compra.',
  orderStatus: 'Dice cómo terminó un pedido que quedó en duda.',
  pageModel:
    'Da el modelo de una página de la compra que se pide con datos: qué bloques lleva, qué ofertas, qué se muestra y adónde sigue. Cada página tiene su propia forma de cuerpo y pide la sesión.',
  pageModelOf:
    'Da el modelo de una página que no necesita datos. Las de la compra piden la sesión; la calculadora, la tienda móvil y el portal no, y del portal salen solo textos.',
  requestOrderCode: `Envía un código a quien hizo el pedido, válido por ${ORDER_CODE_MS / 60_000} minutos. La respuesta es la misma si el pedido no existe.`,
  lookUpOrder: `Da el pedido por su código, que sirve una sola vez. Después de ${ORDER_CODE_OF_CLIENT.tries} códigos equivocados ninguno sirve.`,
  orderVisitWindows:
    'Da los horarios a los que se puede mover la visita de un pedido, con la prueba que dio su código.',
  moveOrderVisit: `Mueve la visita de un pedido con la prueba que dio su código, válida por ${ORDER_PROOF_MS / 60_000} minutos y para ese pedido, y lo confirma por correo.`,
  requestAccountCode:
    'Envía un código al correo de la cuenta que hay en la dirección. La respuesta es la misma si no hay ninguna.',
  proveAccount: `Confirma con el código que la cuenta es de quien visita, y da sus equipos y su saldo. Después de ${ACCOUNT_CODE_OF_CLIENT.tries} códigos equivocados ninguno sirve.`,
  updateCustomer: 'Cambia parte de los datos de quien firma, o cómo llega la factura. Lo demás queda igual.',
  sroSchedule:
    'Da los horarios de una visita que revisa el sitio, donde reemplaza a la instalación. Sin sesión la lista está vacía.',
  chooseSroWindow: `Guarda un lugar en un horario de esa visita, por ${HOLD_MINUTES} minutos, en lugar del que había.`,
  checkout: 'Dice qué tiene el pedido, qué le falta y cuánto cuesta. No cambia nada de él.',
  orderDetails:
    'Acredita el pedido, o el que está por venir, a quien recomendó la tienda. Pide uno de los dos datos al menos.',
  phoneOptions: 'Da números para una línea nueva, y los que ya tienen las líneas del carrito.',
  verifyPhoneNumber: 'Dice si un número está en uso y cuáles puede tener una línea nueva.',
  phonePortability: 'Dice si un número puede pasar a una línea. Si no puede, no se dice por qué.',
  updatePhoneDetails:
    'Guarda los números de las líneas. Para conservar uno, antes se pregunta si puede pasar.',
  affiliateId: 'Da el socio que corresponde al vParam de una dirección de llegada.',
  recaptchaChallenge:
    'Da un problema cuya solución se devuelve como prueba. Con un verificador externo es nulo, y dice qué script da las pruebas.',
  validateRecaptcha:
    'Dice si una prueba muestra que hay una persona. Cada una sirve una vez y da un pase para una llamada.',
  modifyCart:
    'Deja en el carrito exactamente estos planes y adicionales, todos o ninguno. Dice qué versión se vio.',
  offerSwap: 'Da las ofertas por las que se puede cambiar una del carrito, y qué cambia con cada una.',
  tvOffer: 'Pone un plan de televisión, o lo cambia por el que se ve activo.',
  phoneOffer: 'Pone un plan de teléfono, o lo cambia por el que se ve activo.',
  disclaimer: 'Da el texto legal de una oferta, con sus propios números.',
  deleteCart: 'Vacía el carrito y devuelve la visita y los cupones que tenía.',
  finalizeCart: 'Mira el carrito por última vez antes de los datos y dice qué cambió desde que se vio.',
  updateSessionStep: 'Guarda en qué paso va la visita, si puede estar ahí.',
  persistCart: `Guarda el carrito por ${CART_LIFESPAN_DAYS} días. Si se pide, da un código nuevo para seguir en otro dispositivo; si no, el que había sigue sirviendo.`,
  getPersistentCart:
    'Da las ofertas de un carrito guardado, y nada de la persona. Con el código sin usar da también la dirección, mientras su sesión vive.',
  restorePersistentCart:
    'Pasa un carrito guardado a este, por su nombre o por su código, hasta donde se vende en esta dirección.',
  devices: 'Da los dispositivos de una categoría, con sus precios y lo que hay ahora.',
  mobileCart: 'Da las líneas y los dispositivos móviles del carrito, y el paso que sigue.',
  setMobileItems:
    'Pone exactamente estas líneas y dispositivos móviles en esta versión del carrito, o no cambia nada. Dice el paso que sigue.',
  tradeInModels: 'Da los modelos usados que se reciben, y cuánto vale cada uno sin el bono.',
  tradeInOffer:
    'Dice cuánto se da por un celular usado, o por qué no se recibe. No cambia nada: lo acepta una línea que nombra la oferta.',
  promotions: 'Da las promociones del carrito, las que casi tiene con lo que les falta, y los cupones.',
  applyPromotion:
    'Toma un uso de un cupón para este carrito, una sola vez. Si no descuenta nada, dice por qué y qué falta, y no gasta ningún uso.',
  removePromotion: 'Quita un cupón de este carrito y devuelve su uso.',
  recordEvents:
    'Cuenta sucesos de las páginas, por día, de quien aceptó las estadísticas. No lleva datos de nadie.',
  recordLog: 'Anota en el registro las fallas que ven las páginas, sin datos de nadie.',
  portalSession:
    'Dice quién entró al portal, con qué cuentas y hasta cuándo. Sin la cookie del portal no es nadie. Preguntar no alarga la sesión.',
  portalPing: 'Alarga la sesión del portal.',
  portalSignOut:
    'Termina la sesión del portal. En leaveTo va la página que termina también la del proveedor de identidad, si la hay.',
  chooseAccount: 'Elige una de las cuentas de quien entró. De ahí en adelante toda llamada es de esa cuenta.',
  accountSummary:
    'Da la cuenta de la sesión: servicios, precios, facturas del último año, pedidos, visitas y cambios.',
  bill: 'Da una factura de la cuenta, con cada importe.',
  retentionOptions:
    'Da lo que el titular puede hacer en lugar de cancelar unos servicios, con su precio en el tiempo. Primero va lo que más le conviene.',
  previewChange:
    'Dice qué haría un cambio: desde cuándo, cuánto se paga antes y después, el ajuste del mes, los equipos por devolver y lo que hay que leer. No cambia nada.',
  requestChange:
    'Pide el cambio una vez por clave, con el token de las cifras que vio el titular. Queda pendiente hasta su fecha y se confirma por correo.',
  withdrawChange: 'Retira un cambio pendiente. Todo sigue como estaba.',
  visitWindows:
    'Da los horarios a los que se puede mover la visita de un pedido, o en los que se puede acordar una.',
  moveVisit: 'Mueve la visita de un pedido a otro horario, o acuerda una, y lo confirma por correo.',
  cancelVisit:
    'Cancela la visita de un pedido y lo confirma por correo. Otra visita se acuerda en línea o por teléfono.',
  setAutoPay:
    'Termina los pagos automáticos, o los activa otra vez con el método guardado, y lo confirma por correo. Repetirla no cambia nada. Sin método guardado se rechaza.',
}

/** What a refusal means to a client, and how the client can handle it. */
export const apiDocsRefusals: Readonly<Record<RefusalCode, string>> = {
  BAD_REQUEST: 'El mensaje no tiene la forma de esta llamada. Repetirlo no cambia nada.',
  NOT_FOUND: 'No existe, o es de otra sesión o de otra cuenta: la respuesta es la misma.',
  METHOD_NOT_ALLOWED: 'La ruta existe, pero no con este método.',
  SESSION_EXPIRED: 'La sesión terminó o le falta una mitad. Hay que escribir la dirección otra vez.',
  FORBIDDEN_ORIGIN: 'La llamada viene de una página que no es de la tienda.',
  OFFER_UNKNOWN: 'La oferta no se vende en esta dirección, o no de esta manera.',
  QUANTITY_OUT_OF_RANGE: 'La cantidad pasa del máximo de la oferta. El carrito queda igual.',
  PLAN_MISSING:
    'La oferta necesita un plan que falta en el carrito: el de su servicio, o el servicio con el que se vende.',
  MOBILE_ITEM_INVALID:
    'Un artículo móvil se contradice en su SIM, sus planes o su pago, o las líneas llevan planes distintos. El carrito queda igual.',
  TRADE_IN_BLOCKED:
    'El celular usado está reportado o tiene deuda, así que no se recibe. El carrito queda igual.',
  TRADE_IN_OPEN:
    'El celular usado ya se entrega en otro pedido. La negativa trae el final de su IMEI en imeiEnding. El carrito queda igual y no se cobra nada.',
  OUT_OF_STOCK: 'No quedan tantas unidades de un dispositivo. El carrito queda igual y no se cobra nada.',
  CART_ORDERED: 'El carrito ya es un pedido y no cambia más.',
  CART_STALE: 'El carrito cambió desde la versión que dice la llamada. La negativa trae el de ahora en cart.',
  STEP_MISSING: 'Falta un paso anterior, o la dirección no puede comprar.',
  PRICE_MOVED:
    'El carrito cuesta otra cosa que lo esperado. La negativa trae el precio nuevo en quote y su sello en seal.',
  SEAL_INVALID:
    'El sello no es de este carrito, o ya no vale. Se lee el carrito otra vez y se pide con su sello.',
  PROMOTION_SPENT: 'El cupón ya no tiene usos. El carrito queda igual.',
  WINDOW_GONE: 'El horario se llenó o ya no se ofrece. Se conserva el que había.',
  AGREEMENTS_INCOMPLETE: 'Falta un acuerdo, o se aceptó otra versión.',
  PAYMENT_REJECTED: 'La tarjeta o la cuenta no sirve. No se dice por qué.',
  IDENTIFICATION_REJECTED: 'La identificación no sirve. No se dice por qué.',
  PAYMENT_KEY_UNUSABLE: 'La clave de cifrado se usó, venció o es de otra sesión. Se pide una nueva.',
  ORDER_IN_FLIGHT: 'Un pedido de este carrito está en camino. Se pregunta otra vez con la misma clave.',
  LOGIN_REQUIRED: 'Nadie entró al portal, o la sesión del portal terminó. Hay que entrar otra vez.',
  MFA_REQUIRED: 'Falta el segundo factor. La página lleva a él y después vuelve.',
  NOT_AUTHORIZED: 'Solo el titular principal usa el portal.',
  ACCOUNT_CHANGED:
    'La página muestra otra cuenta que la de la sesión. Se lee el resumen otra vez y se repite si aún hace falta.',
  CHANGE_BLOCKED: 'Este servicio no se puede cambiar en línea ahora: el resumen de la cuenta dice por qué.',
  CHANGE_MOVED:
    'Las cifras del cambio ya son otras. Se pide la vista previa otra vez y se confirma con su token.',
  KEY_REUSED: 'La clave ya se usó para otra cosa: con otros totales, o con otro cambio.',
  HUMAN_CHECK_REQUIRED:
    'La llamada necesita un pase de la comprobación de que hay una persona; cada pase sirve para una llamada.',
  TOO_LARGE: 'El mensaje pasa del máximo.',
  TOO_MANY: 'Van muchas llamadas seguidas. Se espera lo que diga retry-after.',
  UNAVAILABLE: 'El proveedor no está disponible. Se espera lo que diga retry-after.',
  BROKEN: 'Falló algo del lado del proveedor, que lo encuentra por requestId.',
}

export const apiDocsCallWords = {
  session: 'Sesión',
  time: 'Tiempo máximo',
  seconds: (ms: number): string => `${ms / 1_000} s por intento`,
  retry: 'Repetible',
  mayRetry: 'Sí, el cliente la repite solo',
  mayNotRetry: 'No',
  limit: 'Límite',
  pass: 'Comprobación de persona',
  passAlways: 'Siempre pide un pase en el encabezado human-pass',
  passAbove: (rates: string): string => `Pide un pase en el encabezado human-pass después de ${rates}`,
  noLimit: 'Ninguno',
  perSession: ({ max, perMs }: { readonly max: number; readonly perMs: number }): string =>
    `${max} por sesión cada ${perMs / 60_000} min`,
  perClient: ({ max, perMs }: { readonly max: number; readonly perMs: number }): string =>
    `${max} por dirección de red cada ${perMs / 60_000} min`,
  parameters: 'Parámetros',
  parameterPlaces: { path: 'en la ruta', query: 'en la consulta', header: 'en un encabezado' },
  body: 'Cuerpo',
  answer: 'Respuesta',
  pending: 'Con 202 en lugar de 200 mientras no se sabe cómo termina.',
  field: 'Campo',
  value: 'Valor',
  code: 'Código',
  meaning: 'Significado',
  isOptional: 'opcional',
  envelope: 'Cómo se cifra, paso a paso (en inglés)',
  requestExample: 'Ejemplo de llamada',
  answerExample: 'Ejemplo de respuesta',
  common: 'Las de toda llamada',
  of: (call: string): string => `de ${call}`,
} as const

const number = new Intl.NumberFormat('es-US')

/** The texts for the allowed values of a schema. */
export const apiDocsValues = {
  text: 'texto',
  integer: 'entero',
  yesOrNo: 'sí o no',
  object: 'objeto',
  oneOf: 'uno de',
  oneForm: 'una de estas formas',
  nullable: 'nulo, o',
  list: (max: number): string => `lista de hasta ${number.format(max)}:`,
  of: 'de',
  when: (tag: string, value: string): string => `si ${tag} es ${value}`,
  characters: (min: number, max: number): string =>
    min === max
      ? `${number.format(max)} caracteres`
      : `${number.format(min)} a ${number.format(max)} caracteres`,
  between: (min: number, max: number): string => `${number.format(min)} a ${number.format(max)}`,
} as const
