import type { CartCoupon } from '#core/catalog/coded-coupon.ts'
import type { Condition } from '#core/catalog/offer.ts'
import type { Change } from '#core/pricing/change.ts'
import type { CouponObstacle } from '#core/pricing/coupon-obstacle.ts'
import type { MissReason } from '#core/pricing/near-miss.ts'
import type { Cents } from '#core/shared/money.ts'
import { counted, dateText, listText, money } from '#ui/content/format.ts'
import { serviceNames } from './sale-layout.ts'

type NameOf = (offerId: string) => string

/** What happened, and what it means for the order. `reasons` are the conditions that are not met. */
export type ObstacleWords = {
  readonly title: string
  readonly body: string
  readonly reasons: readonly string[]
}

export const couponWords = {
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
  applied: (code: string): { readonly title: string; readonly body: string } => ({
    title: `Aplicamos el código ${code}`,
    body: 'El precio nuevo ya está en tu pedido.',
  }),
  removed: (code: string): { readonly title: string; readonly body: string } => ({
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
} as const

const conditionText = (condition: Condition, nameOf: NameOf): string => {
  switch (condition.kind) {
    case 'NewCustomer':
      return 'Es para clientes nuevos.'
    case 'PortIn':
      return 'Es para quien trae su número de teléfono.'
    case 'Lines':
      return condition.atLeast === 1
        ? `Es para pedidos con ${serviceNames[condition.lineOfBusiness].toLowerCase()}.`
        : `Es para pedidos con ${condition.atLeast} o más ${serviceNames[condition.lineOfBusiness].toLowerCase()}.`
    case 'Without':
      return `Es para pedidos sin ${serviceNames[condition.lineOfBusiness].toLowerCase()}.`
    case 'RatePlan':
      return `Es para pedidos con ${nameOf(condition.offerId)}.`
    case 'Campaign':
      return 'Es para quien llega desde su propia promoción.'
    case 'From':
      return `Empieza el ${dateText(condition.date)}.`
    case 'Until':
      break
  }
  return `Terminó el ${dateText(condition.date)}.`
}

const reasonText = (reason: MissReason, offer: string, nameOf: NameOf): string => {
  switch (reason.kind) {
    case 'NotInCart':
      return `Descuenta de ${nameOf(reason.offerId)}, que no está en tu pedido.`
    case 'ConditionUnmet':
      return conditionText(reason.condition, nameOf)
    case 'Outdone':
      return `${offer} ya tiene un descuento igual o mayor, y los descuentos no se suman.`
    case 'NothingLeft':
      break
  }
  return `${offer} ya no tiene nada que descontar.`
}

/** Returns why a code gives no discount, in words. */
export const obstacleWords = (obstacle: CouponObstacle, nameOf: NameOf): ObstacleWords => {
  if (obstacle.kind === 'CodeExpired')
    return {
      title: 'Este código venció',
      body: `Servía hasta el ${dateText(obstacle.lastDay)}. Tu pedido sigue igual y cuesta lo mismo; sigue sin el código, o prueba con otro.`,
      reasons: [],
    }
  if (obstacle.kind === 'OtherChannel')
    return {
      title: 'Este código no se usa aquí',
      body: 'Sirve en otro punto de venta. Tu pedido sigue igual y cuesta lo mismo; llama y te decimos dónde usarlo.',
      reasons: [],
    }
  return obstacle.reasons.length === 0
    ? {
        title: 'Este código no es para tu pedido',
        body: 'Descuenta de servicios que no se venden en tu dirección, o es para otras personas. Tu pedido sigue igual y cuesta lo mismo.',
        reasons: [],
      }
    : {
        title: 'Este código todavía no descuenta nada',
        body: 'No lo usamos: tu pedido sigue igual y el código te queda para después.',
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
  return replaced.length === 0
    ? `Agrega ${names} y se aplica.`
    : `Agrega ${names} y se aplica. Toma el lugar de ${listText(replaced)}.`
}
