import type { VisitKind } from '#core/schedule/visit-kind.ts'
import { HOLD_TOTAL_MINUTES } from '#core/schedule/hold.ts'
import { HOLD_MINUTES } from '#core/schedule/window.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the visit screen. */
export const scheduleWords = translated('scheduleWords', {
  headings: {
    installation: {
      title: 'Elige el día de la visita',
      lead: 'Debe haber un adulto en casa durante la visita.',
    },
    siteVisit: {
      title: 'Elige el día de la visita previa',
      lead: 'Antes de instalar, un técnico revisa tu casa. Debe haber un adulto en casa durante la visita.',
    },
  } satisfies Record<VisitKind, { readonly title: string; readonly lead: string }>,
  get loading(): string {
    return loadingText('Buscamos horarios libres.')
  },
  hold: `Al continuar, te la guardamos ${HOLD_MINUTES} minutos.`,
  holding: 'Guardando tu lugar',
  held: {
    heading: 'Tu visita',
    note: `Te la guardamos ${HOLD_MINUTES} minutos, y hasta ${HOLD_TOTAL_MINUTES} mientras pagas. Es tuya cuando hagas el pedido.`,
  },
  empty: {
    title: 'No quedan horarios libres por ahora',
    body: 'Sigue con tu pedido y te llamamos para acordar la visita. Si prefieres hablar ahora, llama.',
  },
  byPhone: {
    title: 'Te llamamos para acordar la visita',
    body: (phone: string): string =>
      `Ahora no podemos mostrar los horarios. Sigue con tu pedido y te llamamos al ${phone} para elegir el día y la hora.`,
    act: 'Continuar y que me llamen',
  },
  confirm: 'Continuar al pago',
} as const)
