import type { ChangeTiming } from '#core/portal/service-change.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

type TimingWords = Readonly<
  Record<ChangeTiming, { readonly title: string; readonly detail: (day: string) => string }>
>

/** Texts of the choice of the end date. */
export const billingCycleWords = translated('billingCycleWords', {
  title: '¿Cuándo quieres que termine?',
  lead: 'Elige el día. Abajo ves cuánto del mes usas y cuánto te devolvemos.',
  legend: 'Fecha de fin',
  month: 'Tu mes de servicio',
  monthHint: (from: string, until: string): string => `Del ${from} al ${until}.`,
  shortDay: (day: number, month: string): string => `${day} de ${month}`,
  used: 'Días con servicio',
  returned: 'Días que te devolvemos',
  paid: 'Precio del mes',
  charged: (days: number): string => counted(days, 'día', 'días'),
  today: 'Hoy',
  wholeMonth: 'El mes ya está pagado. Lo usas completo y no pagas nada más.',
  drawn: (used: number, of: number, returned: number): string =>
    returned === 0
      ? `Usas los ${of} días del mes.`
      : `De los ${of} días del mes usas ${used}, y te devolvemos ${returned}.`,
  balance: 'Cómo queda tu cuenta',
  balanceHint: 'Después de tu última factura.',
  unpaid: 'Facturas sin pagar',
  returnedDays: 'Días que no usas',
  instalments: 'Cuotas de equipos que faltan',
  refund: 'Te devolvemos',
  due: 'Te falta pagar',
  nothing: 'No debes nada y no te debemos nada.',
  refundDetail: 'Al mismo medio con el que pagaste.',
  dueDetail: 'Va en tu última factura.',
  remaining: 'Lo que conservas',
  remainingHint: (day: string): string => `Lo que pagas desde el ${day}, con impuestos.`,
  flat: 'El precio no cambia después',
  period: 'al mes',
  spoken: (price: string): string => `${price} al mes`,
  continue: 'Seguir con esta fecha',
} as const)

export const timingWords = translated<TimingWords>('timingWords', {
  endOfCycle: {
    title: 'Al terminar este mes de servicio',
    detail: (day: string): string => `Tienes servicio hasta el ${day}.`,
  },
  today: {
    title: 'Hoy',
    detail: (day: string): string => `Se corta al terminar el ${day}. Te devolvemos los días que faltan.`,
  },
})
