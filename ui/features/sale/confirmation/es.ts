import type { ServiceAddress } from '#core/localization/localization.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { calendarText, hoursText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the confirmation. */
export const confirmationWords = translated('confirmationWords', {
  get loading(): string {
    return loadingText('Buscamos tu pedido.')
  },
  waitingHeading: 'Tu pedido',
  heading: (name: string | null): string =>
    `${name === null ? 'Listo' : `Listo, ${name}`}: tu pedido está hecho`,
  number: 'Número de pedido',
  numberNote: 'Con él te atendemos por teléfono.',
  print: 'Imprimir esta página',
  receipt: (email: string): string => `El comprobante llega a ${email}.`,
  status: 'Ver cómo va tu pedido',
  signUp: 'Crear tu acceso a facturas y cambios',
  calendar: 'Agregar al calendario',
  calendarFile: (orderNumber: string): string => `visita-${orderNumber}.ics`,
  at: (address: string): string => `En ${address}`,
  hours: ({ fromHour, toHour }: InstallationWindow): string => `De ${hoursText(fromHour, toHour)}`,
  paid: {
    heading: 'Lo que pagas',
    today: 'Pagado hoy',
    depositBack: (date: PlainDate): string =>
      `Te lo devolvemos el ${calendarText(date)}, si hasta entonces pagas a tiempo.`,
  },
  help: '¿Necesitas cambiar algo?',
} as const)

export const placeText = ({ street, unit, city, state, zip }: ServiceAddress): string =>
  [street, unit, `${city}, ${state} ${zip}`].filter((part) => part !== '').join(', ')
