import { either as E } from 'fp-ts'
import { exactField } from '../shared/exact-reader.ts'
import type { FieldFailure, Reader } from '../shared/reader.ts'
import { centsField, flagField, integerField, oneOfField, textField } from '../shared/reader.ts'
import type { Coupon, CouponTrigger } from './coupon.ts'
import type { OfferId } from './offer.ts'

/** Maximum length of a text of a coupon, in characters. */
const TEXT_MAX = 200

export const couponTriggers = [
  'products',
  'configure',
  'serviceSelection',
  'checkout',
] as const satisfies readonly CouponTrigger[]

const name = textField(TEXT_MAX)
const offerId = name as Reader<OfferId>

const coupon = exactField<Coupon>({
  couponEligibilityFromTarget: flagField,
  couponAmount: centsField,
  couponName: name,
  name,
  netPrice: centsField,
  isActive: flagField,
  isShowing: flagField,
  parentId: offerId,
  productId: offerId,
  triggeredFrom: oneOfField(couponTriggers),
  designIteration: integerField(1, Number.MAX_SAFE_INTEGER),
  hideXumoSniperText: flagField,
  badgeText: (value, field) => (value === '' ? E.right('') : name(value, field)),
  mandateCouponCheckForSelfInstallMessaging: flagField,
})

/** Parses a coupon from unknown JSON, with all its fields and no other. Fails with the first invalid field (CPN-01). */
export const parseCoupon = (value: unknown): E.Either<FieldFailure, Coupon> => coupon(value, '')
