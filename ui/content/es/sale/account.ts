import type { AccountRoom } from '#core/account/account.ts'
import { ORDER_CODE_DIGITS, ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import type { OrderStatusFormFailure } from '#core/checkout/order-status-form.ts'
import type { Cents } from '#core/shared/money.ts'
import { codeLimitWords } from '#ui/content/es/shared/code-limit.ts'
import { counted, listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const minutes = ORDER_CODE_MS / 60_000

/** Texts of the proof that an existing customer holds the account (ACC-01). */
export const accountWords = translated('accountWords', {
  title: 'Confirma que la cuenta es tuya',
  lead: 'Te enviamos un código al correo de la cuenta. Así contamos los equipos que ya tienes y vemos si hay un saldo por pagar. Hasta entonces no mostramos nada de la cuenta.',
  send: 'Enviarme el código',
  sending: 'Enviando el código',
  sent: (maskedEmail: string): string =>
    `Si hay una cuenta en esta dirección, un código de ${ORDER_CODE_DIGITS} dígitos va en camino a su correo, ${maskedEmail}. Sirve una sola vez, durante ${minutes} minutos. ${codeLimitWords.missing}`,
  notMine: 'Si no reconoces ese correo, sigue sin confirmar o llama.',
  code: 'Código',
  prove: 'Confirmar',
  proving: 'Revisando el código',
  again: 'Enviar otro código',
  wrong: {
    title: 'Ese código no sirve',
    body: 'No cambió nada en tu cuenta ni en tu pedido. Revisa los dígitos; si ya pasó el tiempo o fueron varios intentos, pide otro código.',
  },
  proven: 'Listo: la cuenta es tuya',
  upToDate: 'Tu cuenta está al día.',
  owes: (amount: Cents): string =>
    `Tu cuenta tiene un saldo vencido de ${money(amount).text}. Se suma a lo que pagas hoy con este pedido, y tu cuenta queda al día.`,
  goOn: 'Agregar servicios',
  lines: (count: number): string => counted(count, 'línea', 'líneas'),
  has: (services: readonly string[]): string => `Tienes ${listText(services)}.`,
  add: '¿Qué agregas?',
  onlyNew: 'Lo que ya tienes sigue igual: aquí pagas solo lo que agregas.',
  portal: 'Cambiar de plan en mi cuenta',
  without: 'Agregar servicios sin confirmar',
  codeMissing: 'Escribe el código que te enviamos.',
  codeMalformed: `El código tiene ${ORDER_CODE_DIGITS} dígitos.`,
  room: {
    unproven: (limit: number): string =>
      `Una cuenta puede tener ${limit} como máximo, y la tuya puede tenerlos ya. Para pedir más, primero confirma que es tuya.`,
    held: (held: number, limit: number): string => `Tu cuenta ya tiene ${held} de ${limit}.`,
    full: 'No puedes agregar más.',
    left: (left: number): string => `Puedes agregar ${left} más.`,
  },
  withoutDetail: (equipment: readonly string[]): string =>
    equipment.length === 0
      ? 'Un saldo vencido, si lo hay, sigue en tu factura.'
      : `Sin el código no puedes agregar ${equipment.join(' ni ')}, porque la cuenta puede tener ya el máximo. Un saldo vencido, si lo hay, sigue en tu factura.`,
} as const)

/** Writes what is wrong with a typed code. */
export const accountCodeError = ({ _tag }: OrderStatusFormFailure): string =>
  _tag === 'OrderCodeMissing' ? accountWords.codeMissing : accountWords.codeMalformed

/** Why fewer items of an equipment can be added than its maximum (ACC-02, ACC-03). */
export const accountRoomText = (room: AccountRoom): string => {
  const words = accountWords.room
  if (room.reason === 'unproven') return words.unproven(room.limit)
  const left = Math.max(0, room.limit - room.held)
  return `${words.held(room.held, room.limit)} ${left === 0 ? words.full : words.left(left)}`
}
