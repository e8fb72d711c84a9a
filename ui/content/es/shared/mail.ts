import { ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import type { QuoteLine } from '#core/pricing/quoted.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { InstallWay } from '../sale/installation.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { formatWords } from '#ui/content/es/shared/format.ts'
import { counted, dateText, hoursText, listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** How long a code is valid, in minutes. */
export const CODE_MINUTES = ORDER_CODE_MS / 60_000

/** Texts that every e-mail shares. */
export const mailWords = translated('mailWords', {
  hello: (firstName: string): string => `Hola, ${firstName}:`,
  call: (phone: string): string => `Llama al ${phone}`,
  store: 'Ir a la tienda',
  status: 'Ver cómo va tu pedido',
  why: (brandName: string): string =>
    `Recibes este correo por un pedido en ${brandName}. Nunca te pedimos por correo el número de tu tarjeta ni tu contraseña.`,
} as const)

const changes: Readonly<Record<InstallWay, string>> = {
  visit: 'Cambiar el día de la visita, los servicios',
  arrange: 'Acordar el día de la visita, cambiar los servicios',
  self: 'Cambiar los servicios',
  none: 'Cambiar tus líneas',
}

/** The e-mail that confirms an order. */
export const confirmedMail = translated('confirmedMail', {
  subject: (brandName: string, orderNumber: string): string =>
    `${brandName}: tu pedido ${orderNumber} está hecho`,
  preview: (today: string, next: string): string => `Pagaste ${today}. ${next}`,
  heading: 'Tu pedido está hecho',
  lead: 'Gracias. Guarda este correo: es el comprobante de tu pedido.',
  number: 'Número de pedido',
  bought: 'Lo que compraste',
  taxes: 'Los precios llevan los impuestos incluidos.',
  paid: 'Lo que pagas',
  paidToday: 'Pagado hoy',
  paidWith: 'Pagaste con',
  when: 'Cuándo',
  where: 'Dónde',
  account: 'Tu cuenta en línea',
  signUpLead: 'Crea tu acceso y ve ahí tu pedido y tus facturas. También cambias o cancelas lo que quieras.',
  signUp: 'Crea tu acceso',
  change: '¿Necesitas cambiar o cancelar algo?',
  howToChange: (phone: string, orderNumber: string, way: InstallWay): string =>
    `Llama al ${phone} y di tu número de pedido, ${orderNumber}. ${changes[way]} o cancelar se hace en la misma llamada.`,
} as const)

/** The prices of a line of an order. */
export const mailLineWords = translated('mailLineWords', {
  included: 'Incluido',
  monthly: (amount: string): string => `${amount} al mes`,
  oneTime: (amount: string): string => `${amount} una sola vez`,
} as const)

/** "martes 24 de noviembre de 2026, de 8 a 10 a. m.". */
export const visitText = (visit: InstallationWindow): string =>
  formatWords.visit(dateText(visit.date), hoursText(visit.fromHour, visit.toHour))

/** Writes the price of a line with tax: monthly, one-time, both or free. */
export const lineAmount = ({ monthly, oneTime }: Pick<QuoteLine, 'monthly' | 'oneTime'>): string => {
  const parts = [
    ...(monthly.total === 0 ? [] : [mailLineWords.monthly(money(monthly.total).text)]),
    ...(oneTime.total === 0 ? [] : [mailLineWords.oneTime(money(oneTime.total).text)]),
  ]
  return parts.length === 0 ? mailLineWords.included : listText(parts)
}

/** Writes a line's name, with its quantity if it is more than one. */
export const lineName = ({ name, quantity }: Pick<QuoteLine, 'name' | 'quantity'>): string =>
  quantity === 1 ? brandText(name) : `${brandText(name)} (${quantity})`

/** The e-mail that an order in doubt was not placed. */
export const declinedMail = translated('declinedMail', {
  subject: (brandName: string): string => `${brandName}: tu pedido no se hizo`,
  preview: 'El banco no aprobó el pago. No se cobró nada.',
  heading: 'Tu pedido no se hizo',
  happened: (today: string): string => `El banco no aprobó el pago de ${today} que había quedado en espera.`,
  meaning:
    'No quedó ningún pedido, y no se cobró nada. Si tu banco todavía muestra el cargo como pendiente, lo quita solo en unos días.',
  now: 'Qué puedes hacer ahora',
  steps: (phone: string): readonly string[] => [
    'Vuelve a la tienda y haz el pedido otra vez con otra tarjeta o con tu cuenta bancaria.',
    `O llama al ${phone} y lo hacemos contigo por teléfono.`,
  ],
} as const)

/** The message with the code that gives access to an order. */
export const codeMail = translated('codeMail', {
  subject: (brandName: string): string => `${brandName}: tu código para ver tu pedido`,
  preview: `Vence en ${CODE_MINUTES} minutos y sirve una sola vez.`,
  heading: 'Tu código para ver tu pedido',
  lead: (orderNumber: string): string => `Alguien pidió ver el pedido ${orderNumber} con este código.`,
  code: 'Código',
  validity: `Vence en ${CODE_MINUTES} minutos y sirve una sola vez. No lo compartas: nadie de la tienda te lo va a pedir.`,
  notYou: 'Si no lo pediste, no hagas nada: sin el código nadie ve tu pedido.',
  sms: (brandName: string, code: string): string =>
    `${brandName}: tu código para ver tu pedido es ${code}. Vence en ${CODE_MINUTES} minutos. No lo compartas.`,
} as const)

/** The message with the code by which an existing customer proves to hold the account. The rest is as in `codeMail`. */
export const accountCodeMail = translated('accountCodeMail', {
  subject: (brandName: string): string => `${brandName}: tu código para agregar servicios`,
  heading: 'Tu código para agregar servicios a tu cuenta',
  lead: (brandName: string): string =>
    `Alguien quiere agregar servicios a tu cuenta de ${brandName} en la tienda. Escribe este código en esa página para confirmar que la cuenta es tuya.`,
  notYou: 'Si no lo pediste, no hagas nada: sin el código nadie ve los equipos ni el saldo de tu cuenta.',
} as const)

/** The code messages of the identity pages: second factor and proof of an address. The rest is as in `codeMail`. */
export const identityCodeMail = translated('identityCodeMail', {
  login: {
    subject: (brandName: string): string => `${brandName}: tu código para entrar`,
    heading: 'Tu código para entrar a tu cuenta',
    lead: (brandName: string): string =>
      `Alguien escribió la contraseña de tu cuenta de ${brandName}. Escribe este código en esa página para entrar.`,
    notYou: (phone: string): string =>
      `Si no fuiste tú, alguien sabe tu contraseña. Sin el código no puede entrar: llama al ${phone} y la cambiamos.`,
  },
  signup: {
    subject: (brandName: string): string => `${brandName}: tu código para crear tu acceso`,
    heading: 'Tu código para crear tu acceso',
    lead: (brandName: string): string =>
      `Alguien quiere crear un acceso para tu pedido de ${brandName} con este correo. Escribe este código en esa página.`,
    notYou: (phone: string): string =>
      `Si no fuiste tú, no hagas nada: sin el código nadie ve tu pedido. ¿Dudas? Llama al ${phone}.`,
  },
  reset: {
    subject: (brandName: string): string => `${brandName}: tu código para elegir otra contraseña`,
    heading: 'Tu código para elegir otra contraseña',
    lead: (brandName: string): string =>
      `Alguien quiere elegir otra contraseña para tu cuenta de ${brandName}. Escribe este código en esa página para cambiarla.`,
    notYou: (phone: string): string =>
      `Si no fuiste tú, no hagas nada: sin el código tu contraseña no cambia. ¿Dudas? Llama al ${phone}.`,
  },
} as const)

/** The e-mail about wrong attempts that have locked a login. `minutes`: how long it is locked. */
export const identityLockedMail = translated('identityLockedMail', {
  subject: (brandName: string): string => `${brandName}: alguien intentó entrar a tu cuenta`,
  preview: 'Frenamos los intentos por unos minutos.',
  heading: 'Demasiados intentos de entrar',
  happened: {
    password: (brandName: string): string =>
      `Alguien escribió varias veces una contraseña equivocada para tu cuenta de ${brandName}.`,
    factor: (brandName: string): string =>
      `Alguien entró con la contraseña correcta de tu cuenta de ${brandName} y escribió varias veces un código de confirmación equivocado.`,
  },
  locked: {
    password: (minutes: number): string =>
      `Durante ${counted(minutes, 'minuto', 'minutos')} no se puede entrar desde lugares nuevos. Donde ya entraste en los últimos 30 días puedes seguir entrando.`,
    factor: (minutes: number): string =>
      `Durante ${counted(minutes, 'minuto', 'minutos')} no se acepta ningún código. Nadie entró a tu cuenta.`,
  },
  you: 'Si fuiste tú, espera y prueba otra vez, o elige otra contraseña.',
  notYou: {
    password: (phone: string): string =>
      `Si no fuiste tú, tu contraseña sigue siendo secreta y no tienes que hacer nada. Si dudas, cámbiala o llama al ${phone}.`,
    factor: (phone: string): string =>
      `Si no fuiste tú, alguien conoce tu contraseña: cámbiala ahora, o llama al ${phone}.`,
  },
  reset: 'Elegir otra contraseña',
} as const)

/** The message that a part of a login has changed. */
export const identityChangedMail = translated('identityChangedMail', {
  password: {
    subject: (brandName: string): string => `${brandName}: tu contraseña cambió`,
    preview: 'Cerramos tu sesión en todos tus dispositivos.',
    heading: 'Tu contraseña cambió',
    happened: (brandName: string): string =>
      `La contraseña de tu cuenta de ${brandName} cambió con un código que enviamos a este correo.`,
    meaning:
      'Cerramos tu sesión en todos tus dispositivos. Para entrar usa tu nueva contraseña y tu segunda confirmación, que no cambió.',
  },
  totp: {
    subject: (brandName: string): string => `${brandName}: tu segunda confirmación cambió`,
    preview: 'Desde ahora usas una app de autenticación.',
    heading: 'Tu segunda confirmación cambió',
    happened: (brandName: string): string =>
      `Para entrar a tu cuenta de ${brandName} usas desde ahora los códigos de tu app de autenticación.`,
    meaning: 'Ya no enviamos códigos a este correo. Puedes volver a ellos en Seguridad de tu cuenta.',
  },
  email: {
    subject: (brandName: string): string => `${brandName}: tu segunda confirmación cambió`,
    preview: 'Desde ahora recibes los códigos en este correo.',
    heading: 'Tu segunda confirmación cambió',
    happened: (brandName: string): string =>
      `Para entrar a tu cuenta de ${brandName} recibes desde ahora los códigos en este correo.`,
    meaning:
      'Los códigos de tu app de autenticación ya no sirven. Puedes conectar otra en Seguridad de tu cuenta.',
  },
  notYou: (phone: string): string =>
    `Si no fuiste tú, llama ahora al ${phone}: bloqueamos tu cuenta y la recuperamos contigo.`,
  login: 'Entrar a tu cuenta',
} as const)
