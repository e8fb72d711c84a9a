import type { ServicesDecision } from '#core/portal/services.ts'
import type { ServiceSummary } from '#core/ports/portal-calls.ts'
import type { Cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { calendarText, counted, listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

type Obstacle = NonNullable<ServiceSummary['obstacle']>
type Ineligible = Extract<ServicesDecision, { readonly variant: 'ineligible' }>['reason']
type Explained = { readonly title: string; readonly body: string }

/** Texts of the services of an account. */
export const servicesWords = translated('servicesWords', {
  title: (firstName: string): string => (firstName === '' ? 'Hola' : `Hola, ${firstName}`),
  price: {
    heading: 'Lo que pagas ahora',
    period: 'al mes',
    spoken: (amount: string): string => `${amount} al mes, con impuestos`,
    withTax: 'Todos tus servicios, con impuestos',
    later: (amount: string, date: PlainDate): string => `${amount} desde el ${calendarText(date)}`,
    flat: 'Este precio no tiene fecha de fin',
    counted: (date: PlainDate): string => `El mes 1 es el de tu factura actual, del ${calendarText(date)}.`,
  },
  services: {
    heading: 'Tus servicios',
    hint: 'Cada uno con su precio, con impuestos.',
    since: (date: PlainDate): string => `Desde el ${calendarText(date)}`,
    until: (date: PlainDate): string => `Termina el ${calendarText(date)}`,
    included: 'Incluye',
    times: (name: string, quantity: number): string => (quantity === 1 ? name : `${name}, ${quantity}`),
    discount: (off: Cents, months: number, from: PlainDate): string =>
      `${money(off).text} menos al mes durante ${counted(months, 'mes', 'meses')}, desde el ${calendarText(from)}`,
    pause: (from: PlainDate, until: PlainDate): string =>
      `En pausa del ${calendarText(from)} al ${calendarText(until)}, sin cargo`,
    label: 'Ver la etiqueta de banda ancha',
    cancel: 'Cancelar este servicio',
    cancelNamed: (name: string): string => `Cancelar este servicio: ${name}`,
    starting: 'Abriendo la cancelación',
    none: {
      title: 'No tienes servicios activos',
      body: 'Tus facturas anteriores siguen aquí. Cuando quieras otro servicio, escribe tu dirección.',
      act: 'Ver qué hay en mi dirección',
    },
  },
  several: {
    heading: 'Cancelar varios a la vez',
    legend: 'Elige los servicios',
    act: 'Cancelar los elegidos',
    sum: (count: number, amount: Cents): string =>
      `${counted(count, 'servicio elegido', 'servicios elegidos')}: ${money(amount).text} al mes`,
    none: 'Elige por lo menos un servicio.',
  },
  obstacles: {
    openOrder: {
      title: 'Espera a que termine tu pedido',
      body: 'Hay un pedido abierto en tu cuenta. Se puede cancelar en línea cuando quede hecho; si no quieres esperar, llama.',
    },
    pendingChange: {
      title: 'Ya hay un cambio pedido',
      body: 'Está en «Cambios pendientes», con su fecha. Deshazlo ahí si quieres pedir otro.',
    },
    ending: {
      title: 'Este servicio ya va a terminar',
      body: 'No tienes que hacer nada más. Si cambiaste de idea, llama.',
    },
    fixedTerm: {
      title: 'Tiene un plazo fijo',
      body: 'Cancelarlo antes puede tener un cargo. Llama y te decimos la fecha y el monto antes de decidir.',
    },
    bulkContract: {
      title: 'Es parte del contrato de tu edificio',
      body: 'Viene con la renta o con la cuota. Habla con la administración de tu edificio, o llama.',
    },
  } satisfies Readonly<Record<Obstacle, Explained>>,
  ineligible: {
    openOrder: {
      title: 'Por ahora no puedes cancelar en línea',
      body: 'Tienes un pedido abierto. Sigue abajo, en «Pedidos y visitas». Cuando quede hecho puedes cancelar aquí, o llama hoy y lo hacemos contigo.',
    },
    noneCancelable: {
      title: 'Tus servicios no se cancelan en línea',
      body: 'Debajo de cada uno está el porqué y qué hacer. Por teléfono sí se puede, sin pasos de más.',
    },
  } satisfies Readonly<Record<Ineligible, Explained>>,
} as const)

/** Texts of the pending and the earlier changes of an account. */
export const changesWords = translated('changesWords', {
  heading: 'Cambios pendientes',
  hint: 'Puedes deshacerlos hasta su fecha.',
  cancel: (names: readonly string[]): string => `Termina ${listText(names)}`,
  option: {
    discount: (name: string): string => `Empieza tu descuento en ${name}`,
    smallerPlan: (name: string): string => `Cambia tu plan ${name} por otro`,
    pause: (name: string): string => `Se pone en pausa ${name}`,
  },
  on: (date: PlainDate): string => `El ${calendarText(date)}`,
  number: (number: string): string => `Cambio ${number}`,
  undo: 'Deshacer',
  undoNamed: (what: string): string => `Deshacer: ${what}`,
  undoing: 'Deshaciendo',
  earlier: 'Cambios anteriores',
  states: { pending: 'Pendiente', confirmed: 'Hecho', withdrawn: 'Deshecho' },
} as const)

/** Texts of the balance on the services page. */
export const balanceSummaryWords = translated('balanceSummaryWords', {
  heading: 'Tu saldo',
  owed: 'Debes',
  clear: 'Estás al día',
  credit: 'A tu favor',
  pastDue: (amount: Cents): string => `${money(amount).text} ya venció`,
  next: (date: PlainDate): string => `Próxima factura: ${calendarText(date)}`,
  autoPay: (method: string): string => `Se paga sola, con pagos automáticos${method}`,
  byHand: 'Sin pagos automáticos',
  details: 'Ver saldo y facturas',
} as const)
