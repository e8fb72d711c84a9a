import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the comparison with smaller plans. */
export const switchingWords = translated('switchingWords', {
  title: 'Lo que pagas, y lo que pagarías',
  lead: 'Compara tu plan con los más pequeños. Las cifras son de toda tu cuenta, con impuestos.',
  comparison: 'Tu plan y los más pequeños',
  plan: 'Plan',
  speed: 'Bajada',
  now: 'Pagas al mes',
  year: 'En 12 meses',
  action: 'Cambio',
  present: 'Tu plan de hoy',
  noSpeed: 'Sin dato',
  noLater: 'El precio no cambia después',
  from: (price: string, day: string): string => `Después ${price}, desde el ${day}`,
  choose: 'Elegir',
  chooseSpoken: (name: string): string => `Elegir ${name}`,
  over: 'Los dos, mes a mes',
  overHint: 'Los dos dibujos tienen la misma escala: el más bajo cuesta menos.',
  which: 'Compara con',
  totalsCaption: 'Total pagado con cada plan',
  term: 'Plazo',
  months: (count: number): string => counted(count, 'mes', 'meses'),
  less: (amount: string): string => `${amount} menos`,
  more: (amount: string): string => `${amount} más`,
  same: 'Lo mismo',
  starts: (day: string): string => `Empieza el ${day}. Hasta entonces no cambia nada.`,
  none: 'No hay un plan más pequeño para tu servicio.',
  noneBody:
    'Ya tienes el plan que menos cuesta, o tu edificio no permite cambiarlo. Puede haber otras opciones.',
  options: 'Ver otras opciones',
} as const)
