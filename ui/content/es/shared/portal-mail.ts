import type { AutoPayMessageKind, ChangeMessageKind, VisitMessageKind } from '#core/portal/portal-message.ts'
import type { ChangeRequest, ReturnMethod } from '#core/portal/service-change.ts'
import { sentenceText } from '#ui/content/sentence-text.ts'
import { translated } from '#ui/content/language.ts'

type ChangeText = {
  readonly subject: (brandName: string, number: string) => string
  readonly heading: string
  readonly lead: string
}

/** What happened to a change, by its kind. */
export const changeMail = translated<
  Readonly<Record<ChangeMessageKind, Readonly<Record<ChangeRequest['kind'], ChangeText>>>>
>('changeMail', {
  changeRequested: {
    cancel: {
      subject: (brandName, number) => `${brandName}: recibimos tu cancelación ${number}`,
      heading: 'Recibimos tu cancelación',
      lead: 'Ya está en marcha: no tienes que llamar. Guarda este correo: es el comprobante de tu cancelación.',
    },
    acceptOption: {
      subject: (brandName, number) => `${brandName}: recibimos tu cambio ${number}`,
      heading: 'Recibimos tu cambio',
      lead: 'Tu servicio sigue, con lo que aceptaste. Guarda este correo: es el comprobante de tu cambio.',
    },
  },
  changeWithdrawn: {
    cancel: {
      subject: (brandName, number) => `${brandName}: deshiciste tu cancelación ${number}`,
      heading: 'Deshiciste tu cancelación',
      lead: 'Tus servicios siguen como estaban, al mismo precio. No tienes que hacer nada más.',
    },
    acceptOption: {
      subject: (brandName, number) => `${brandName}: deshiciste tu cambio ${number}`,
      heading: 'Deshiciste tu cambio',
      lead: 'Tus servicios siguen como estaban, al mismo precio. No tienes que hacer nada más.',
    },
  },
  changeDone: {
    cancel: {
      subject: (brandName, number) => `${brandName}: tu cancelación ${number} está hecha`,
      heading: 'Tu cancelación está hecha',
      lead: 'El servicio terminó. Aquí está lo que queda por hacer y por pagar.',
    },
    acceptOption: {
      subject: (brandName, number) => `${brandName}: tu cambio ${number} ya está activo`,
      heading: 'Tu cambio ya está activo',
      lead: 'Desde hoy pagas lo que aceptaste.',
    },
  },
})

/** The facts of a change and its figures. */
export const changeMailWords = translated('changeMailWords', {
  preview: (day: string): string => `Vale desde el ${day}. Aquí está todo, con fechas y montos.`,
  previewWithdrawn: 'Todo sigue como estaba.',
  number: 'Número del cambio',
  what: 'Qué cambia',
  services: 'Servicios',
  lastDay: 'Último día de servicio',
  startsOn: 'Empieza',
  monthly: 'Cuánto pagas',
  before: 'Sin este cambio',
  afterNone: 'Después',
  nothing: 'Nada: no queda ningún servicio',
  aMonth: (amount: string): string => `${amount} al mes`,
  figures: 'Tu cuenta después del cambio',
  unpaid: 'Facturas por pagar',
  unused: (days: number): string => (days === 1 ? '1 día pagado sin usar' : `${days} días pagados sin usar`),
  instalments: 'Cuotas de equipos por pagar',
  owed: 'Te queda por pagar',
  refunded: 'Te devolvemos',
  taxes: 'Los montos incluyen los impuestos.',
  equipment: 'Equipos por devolver',
  returnBy: (day: string, fee: string): string => `a más tardar el ${day}; si no vuelve, ${fee} por cada uno`,
  next: 'Qué pasa y cuándo',
  untilThen: (day: string): string => `Hasta el ${day} inclusive todo sigue funcionando igual.`,
  startsThen: (day: string): string => `El ${day} empieza lo que aceptaste. Antes no cambia nada.`,
  finalBill: (day: string): string => `La próxima factura, del ${day}, ya lleva este cambio.`,
  mayWithdraw: (day: string): string =>
    `Si cambias de idea, deshazlo en tu cuenta en línea hasta el ${day}. No cuesta nada.`,
  help: (phone: string, number: string): string =>
    `¿Algo no está bien? Llama al ${phone} y di el número ${number}. Una persona lo revisa contigo.`,
  account: 'Ver mi cuenta',
  why: (brandName: string): string =>
    `Recibes este correo por tu cuenta de ${brandName}. Nunca te pedimos por correo el número de tu tarjeta ni tu contraseña.`,
} as const)

