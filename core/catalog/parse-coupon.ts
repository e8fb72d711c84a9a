import { either as E } from 'fp-ts'
import { parseCents } from '../shared/money.ts'
import { isPlainText } from '../shared/text.ts'
import type { CouponMalformed } from './coupon.failure.ts'
import type { Coupon } from './coupon.ts'
import { couponTriggers } from './coupon.ts'

type Check = (value: unknown) => boolean

const isBoolean: Check = (value) => typeof value === 'boolean'
const isText: Check = (value) => typeof value === 'string' && isPlainText(value)
const isName: Check = (value) => isText(value) && value !== ''
const isPrice: Check = (value) => E.exists((amount: number) => amount >= 0)(parseCents(value))

const checks: Readonly<Record<keyof Coupon, Check>> = {
  couponEligibilityFromTarget: isBoolean,
  couponAmount: isPrice,
  couponName: isName,
  name: isName,
  netPrice: isPrice,
  isActive: isBoolean,
  isShowing: isBoolean,
  parentId: isName,
  productId: isName,
  triggeredFrom: (value) => couponTriggers.some((known) => known === value),
  designIteration: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
  hideXumoSniperText: isBoolean,
  badgeText: isText,
  mandateCouponCheckForSelfInstallMessaging: isBoolean,
}

/** A coupon from data of any kind, all its fields and no other (CPN-01); fails with `CouponMalformed` and the first field that is wrong. */
export const parseCoupon = (value: unknown): E.Either<CouponMalformed, Coupon> => {
  if (typeof value !== 'object' || value === null) return E.left({ _tag: 'CouponMalformed', field: '' })
  const given = new Map<string, unknown>(Object.entries(value))
  const wrong =
    Object.entries(checks).find(([field, isRight]) => !isRight(given.get(field)))?.[0] ??
    [...given.keys()].find((field) => !Object.hasOwn(checks, field))
  return wrong === undefined
    ? E.right(Object.fromEntries(given) as Coupon)
    : E.left({ _tag: 'CouponMalformed', field: wrong })
}
