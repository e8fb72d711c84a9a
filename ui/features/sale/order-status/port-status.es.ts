import type { PortState, PortStatus } from '#core/phone/port-status.ts'
import { dateText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

type StateWords = { readonly title: string; readonly body: string }

/** The texts about the numbers that an order moves from other carriers. */
export const portStatusWords = translated('portStatusWords', {
  heading: 'Los números que traes',
  number: (lastDigits: string | null): string =>
    lastDigits === null ? 'Un número por confirmar.' : `El número que termina en ${lastDigits}.`,
  pin: ({ pinUntil }: Pick<PortStatus, 'pinUntil'>): string | null =>
    pinUntil === null ? null : `Tu PIN de transferencia sirve hasta el ${dateText(pinUntil)}.`,
  of: {
    numberNeeded: {
      title: 'Falta el número',
      body: 'Te llamamos para completarlo. Si prefieres no esperar, llama tú.',
    },
    pinExpired: {
      title: 'El PIN venció antes del cambio',
      body: 'Pide otro a tu compañía anterior y llámanos con él. Tu línea sigue funcionando allá.',
    },
    refused: {
      title: 'Tu compañía anterior no suelta el número',
      body: 'Puede estar bloqueado o sin servicio. Habla con ella y llámanos; tu línea sigue funcionando allá.',
    },
    waiting: {
      title: 'Empieza cuando se active la línea',
      body: 'No canceles tu servicio anterior: se cancela solo cuando el número pasa.',
    },
    underWay: {
      title: 'El número va en camino',
      body: 'Pasa a más tardar el siguiente día hábil. Mientras, tu línea anterior sigue funcionando.',
    },
    done: {
      title: 'El número ya pasó',
      body: 'Si no recibes llamadas en tu línea nueva, llámanos.',
    },
  } satisfies Record<PortState, StateWords> as Record<PortState, StateWords>,
} as const)
