import type { Acceptance } from '#core/checkout/acceptance.ts'
import type { BillingPreferences } from '#core/checkout/customer-change.ts'
import type { CheckoutPageRequest } from '#core/checkout/page-request.ts'
import { orderParts } from '#core/checkout/readiness.ts'
import { resolveSteps } from '#core/checkout/resolve-chain.ts'
import { paymentPages } from '#core/payment/payment-page.ts'
import type { PrePayment } from '#core/payment/pre-payment.ts'
import { paymentChannels } from '#core/payment/pre-payment.ts'
import type { SalesChannel } from '#core/ports/details-calls.ts'
import type { ReferralDetails } from '#core/referral/referral-details.ts'
import { REFERRAL_TEXT } from '#core/referral/referral-details.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import { salesChannels } from '#core/session/channel.ts'
import { list, nullable, optional, imap } from '../../shape/composite.shape.ts'
import { notEmpty, object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { withReadyFlag } from '../ready-flag.ts'
import { installOptions } from './catalog.ts'
import { acceptedAgreements } from './checkout.ts'
import { identifier } from './identifier.ts'
import { cents } from './pricing.ts'
import { instant } from './time.ts'

export const billingWishes: Shape<BillingPreferences> = object<BillingPreferences>({
  paperlessBilling: boolean,
  monthlyBillingNotification: boolean,
})

export const acceptance: Shape<Acceptance> = object<Acceptance>({
  agreements: acceptedAgreements,
  acceptedAt: instant,
  transactionId: nullable(identifier),
})

export const orderPartList = list(literal(...orderParts), { max: orderParts.length })

export const resolveStepList = list(literal(...resolveSteps), { max: resolveSteps.length })

export const visitKind: Shape<VisitKind> = literal('installation', 'siteVisit')

export const paymentChannel = literal(...paymentChannels)

export const salesChannel: Shape<SalesChannel> = literal(...Object.values(salesChannels))

export const checkoutPage: Shape<CheckoutPageRequest> = withReadyFlag(
  object<CheckoutPageRequest>({
    installationOptions: installOptions,
    installationBanner: boolean,
    acpEnabled: boolean,
    productReady: boolean,
    isBulk: boolean,
    isXumoSelected: boolean,
  }),
)

export const prePayment: Shape<PrePayment> = object<PrePayment>({
  page: literal(...paymentPages),
  pageReason: literal('expressChannel', 'automaticPayments', 'otherChannel'),
  checksBalance: boolean,
  balanceReason: literal('nothingOwed', 'balanceOwed'),
  owed: cents,
})

const referralText = text({ min: 1, max: 64, pattern: REFERRAL_TEXT })

/** The referrer of a buyer, as stored and returned. */
export const referral: Shape<ReferralDetails> = object<ReferralDetails>({
  referralCode: nullable(referralText),
  customerReferralId: nullable(referralText),
})

type Posted = { readonly referralCode?: string; readonly customerReferralId?: string }

/** The referrer of a buyer as sent: missing names are left out, and at least one of the two is present. */
export const postedReferral: Shape<ReferralDetails> = imap<Posted, ReferralDetails>(
  notEmpty(
    object<Posted>({ referralCode: optional(referralText), customerReferralId: optional(referralText) }),
  ),
  ({ referralCode = null, customerReferralId = null }) => ({ referralCode, customerReferralId }),
  ({ referralCode, customerReferralId }) => ({
    ...(referralCode === null ? {} : { referralCode }),
    ...(customerReferralId === null ? {} : { customerReferralId }),
  }),
)
