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
  move: 'Cambiar la visita',
  cancel: 'Cancelar la visita',
  agree: 'Acordar una fecha',
  toAgree: {
    title: 'Tu visita no tiene fecha',
    body: 'Te llamamos para acordar la visita. Si prefieres, elige aquí el día y la hora.',
  },
  calendar: 'Agregar al calendario',
  calendarFile: (number: OrderNumber): string => `visita-${number}.ics`,
  atHome: 'Debe haber un adulto en casa durante la visita. Si no puedes ese día, cámbiala aquí.',
  byPhone: 'Esta visita ya no se cambia en línea.',
  moving: {
    title: 'Cambia tu visita',
    now: (visit: InstallationWindow): string => sentenceText(`Ahora es el ${visitText(visit)}`),
    lead: 'Elige otro día y otra hora. Tu visita de ahora sigue reservada hasta que confirmes.',
    act: (visit: string): string => `Cambiar al ${visit}`,
    choose: 'Cambiar la visita',
    busy: 'Cambiando tu visita',
    loading: 'Cargando... Buscamos horarios libres.',
    missing: 'Elige primero una hora.',
    empty: {
      title: 'No quedan horarios libres por ahora',
      body: 'Tu visita sigue como estaba. Llama y buscamos otro día contigo.',
    },
  },
  agreeing: {
    title: 'Acuerda tu visita',
    lead: 'Elige el día y la hora en que va el técnico. Te los confirmamos por correo.',
    act: (visit: string): string => `Reservar el ${visit}`,
    choose: 'Reservar la visita',
    busy: 'Reservando tu visita',
    emptyBody: 'Tu pedido sigue abierto. Llama y buscamos un día contigo.',
  },
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
