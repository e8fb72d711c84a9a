import { TRADE_IN_BONUS, type TradeInCondition } from '#core/mobile/trade-in.ts'
import { counted, listText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'
import { shortMoney } from './sections.ts'

/** Texts of the tool that decides on a trade-in. */
export const tradeInCheckWords = translated('tradeInCheckWords', {
  yes: 'Sí',
  no: 'No',
  calculate: 'Ver el resultado',
  question: {
    paidOff: '¿Está pagado del todo?',
    powersOn: '¿Enciende?',
    noLiquidDamage: '¿Está libre de daño por líquidos?',
    factoryReset: '¿Lo reiniciaste de fábrica?',
  } satisfies Readonly<Record<TradeInCondition, string>>,
  condition: {
    paidOff: 'Pagado',
    powersOn: 'Enciende',
    noLiquidDamage: 'Sin daño por líquidos',
    factoryReset: 'Reiniciado de fábrica',
  } satisfies Readonly<Record<TradeInCondition, string>>,
  about: {
    paidOff: 'Si debes plazos, págalos y pide a tu compañía que lo confirme.',
    powersOn: 'Prende, la pantalla se ve y responde al tacto.',
    noLiquidDamage: 'La marca dentro de la ranura de la tarjeta sigue blanca, no roja.',
    factoryReset: 'Guarda una copia, cierra tus cuentas y borra todo desde los ajustes.',
  } satisfies Readonly<Record<TradeInCondition, string>>,
  toDo: {
    paidOff: 'pagar el saldo',
    powersOn: 'que encienda',
    noLiquidDamage: 'que no tenga daño por líquidos',
    factoryReset: 'reiniciarlo de fábrica',
  } satisfies Readonly<Record<TradeInCondition, string>>,
  canBeMet: 'Todavía puedes cumplirla.',
  cannotBeMet: 'Si no se cumple hoy, no hay arreglo.',
  met: 'Se cumple',
  unmet: 'Falta',
  missing: (count: number) =>
    `${count === 1 ? 'Falta' : 'Faltan'} ${counted(count, 'respuesta', 'respuestas')}.`,
  accepted: () => `Lo recibimos. Te damos ${shortMoney(TRADE_IN_BONUS)} además de lo que vale tu celular.`,
  near: (todo: readonly string[]) =>
    `Casi: te falta ${listText(todo)}. Hazlo y recibes ${shortMoney(TRADE_IN_BONUS)} además de lo que vale tu celular.`,
  refused: (reasons: readonly string[]) =>
    `No podemos recibirlo: hace falta ${listText(reasons)}. Puedes traer tu número igual, con otro celular tuyo o uno nuevo.`,
})
