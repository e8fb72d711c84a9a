import type { MobilePort, PortNeed } from '#core/phone/mobile-ports.ts'
import { dateText, phoneText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

type NoticeWords = { readonly title: string; readonly body: string }

/** The texts about a line that brings its number. */
export const portCoachWords = translated('portCoachWords', {
  of: {
    number: () => ({
      title: 'Falta el número que traes',
      body: 'Escríbelo con la fecha de tu PIN y revisamos si se puede traer. Si prefieres, pide así: te llamamos para completarlo.',
    }),
    newPin: ({ transferPinUntil }) => ({
      title: `Tu PIN venció${transferPinUntil === null ? '' : ` el ${dateText(transferPinUntil)}`}`,
      body: 'Pide otro a tu compañía actual y escribe su fecha. El número sigue en tu pedido.',
    }),
    nothing: ({ number, transferPinUntil }) => ({
      title: number === null ? 'Tu número está listo' : `Traes el ${phoneText(number)}`,
      body:
        transferPinUntil === null
          ? 'Ya está en tu pedido.'
          : `Ya está en tu pedido. Tu PIN sirve hasta el ${dateText(transferPinUntil)}: activa la línea antes.`,
    }),
  } satisfies Record<PortNeed, (port: MobilePort) => NoticeWords> as Record<
    PortNeed,
    (port: MobilePort) => NoticeWords
  >,
  enter: 'Escribir mi número',
  change: 'Cambiar el número',
  ready: 'Ten a mano para activar la línea:',
  papers: [
    'El número de cuenta con tu compañía actual.',
    'El PIN de transferencia que te da esa compañía.',
    'El código postal de su factura.',
  ],
  keep: 'No los escribas aquí. Tampoco canceles la línea antes: se cancela sola cuando el número pasa.',
} as const)
