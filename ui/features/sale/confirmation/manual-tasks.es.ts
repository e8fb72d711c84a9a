import type { ManualTask } from '#core/checkout/confirmation-page.ts'
import { MANUAL_CALL_DAYS } from '#core/checkout/confirmation-page.ts'
import { phoneText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { installTexts } from '#ui/content/es/sale/installation.ts'

/** A task of an order whose receipt is known. */
export type OrderedTask = Exclude<ManualTask, 'pendingCharge'>

export const isOrderedTask = (task: ManualTask): task is OrderedTask => task !== 'pendingCharge'

/** What a person does about an order, when the buyer is called, and what the buyer does meanwhile. */
export type ManualTaskWords = {
  readonly title: string
  readonly body: string
  readonly call: (phone: string | null) => string
  readonly next: readonly string[]
}

/** Says where and until when a person calls. The telephone number has ten digits, or is no longer known. */
const callOf = (phone: string | null): string =>
  `a más tardar ${MANUAL_CALL_DAYS === 1 ? 'el siguiente día hábil' : `en ${MANUAL_CALL_DAYS} días hábiles`}, al ${phone === null ? 'teléfono de tu pedido' : phoneText(phone)}`

/** Texts of an order that a person completes. */
export const manualTaskWords = translated('manualTaskWords', {
  heading: 'Recibimos tu pedido',
  lead: 'Todavía falta algo de nuestra parte. No tienes que pedir otra vez.',
  tasks: 'Lo que falta',
  of: {
    visitByPhone: {
      get title(): string {
        return installTexts.arrange.title
      },
      get body(): string {
        return installTexts.arrange.body
      },
      call: (phone) => `Te llama el equipo de instalaciones, ${callOf(phone)}.`,
      get next(): readonly string[] {
        return installTexts.arrange.before
      },
    },
    siteVisit: {
      title: 'Después de la visita al sitio se acuerda la instalación',
      body: 'El técnico ve por dónde llega la conexión. Con eso sabemos qué hace falta para instalar.',
      call: (phone) => `Después de la visita te llama el equipo de instalaciones, ${callOf(phone)}.`,
      next: ['Ten a mano tu número de pedido.', 'Elige en esa llamada el día de la instalación.'],
    },
    portIn: {
      title: 'Pedimos tu número a tu compañía actual',
      body: 'Una persona revisa el traslado y te avisa el día en que tu número cambia.',
      call: (phone) => `Si falta un dato te llama el equipo de traslados, ${callOf(phone)}.`,
      next: [
        'No canceles tu línea actual hasta ese día: si la cancelas, puedes perder el número.',
        'Ten a mano la última factura de tu compañía.',
      ],
    },
  } satisfies Readonly<Record<OrderedTask, ManualTaskWords>>,
} as const)
