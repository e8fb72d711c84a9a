import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import { translated } from '#ui/content/language.ts'

type FollowUpMail = {
  readonly subject: (brandName: string) => string
  readonly preview: string
  readonly heading: string
  readonly lead: string
  readonly steps: readonly string[]
}

/** The e-mail that confirms a request about an address. */
export const followUpMail = translated<Readonly<Record<FollowUpKind, FollowUpMail>>>('followUpMail', {
  notice: {
    subject: (brandName) => `${brandName}: te avisamos cuando haya servicio`,
    preview: 'Guardamos tu correo para esta dirección.',
    heading: 'Te avisamos cuando haya servicio',
    lead: 'Guardamos tu correo para avisarte cuando puedas pedir el servicio en tu dirección. No compraste nada.',
    steps: [
      'Cuando haya servicio te escribimos una sola vez, a este correo.',
      'Si pasa un año sin novedades, borramos tu correo.',
    ],
  },
  dispute: {
    subject: (brandName) => `${brandName}: vamos a revisar tu dirección`,
    preview: 'Guardamos lo que nos dijiste de tu dirección.',
    heading: 'Vamos a revisar tu dirección',
    lead: 'Guardamos lo que nos dijiste. Una persona lo compara con el mapa de la red. No compraste nada.',
    steps: [
      'En dos días hábiles te escribimos el resultado, a este correo.',
      'Si el mapa estaba mal, lo corregimos y puedes pedir en línea.',
    ],
  },
})

export const followUpMailWords = translated('followUpMailWords', {
  address: 'Dirección',
  expectedOn: 'La red llega hacia el',
  next: 'Qué pasa ahora',
  stop: (phone: string): string =>
    `Si no lo pediste, o ya no quieres que te escribamos, llama al ${phone} y borramos tu correo.`,
  why: (brandName: string): string =>
    `Recibes este correo porque alguien lo escribió en ${brandName}. Nunca te pedimos por correo el número de tu tarjeta ni tu contraseña.`,
} as const)

/** The e-mail that an address can be served. */
export const serviceMail = translated('serviceMail', {
  subject: (brandName: string): string => `${brandName}: ya hay servicio en tu dirección`,
  preview: 'Mira los planes y sus precios.',
  heading: 'Ya hay servicio en tu dirección',
  lead: 'Nos pediste que te avisáramos. Ya puedes ver los planes de tu dirección y pedir en línea.',
  plans: 'Ver planes y precios',
  last: 'Este es el único aviso: ya borramos tu correo de la lista.',
} as const)