/** How equipment comes back. */
export const returnMail = translated<Readonly<Record<ReturnMethod, string>>>('returnMail', {
  store: 'Llévalos a cualquiera de nuestras tiendas, con sus cables. Te damos un comprobante.',
  mail: 'Te enviamos por correo una etiqueta ya pagada. Pégala en la caja y entrégala en el correo.',
})

type VisitText = {
  readonly subject: (brandName: string, orderNumber: string) => string
  readonly preview: (visit: string) => string
  readonly heading: string
  readonly lead: string
  readonly when: string
  readonly steps: (phone: string, orderNumber: string) => readonly string[]
}

/** What happened to the visit of an order. */
export const visitMail = translated<Readonly<Record<VisitMessageKind, VisitText>>>('visitMail', {
  visitMoved: {
    subject: (brandName, orderNumber) => `${brandName}: nueva fecha de tu visita, pedido ${orderNumber}`,
    preview: (visit) => sentenceText(`Ahora es el ${visit}`),
    heading: 'Tu visita tiene otra fecha',
    lead: 'Cambiamos la visita como pediste. El archivo de este correo la mueve también en tu calendario.',
    when: 'Nueva fecha',
    steps: (phone) => [
      'Debe haber un adulto en casa durante la visita.',
      'Despeja el lugar donde quieres el equipo, cerca de un enchufe.',
      `Si no puedes ese día, cámbiala otra vez en tu cuenta en línea o llama al ${phone}.`,
    ],
  },
  visitCancelled: {
    subject: (brandName, orderNumber) => `${brandName}: visita cancelada, pedido ${orderNumber}`,
    preview: (visit) => `${sentenceText(`Era el ${visit}`)} Tu pedido sigue en pie.`,
    heading: 'Tu visita está cancelada',
    lead: 'Nadie va a ir ese día. Tu pedido sigue en pie: falta acordar cuándo se instala.',
    when: 'Era',
    steps: (phone, orderNumber) => [
      `Llama al ${phone} y di tu número de pedido, ${orderNumber}, para acordar otra fecha.`,
      'El archivo de este correo quita la visita de tu calendario.',
    ],
  },
})

type AutoPayText = {
  readonly subject: (brandName: string) => string
  readonly heading: string
  readonly lead: string
  readonly next: (phone: string) => readonly string[]
}

/** What happened to automatic payments. */
export const autoPayMail = translated<Readonly<Record<AutoPayMessageKind, AutoPayText>>>('autoPayMail', {
  autoPayEnded: {
    subject: (brandName) => `${brandName}: terminaste los pagos automáticos`,
    heading: 'Terminaste los pagos automáticos',
    lead: 'Desde hoy no cobramos ninguna factura nueva por nuestra cuenta. Tus servicios y tus precios siguen iguales. Guarda este correo: es el comprobante.',
    next: (phone) => [
      `Paga tu próxima factura antes de que venza: llama al ${phone}.`,
      'La factura que ya salió queda como estaba: se paga sola.',
      'Puedes activarlos otra vez en tu cuenta.',
    ],
  },
  autoPayStarted: {
    subject: (brandName) => `${brandName}: activaste los pagos automáticos`,
    heading: 'Activaste los pagos automáticos',
    lead: 'Autorizaste que cada factura nueva se cobre sola, hasta que los termines. Guarda este correo: es tu copia de la autorización.',
    next: (phone) => [
      'Los terminas cuando quieras en tu cuenta, en Tu saldo y tus facturas.',
      `Si no fuiste tú, llama al ${phone}.`,
    ],
  },
})

export const autoPayMailWords = translated('autoPayMailWords', {
  method: 'Con',
  bill: 'Próxima factura',
  due: 'Vence',
} as const)

export const visitMailWords = translated('visitMailWords', {
  number: 'Número de pedido',
  where: 'Dónde',
  next: 'Qué pasa ahora',
} as const)
