import type { OrderNumber } from '#core/checkout/order.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { visitText } from '#ui/content/format.ts'
import { sentenceText } from '#ui/content/sentence-text.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the orders of an account, their visits and what was signed with them. */
export const accountOrdersWords = translated('accountOrdersWords', {
  heading: 'Pedidos y visitas',
  none: 'No hay pedidos en esta cuenta.',
  order: (number: OrderNumber): string => `Pedido ${number}`,
  placed: (date: string): string => `Hecho el ${date}`,
  open: 'Abierto',
  done: 'Hecho',
  cancel: 'Cancelar la visita',
  agree: 'Acordar una fecha',
  toAgree: {
    title: 'Tu visita no tiene fecha',
    body: 'Te llamamos para acordar la visita. Si prefieres, elige aquí el día y la hora.',
  },
  calendar: 'Agregar al calendario',
  calendarFile: (number: OrderNumber): string => `visita-${number}.ics`,
  byPhone: 'Esta visita ya no se cambia en línea.',
  cancelling: {
    title: '¿Cancelamos la visita?',
    body: (visit: InstallationWindow): string =>
      `${sentenceText(`Nadie va a ir el ${visitText(visit)}`)} Tu pedido sigue abierto: elige aquí otra fecha cuando quieras, o te llamamos para acordarla.`,
    confirm: 'Sí, cancelar la visita',
    keep: 'Conservar mi visita',
    busy: 'Cancelando la visita',
  },
} as const)

/** Texts of the agreements of the orders of an account. */
export const signedAgreementsWords = translated('signedAgreementsWords', {
  heading: 'Lo que firmaste',
  hint: 'El texto es el de la versión que aceptaste.',
  version: (version: string, date: string): string => `Versión ${version}, aceptada el ${date}`,
} as const)
