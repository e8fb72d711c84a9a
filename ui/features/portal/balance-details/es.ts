import type { BillLine, BillLineKind, BillState } from '#core/portal/bill.ts'
import { addDays, type PlainDate } from '#core/shared/plain-date.ts'
import type { Cents } from '#core/shared/money.ts'
import { calendarText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

type Days = NonNullable<BillLine['days']>

/** Texts of the balance and the bills. */
export const balanceWords = translated('balanceWords', {
  title: 'Tu saldo y tus facturas',
  states: {
    clear: { label: 'Tu saldo', note: 'Estás al día. No debes nada.' },
    credit: { label: 'A tu favor', note: 'Lo descontamos de tu próxima factura.' },
    due: { label: 'Debes', note: 'Todavía no vence.' },
    pastDue: { label: 'Debes', note: '' },
  },
  pastDue: (amount: Cents): string => `${money(amount).text} ya venció`,
  pastDueBody: 'Tu servicio sigue activo. Llama para pagar o para acordar una fecha.',
  payBy: 'Págala por teléfono',
  next: (date: PlainDate): string => `Tu próxima factura sale el ${calendarText(date)}`,
  cycle: (from: PlainDate, until: PlainDate): string =>
    `Tu mes de servicio va del ${calendarText(from)} al ${calendarText(until)}.`,
  chart: {
    heading: 'Doce meses de un vistazo',
    caption: (low: Cents, high: Cents): string =>
      low === high
        ? `Cada factura fue de ${money(low).text}.`
        : `La más baja fue de ${money(low).text}; la más alta, de ${money(high).text}.`,
  },
  bills: 'Tus facturas',
  billsHint: 'Abre una para ver cada monto y su razón.',
  months: (from: PlainDate, until: PlainDate): string =>
    `Del ${calendarText(from)} al ${calendarText(until)}`,
  issued: (date: PlainDate): string => `Emitida el ${calendarText(date)}`,
  state: {
    paid: () => 'Pagada',
    due: (date: PlainDate) => `Vence el ${calendarText(date)}`,
    pastDue: (date: PlainDate) => `Venció el ${calendarText(date)}`,
  } satisfies Readonly<Record<BillState, (date: PlainDate) => string>>,
  openPart: (amount: Cents): string => `Falta pagar ${money(amount).text}`,
  total: 'Total de esta factura',
  difference: {
    more: (amount: Cents): string => `${money(amount).text} más que la anterior`,
    less: (amount: Cents): string => `${money(amount).text} menos que la anterior`,
    same: 'Igual que la anterior',
  },
  empty: {
    title: 'Todavía no hay facturas',
    body: (date: PlainDate): string =>
      `La primera sale el ${calendarText(date)}. Aquí verás cada monto y su razón.`,
  },
} as const)

type Explanation = (days: Days | null) => string

/** The name and the reason of each kind of amount of a bill. */
export const billLineWords = translated('billLineWords', {
  names: {
    recurring: 'Precio del mes',
    promotion: 'Promoción',
    bundle: 'Descuento por juntar servicios',
    instalment: 'Cuota de tu equipo',
    tax: 'Impuestos del mes',
    oneTime: 'Cargo único',
    oneTimeTax: 'Impuesto del cargo único',
    partialMonth: 'Parte de un mes',
    unusedDays: 'Días que no usaste',
    retention: 'Descuento que aceptaste',
    pause: 'Servicio en pausa',
  } satisfies Readonly<Record<BillLineKind, string>>,
  reasons: {
    recurring: () => 'El precio de lista de un mes. Se cobra por adelantado.',
    promotion: () => 'Lo que la promoción de tu plan quita del precio de lista.',
    bundle: () => 'Porque tienes estos servicios juntos.',
    instalment: () => 'Un pago de los que acordaste por el equipo. No es una renta.',
    tax: () => 'Impuestos del estado y de la ciudad. El internet no los lleva.',
    oneTime: () => 'Se cobra una sola vez, en esta factura.',
    oneTimeTax: () => 'Se cobra una sola vez, junto con su cargo.',
    partialMonth: (days) =>
      days === null
        ? 'El servicio empezó o terminó a mitad del mes.'
        : `El servicio estuvo ${days.counted} de ${days.of} días. Se cobran solo esos.`,
    unusedDays: (days) =>
      days === null
        ? 'Devolvemos los días pagados después del fin del servicio.'
        : `Pagaste ${days.of} días y el servicio terminó antes: devolvemos ${days.counted}.`,
    retention: () => 'El descuento que aceptaste en lugar de cancelar.',
    pause: () => 'Mientras está en pausa no se cobra.',
  } satisfies Readonly<Record<BillLineKind, Explanation>>,
  until: (date: PlainDate): string => `Hasta el ${calendarText(date)}.`,
  ends: (date: PlainDate, amount: Cents): string =>
    `Termina el ${calendarText(date)}: desde el ${calendarText(addDays(date, 1))} pagas ${money(amount).text} más al mes.`,
  all: 'Todos tus servicios',
  times: (name: string, quantity: number): string => (quantity === 1 ? name : `${name}, ${quantity}`),
} as const)

/** Texts of the automatic payments. */
export const autoPayWords = translated('autoPayWords', {
  heading: 'Pagos automáticos',
  on: (method: string): string => `Encendidos. Tus facturas se pagan solas${method}.`,
  since: (date: PlainDate): string => `Desde el ${calendarText(date)}. Para usar otro método, llámanos.`,
  off: 'Apagados. Pagas cada factura por teléfono antes de que venza.',
  noMethod: 'Para activarlos, llama y da tu tarjeta o tu cuenta de banco.',
  end: 'Terminar los pagos automáticos',
  start: (method: string): string => `Activarlos con ${method}`,
  ending: {
    title: '¿Terminar los pagos automáticos?',
    body: (billOn: PlainDate, dueOn: PlainDate): string =>
      `Tu próxima factura sale el ${calendarText(billOn)} y vence el ${calendarText(dueOn)}: esa ya la pagas tú, por teléfono. La que ya salió se paga sola. Tus precios no cambian.`,
    confirm: 'Sí, terminarlos',
    busy: 'Terminando',
  },
  starting: {
    title: '¿Activar los pagos automáticos?',
    body: (method: string, billOn: PlainDate): string =>
      `Autorizas que cobremos cada factura en ${method}, desde la del ${calendarText(billOn)} y hasta que los termines aquí. Te enviamos una copia por correo.`,
    confirm: 'Sí, lo autorizo',
    busy: 'Activando',
  },
  keep: 'Dejarlo como está',
} as const)
