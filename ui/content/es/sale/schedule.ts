import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { HOLD_TOTAL_MINUTES } from '#core/schedule/hold.ts'
import { HOLD_MINUTES } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { counted, dateParts, dayText, hoursText } from '#ui/content/format.ts'

/** Writes a day for its chip: "mar", "24", "nov". */
export const chipText = (
  date: PlainDate,
): { readonly weekday: string; readonly day: string; readonly month: string } => {
  const { weekday, day, month } = dateParts(date)
  return { weekday: weekday.slice(0, 3), day: String(day), month: month.slice(0, 3) }
}

/** The days of a week, from Sunday, for the header of a calendar. */
export const weekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const

/** Texts of the visit screen. */
export const scheduleWords = {
  headings: {
    installation: {
      title: 'Elige el día de la visita',
      lead: 'Una persona adulta abre la puerta y se queda durante la visita.',
    },
    siteVisit: {
      title: 'Elige el día de la visita previa',
      lead: 'Antes de instalar, un técnico revisa tu casa. Una persona adulta abre la puerta y se queda durante la visita.',
    },
  } satisfies Record<VisitKind, { readonly title: string; readonly lead: string }>,
  loading: loadingText('Buscamos horarios libres.'),
  days: 'Día',
  hours: (date: PlainDate): string => `Hora del ${dayText(date)}`,
  hourTitle: (window: InstallationWindow): string => hoursText(window.fromHour, window.toHour),
  dayOpen: (open: number): string => counted(open, 'horario libre', 'horarios libres'),
  dayFull: 'lleno',
  windowFull: 'Sin lugares',
  placesLeft: (places: number): string => (places === 1 ? 'Queda 1 lugar' : `Quedan ${places} lugares`),
  open: 'Libre',
  missing: 'Elige un día y una hora para seguir.',
  errorsTitle: 'Falta elegir la visita',
  hold: `Al elegir una hora, te la guardamos ${HOLD_MINUTES} minutos.`,
  holding: 'Guardando tu lugar',
  held: {
    heading: 'Tu visita',
    note: `Te la guardamos ${HOLD_MINUTES} minutos, y hasta ${HOLD_TOTAL_MINUTES} mientras pagas. Es tuya cuando hagas el pedido.`,
  },
  refresh: 'Ver los horarios de nuevo',
  empty: {
    title: 'No quedan horarios libres por ahora',
    body: 'Sigue con tu pedido y te llamamos para acordar la visita. Si prefieres hablar ahora, llama.',
  },
  confirm: 'Continuar al pago',
} as const
