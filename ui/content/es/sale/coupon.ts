import type { CartCoupon } from '#core/catalog/coded-coupon.ts'
import type { Condition, LineOfBusiness } from '#core/catalog/offer.ts'
import type { Change } from '#core/pricing/change.ts'
import type { CouponObstacle } from '#core/pricing/coupon-obstacle.ts'
import type { MissReason } from '#core/pricing/near-miss.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import type { Cents } from '#core/shared/money.ts'
import { counted, dateText, listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

type NameOf = (offerId: string) => string

type NoticeWords = { readonly title: string; readonly body: string }

/** What happened, and what it means for the order. `reasons` are the conditions that are not met. */
export type ObstacleWords = NoticeWords & { readonly reasons: readonly string[] }

export const couponWords = translated('couponWords', {
  title: 'Código de descuento',
  label: 'Escribe tu código',
  hint: 'Por ejemplo: LATINO10. Da igual si usas mayúsculas.',
  apply: 'Aplicar',
  applying: 'Revisando...',
  malformed: 'Ese no parece un código: usa de 4 a 24 letras, números o guiones.',
  inCart: 'En tu pedido',
  remove: 'Quitar',
  removeCode: (code: string): string => `Quitar el código ${code}`,
  use: (code: string): string => `Usar el código ${code}`,
  coupon: (code: string): string => `Código ${code}`,
  terms: ({ months }: CartCoupon, name: string): string =>
    `En ${name}, por ${counted(months, 'mes', 'meses')}.`,
  off: (amount: Cents): string => `Te ahorra ${money(amount).text} al mes`,
  noEffect: 'Ahora no descuenta nada',
  applied: (code: string): NoticeWords => ({
    title: `Aplicamos el código ${code}`,
    body: 'El precio nuevo ya está en tu pedido.',
  }),
  removed: (code: string): NoticeWords => ({
    title: `Quitamos el código ${code}`,
    body: 'Tu pedido tiene otra vez el precio sin ese descuento. Puedes volver a escribirlo.',
  }),
  unknown: {
    title: 'No conocemos ese código',
    body: 'Tu pedido sigue igual y cuesta lo mismo. Revisa letra por letra, o llama y lo buscamos contigo.',
  },
  spent: {
    title: 'Este código ya se usó todas las veces que se podía',
    body: 'Tu pedido sigue igual y cuesta lo mismo. Sigue sin el código, o prueba con otro.',
  },
  addAndApply: (names: readonly string[]): string => `Agregar ${listText(names)} y aplicar`,
} as const)

/** The name of each line of business inside a sentence. */
export const serviceNouns: Readonly<Record<LineOfBusiness, string>> = translated('serviceNouns', {
  Internet: 'internet',
  TV: 'televisión',
  Voice: 'teléfono fijo',
  Mobile: 'líneas móviles',
})

/** Why a code gives no discount, by the condition that is not met. */
export const couponReasons = translated('couponReasons', {
  newCustomer: 'Es para clientes nuevos.',
  portIn: 'Es para quien trae su número de teléfono.',
  lines: (atLeast: number, service: string): string =>
    atLeast === 1 ? `Es para pedidos con ${service}.` : `Es para pedidos con ${atLeast} o más ${service}.`,
  without: (service: string): string => `Es para pedidos sin ${service}.`,
  ratePlan: (plan: string): string => `Es para pedidos con ${plan}.`,
  campaign: 'Es para quien llega desde su propia promoción.',
  from: (date: PlainDate): string => `Empieza el ${dateText(date)}.`,
  until: (date: PlainDate): string => `Terminó el ${dateText(date)}.`,
  notInCart: (offer: string): string => `Descuenta de ${offer}, que no está en tu pedido.`,
  outdone: (offer: string): string =>
    `${offer} ya tiene un descuento igual o mayor, y los descuentos no se suman.`,
  nothingLeft: (offer: string): string => `${offer} ya no tiene nada que descontar.`,
} as const)

/** Why a code gives no discount, and what it means for the order. */
export const couponObstacles = translated('couponObstacles', {
  expired: (lastDay: PlainDate): NoticeWords => ({
    title: 'Este código venció',
    body: `Servía hasta el ${dateText(lastDay)}. Tu pedido sigue igual y cuesta lo mismo; sigue sin el código, o prueba con otro.`,
  }),
  otherChannel: {
    title: 'Este código no se usa aquí',
    body: 'Sirve en otro punto de venta. Tu pedido sigue igual y cuesta lo mismo; llama y te decimos dónde usarlo.',
  },
  notForOrder: {
    title: 'Este código no es para tu pedido',
    body: 'Descuenta de servicios que no se venden en tu dirección, o es para otras personas. Tu pedido sigue igual y cuesta lo mismo.',
  },
  notYet: {
    title: 'Este código todavía no descuenta nada',
    body: 'No lo usamos: tu pedido sigue igual y el código te queda para después.',
  },
  add: (names: string): string => `Agrega ${names} y se aplica.`,
  replaces: (names: string): string => `Toma el lugar de ${names}.`,
} as const)

const conditionText = (condition: Condition, nameOf: NameOf): string => {
  switch (condition.kind) {
    case 'NewCustomer':
      return couponReasons.newCustomer
    case 'PortIn':
      return couponReasons.portIn
    case 'Lines':
      return couponReasons.lines(condition.atLeast, serviceNouns[condition.lineOfBusiness])
    case 'Without':
      return couponReasons.without(serviceNouns[condition.lineOfBusiness])
    case 'RatePlan':
      return couponReasons.ratePlan(nameOf(condition.offerId))
    case 'Campaign':
      return couponReasons.campaign
    case 'From':
      return couponReasons.from(condition.date)
    case 'Until':
      break
  }
  return couponReasons.until(condition.date)
}

const reasonText = (reason: MissReason, offer: string, nameOf: NameOf): string => {
  switch (reason.kind) {
    case 'NotInCart':
      return couponReasons.notInCart(nameOf(reason.offerId))
    case 'ConditionUnmet':
      return conditionText(reason.condition, nameOf)
    case 'Outdone':
      return couponReasons.outdone(offer)
    case 'NothingLeft':
      break
  }
  return couponReasons.nothingLeft(offer)
}

/** Returns why a code gives no discount, in words. */
export const obstacleWords = (obstacle: CouponObstacle, nameOf: NameOf): ObstacleWords => {
  if (obstacle.kind === 'CodeExpired') return { ...couponObstacles.expired(obstacle.lastDay), reasons: [] }
  if (obstacle.kind === 'OtherChannel') return { ...couponObstacles.otherChannel, reasons: [] }
  return obstacle.reasons.length === 0
    ? { ...couponObstacles.notForOrder, reasons: [] }
    : {
        ...couponObstacles.notYet,
        reasons: obstacle.reasons.map((reason) => reasonText(reason, nameOf(obstacle.offerId), nameOf)),
      }
}

type AddedOffer = Extract<Change, { readonly kind: 'AddOffer' }>

/** Returns the offers to add, if adding them is everything that is needed; otherwise null. */
export const addedOffers = (obstacle: CouponObstacle): readonly AddedOffer[] | null => {
  if (obstacle.kind !== 'NoDiscount' || obstacle.changes === null) return null
  const added = obstacle.changes.flatMap((change) => (change.kind === 'AddOffer' ? [change] : []))
  return added.length === obstacle.changes.length && added.length > 0 ? added : null
}

/** Says what the visitor has to add, and what it replaces. */
export const addText = (added: readonly AddedOffer[], nameOf: NameOf): string => {
  const replaced = added.flatMap(({ replaces }) => (replaces === null ? [] : [nameOf(replaces)]))
  const names = listText(added.map(({ offerId }) => nameOf(offerId)))
  const text = couponObstacles.add(names)
  return replaced.length === 0 ? text : `${text} ${couponObstacles.replaces(listText(replaced))}`
}
