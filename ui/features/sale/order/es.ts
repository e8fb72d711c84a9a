import type { InstallationWindow } from '#core/schedule/window.ts'
import type { Cents } from '#core/shared/money.ts'
import { money, visitText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { sentenceText } from '#ui/content/sentence-text.ts'

/** Texts from the press on "pay" to the provider's final answer. */
export const orderWords = translated('orderWords', {
  placing: {
    heading: 'Estamos haciendo tu pedido',
    progress: 'Confirmando con tu banco',
    body: 'Tarda unos segundos. No cierres esta página ni vuelvas atrás.',
    happening: (visit: InstallationWindow | null): readonly string[] => [
      'Comprobamos que el precio es el que viste.',
      ...(visit === null ? [] : [sentenceText(`Apartamos tu visita del ${visitText(visit)}`)]),
      'Pedimos el pago al banco, una sola vez.',
    ],
  },
  inDoubt: {
    heading: 'El banco todavía no responde',
    progress: 'Preguntando otra vez',
    body: 'Tu pedido está registrado y le seguimos preguntando al banco, así que no lo hagas otra vez. Nada se cobra dos veces.',
  },
  unanswered: {
    /** Precedes the number of an order that waits for the bank. */
    reference: 'Tu referencia:',
    heading: 'Tu pedido está en espera',
    body: 'El banco todavía no responde. Guardamos tu pedido y seguimos preguntando: si el pago entra, queda hecho; si no, no se cobra nada. Nada se cobra dos veces.',
    mail: (emailAddress: string | null): string =>
      emailAddress === null
        ? 'Te escribimos un correo cuando sepamos cómo quedó.'
        : `Te escribimos a ${emailAddress} cuando sepamos cómo quedó.`,
    next: 'Puedes cerrar esta página, o dejarla abierta: cambia sola cuando el banco responda. Si prefieres hablar, llama y di tu referencia.',
    retry: 'Preguntar otra vez',
  },
  outOfReach: {
    heading: 'Tu pedido sigue en espera',
    body: 'Tu sesión terminó y desde aquí ya no podemos preguntar por él. El pedido sigue guardado: si el pago entra, queda hecho; si no, no se cobra nada. Nada se cobra dos veces.',
    next: 'Volver a mi dirección',
  },
  unplaced: {
    heading: 'El pedido no se confirmó',
    sameKey:
      'Si tu pedido ya había entrado, al intentar otra vez recibes ese mismo pedido. Nada se cobra dos veces.',
    review: 'Volver a revisar el pedido',
    devices: 'Cambiar el dispositivo',
    tradeIn: 'Cambiar el celular usado',
  },
  priceMoved: {
    heading: 'El precio cambió mientras comprabas',
    body: 'No hicimos el pedido ni cobramos nada. Mira la diferencia y decide.',
    before: 'Antes',
    now: 'Ahora',
    lines: 'Qué cambió en tu pedido',
    today: 'Hoy',
    monthly: 'Al mes',
    more: (difference: string): string => `${difference} más`,
    less: (difference: string): string => `${difference} menos`,
    same: 'Igual',
    accept: (today: string): string => `Pagar ${today} y pedir`,
    decline: 'Volver y cambiar el pedido',
  },
  /** The price is unchanged, and the buyer has to accept it again. */
  priceSaved: {
    heading: 'Confirma el total otra vez',
    body: 'No hicimos el pedido ni cobramos nada. El total sigue igual: míralo de nuevo y, si estás de acuerdo, haz el pedido.',
  },
  stale: {
    heading: 'Este pedido ya está hecho',
    progress: 'Buscando tu confirmación',
    body: 'Se hizo en otra pestaña, una sola vez. Te llevamos a su número y a la visita.',
    retry: 'Buscar la confirmación otra vez',
  },
} as const)

/** Describes the difference between a new amount and the previous one. */
export const differenceText = (before: Cents, now: Cents): string => {
  const { more, less, same } = orderWords.priceMoved
  if (before === now) return same
  return now > before ? more(money((now - before) as Cents).text) : less(money((before - now) as Cents).text)
}
