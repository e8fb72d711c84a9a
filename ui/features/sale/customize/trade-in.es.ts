import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type { Cents } from '#core/shared/money.ts'
import { money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the trade-in of a line. The questions are those of `tradeInCheckWords`. */
export const tradeInWords = translated('tradeInWords', {
  question: '¿Entregas un celular usado?',
  lead: 'Si lo recibimos, te llega un crédito en tu factura.',
  open: 'Ver cuánto me dan',
  accepted: (device: string, credit: Cents): string =>
    `Entregas: ${device}. Crédito de ${money(credit).text}.`,
  acceptedDetail: (ending: string): string =>
    `IMEI terminado en ${ending}. Llévalo a una tienda con líneas móviles cuando tengas el nuevo. El crédito llega a tu factura cuando lo recibimos y revisamos.`,
  remove: 'No entregarlo',
  title: 'Entrega tu celular usado',
  close: 'Cerrar',
  model: 'Modelo',
  choose: 'Elige el modelo',
  modelMissing: 'Elige el modelo que entregas. Si no está en la lista, no lo recibimos.',
  imei: 'IMEI del celular que entregas',
  imeiHint: `Marca *#06# en ese celular: son ${String(IMEI_LENGTH)} números. Si salen dos, escribe cualquiera. Lo usamos para reconocerlo cuando llegue.`,
  imeiTwice: 'Ese celular ya lo entregas con otra línea. Escribe el IMEI de otro.',
  answerMissing: 'Contesta sí o no.',
  ask: 'Ver cuánto me dan',
  asking: 'Revisando…',
  offered: (credit: Cents): string => `Te damos ${money(credit).text}`,
  value: 'Lo que vale tu celular',
  bonus: 'Bono, porque cumple todo',
  credit: 'Crédito después',
  when: 'Llega a tu factura cuando recibimos el celular y vemos que cumple. Si no cumple, te lo devolvemos sin costo y no hay crédito.',
  unchanged:
    'El crédito no baja lo que pagas hoy ni tus plazos. Si pagas antes lo que falta del celular nuevo, el crédito llega igual.',
  accept: (credit: Cents): string => `Entregarlo por ${money(credit).text}`,
  change: 'Cambiar el celular o las respuestas',
  near: 'Todavía no lo podemos recibir',
  refused: 'No lo podemos recibir',
  nearWay: (value: Cents, bonus: Cents): string =>
    `Cuando lo cumplas, son ${money(value).text} más ${money(bonus).text} de bono. Puedes volver a esta línea antes de pagar.`,
  refusedWay: 'Prueba con otro celular, o sigue sin entregar ninguno. Tu línea queda como está.',
  blocked: 'Ese celular está bloqueado',
  blockedWhy: 'Su IMEI aparece como robado, perdido o con deuda en su compañía.',
  blockedWay:
    'Si es tuyo, pide a esa compañía que lo desbloquee y vuelve a intentarlo. También puedes entregar otro. Tu línea y lo demás de tu pedido quedan como están.',
} as const)
