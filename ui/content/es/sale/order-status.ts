import type { OrderView } from '#core/ports/order-status-calls.ts'
import * as scenes from '#adapters/brand/scenes.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { OrderStatusFormFailure } from '#core/checkout/order-status-form.ts'
import type { OrderStage } from '#core/checkout/order-stage.ts'
import type { CodeChannel } from '#core/ports/order-status-calls.ts'
import { ORDER_CODE_DIGITS, ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import { codeLimitWords } from '#ui/content/es/shared/code-limit.ts'
import { ORDER_NUMBER_SIGNS } from '#core/checkout/order-status-form.ts'
import { translated } from '#ui/content/language.ts'

const minutes = ORDER_CODE_MS / 60_000

/** Texts of the order status page. */
export const orderStatusWords = translated('orderStatusWords', {
  head: ({ name }: Brand) => ({
    title: `Tu pedido | ${name}`,
    description: `Mira cómo va tu pedido de ${name} con su número y un código que te enviamos.`,
  }),
  title: 'Mira cómo va tu pedido',
  lead: 'Escribe el número de pedido. Te enviamos un código para confirmar que eres tú; no hace falta una cuenta.',
  number: 'Número de pedido',
  numberHint: `${ORDER_NUMBER_SIGNS} letras y números, como 4K7MP-9QRTX. Está en el correo de confirmación.`,
  channel: 'A dónde enviamos el código',
  channels: {
    email: 'Al correo del pedido',
    phone: 'Por mensaje al teléfono del pedido',
  } satisfies Record<CodeChannel, string>,
  send: 'Enviarme el código',
  sending: 'Enviando el código',
  codeTitle: 'Escribe el código',
  codeLead: (channel: CodeChannel): string =>
    `Si ese pedido existe, un código de ${ORDER_CODE_DIGITS} dígitos va en camino ${channel === 'email' ? 'a su correo' : 'a su teléfono'}. Sirve una sola vez, durante ${minutes} minutos. ${codeLimitWords.missing}`,
  code: 'Código',
  show: 'Ver mi pedido',
  looking: 'Buscando tu pedido',
  again: 'Enviar otro código',
  otherNumber: 'Escribir otro número',
  errors: 'Falta un dato',
  wrong: {
    title: 'No encontramos un pedido con ese número y ese código',
    body: 'Tu pedido sigue igual. Revisa los dígitos; si ya pasó el tiempo o fueron varios intentos, pide otro código.',
  },
  found: 'Tu pedido',
  bought: 'Lo que pediste',
  paidToday: 'Pagado ese día, con impuestos',
  placed: (date: string): string => `Hecho el ${date}`,
  sentTo: (email: string, phone: string | null): string =>
    phone === null ? `Te escribimos a ${email}.` : `Te escribimos a ${email} o al ${phone}.`,
  help: '¿Necesitas cambiar o cancelar algo?',
  scene: scenes.orderStatus,
  withoutScript:
    'Esta página necesita JavaScript. Actívalo y recárgala, o llama y te decimos cómo va tu pedido.',
} as const)

/** The next steps, by the stage of the order. */
export const stageWords: Record<OrderStage, { readonly title: string; readonly body: string }> = translated(
  'stageWords',
  {
    visitAhead: {
      title: 'Te visita un técnico',
      body: 'Debe haber un adulto en casa durante la visita. Si no puedes ese día, llama antes y lo cambiamos.',
    },
    visitToday: {
      title: 'Hoy te visita un técnico',
      body: 'Va dentro del horario que elegiste. Si no puedes recibirlo, llama ahora.',
    },
    visitOver: {
      title: 'La visita ya fue',
      body: 'Si algo quedó sin funcionar, o nadie llegó, llama y lo resolvemos.',
    },
    visitToAgree: {
      title: 'Te llamamos para acordar la visita',
      body: 'En esa llamada eliges el día. Si prefieres no esperar, llama tú.',
    },
    parcelUnderWay: {
      title: 'Tu equipo va en camino',
      body: 'Llega a la dirección del servicio con una guía por pasos. Si no llega en cinco días hábiles, llama.',
    },
    linesUnderWay: {
      title: 'Preparamos tus líneas',
      body: 'No hay nada que instalar: activas cada línea en su celular.',
    },
  },
)

/** The words of a visit to the site before the installation, in place of those of the installation. */
export const siteVisitTitles: Partial<Record<OrderStage, string>> = translated('siteVisitTitles', {
  visitAhead: 'Visita al sitio: un técnico revisa tu casa',
  visitToday: 'Hoy es la visita al sitio',
  visitOver: 'La visita al sitio ya fue',
})

/** Returns the words of the stage of an order. */
export const stageWordsOf = ({
  stage,
  isSiteVisit = false,
}: Pick<OrderView, 'stage'> & { readonly isSiteVisit?: boolean }) => ({
  ...stageWords[stage],
  ...(isSiteVisit && siteVisitTitles[stage] !== undefined ? { title: siteVisitTitles[stage] } : {}),
})

export const statusFieldWords: Record<OrderStatusFormFailure['_tag'], string> = translated(
  'statusFieldWords',
  {
    OrderNumberMissing: 'Escribe el número de pedido.',
    OrderNumberMalformed: `El número de pedido tiene ${ORDER_NUMBER_SIGNS} letras y números. Revísalo en tu correo.`,
    OrderCodeMissing: 'Escribe el código que te enviamos.',
    OrderCodeMalformed: `El código tiene ${ORDER_CODE_DIGITS} dígitos.`,
  },
)

export const wordsOfStatusFailure = (tag: string): string =>
  statusFieldWords[tag as OrderStatusFormFailure['_tag']]
