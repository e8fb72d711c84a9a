import type { CancelReason } from '#core/portal/cancel-reason.ts'
import { translated } from '#ui/content/language.ts'

type ReasonWords = Readonly<
  Record<CancelReason | 'none', { readonly title: string; readonly detail: string }>
>

/** Texts of the choice of a reason. */
export const reasonsWords = translated('reasonsWords', {
  title: '¿Por qué quieres cancelar?',
  lead: 'Con tu respuesta te mostramos solo lo que te puede servir. Puedes seguir sin responder.',
  legend: 'Tu motivo',
  continue: 'Continuar',
  missing: 'Elige un motivo, o «Prefiero no decirlo».',
} as const)

export const reasonWords = translated<ReasonWords>('reasonWords', {
  price: { title: 'Pago demasiado', detail: 'Te mostramos planes que cuestan menos.' },
  competitor: { title: 'Encontré algo mejor en otra compañía', detail: 'Compara las cifras lado a lado.' },
  quality: {
    title: 'Se corta o va lento',
    detail: 'Medimos tu línea y revisamos juntos lo que suele fallar.',
  },
  moving: { title: 'Me mudo', detail: 'Una persona puede llevar tu servicio a la casa nueva.' },
  notUsed: { title: 'No lo uso', detail: 'Puedes ponerlo en pausa o bajar de plan.' },
  other: { title: 'Otro motivo', detail: 'No hace falta que expliques más.' },
  none: { title: 'Prefiero no decirlo', detail: 'No cambia nada de tu cancelación.' },
})
