import { translated } from '#ui/content/language.ts'

/** The screens of a cancellation, without what is offered instead. */
export const CANCEL_STEPS = 4

/** Texts that all screens of keeping, changing and cancelling share. */
export const decisionWords = translated('decisionWords', {
  continue: 'Seguir con la cancelación',
  keep: 'Conservar mi servicio',
  actions: 'Tu decisión',
  agent: 'Prefiero hablar con una persona',
  back: 'Volver',
  busy: 'Un momento...',
  loading: 'Cargando... Calculamos tus cifras.',
  today: 'Lo que tienes hoy',
  perMonth: 'al mes',
  price: (price: string): string => `${price} al mes, con impuestos`,
  priceNow: 'Pagas hoy por todo, con impuestos',
  kicker: (names: string, step: number): string => `Cancelar ${names} · Paso ${step} de ${CANCEL_STEPS}`,
  keptFor: (names: string): string => `En lugar de cancelar ${names}`,
} as const)

/** Texts of a request whose result is unknown. */
export const changeRequestWords = translated('changeRequestWords', {
  inDoubt: {
    title: 'Todavía no sabemos si quedó pedido',
    body: 'Lo preguntamos otra vez. No cierres esta página: un mismo cambio se pide una sola vez.',
  },
  unanswered: {
    title: 'No recibimos respuesta a tu cambio',
    body: 'Puede que haya quedado pedido. Pregunta otra vez, o míralo en tus servicios: un mismo cambio se pide una sola vez.',
  },
  ask: 'Preguntar otra vez',
  call: (phone: string): string => `Llama al ${phone}`,
} as const)
