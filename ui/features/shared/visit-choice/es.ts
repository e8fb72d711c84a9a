import type { InstallationWindow } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { counted, dayText, hoursText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the calendar and the windows of a visit. */
export const visitChoiceWords = translated('visitChoiceWords', {
  earliest: (visit: string): string => `Lo antes posible: ${visit}`,
  days: 'Día de la visita',
  today: 'hoy',
  hours: (date: PlainDate): string => `Hora del ${dayText(date)}`,
  hourTitle: (window: InstallationWindow): string => hoursText(window.fromHour, window.toHour),
  dayOpen: (open: number): string => counted(open, 'horario libre', 'horarios libres'),
  dayFull: 'lleno',
  dayClosed: 'sin visitas',
  holiday: { label: 'feriado, sin visitas', note: 'feriado' },
  windowFull: 'Sin lugares',
  placesLeft: (places: number): string => (places === 1 ? 'Queda 1 lugar' : `Quedan ${places} lugares`),
  open: 'Libre',
  refresh: 'Ver los horarios de nuevo',
} as const)
