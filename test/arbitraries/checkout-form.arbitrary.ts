import * as fc from 'fast-check'
import type { OfferId } from '#core/catalog/offer.ts'
import type { CheckoutForm, CheckoutNeeds } from '#core/checkout/checkout-form.ts'
import type { InstallOption } from '#core/checkout/install-option.ts'
import { installKinds } from '#core/checkout/install-option.ts'
import type { RiskForm } from '#core/checkout/risk-questions.ts'
import type { RiskAssessment, RiskRequirements } from '#core/risk/risk.ts'
import { riskDecisions } from '#core/risk/risk.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { customer } from './checkout.arbitrary.ts'
import { clearIdentification } from './risk.arbitrary.ts'
import { anyText } from './text.arbitrary.ts'

const windowIds = ['w-1', 'w-2', 'w-3'] as const

export const checkoutNeeds: fc.Arbitrary<CheckoutNeeds> = fc.record({
  asksAddressOneYear: fc.boolean(),
  visit: fc.constantFrom('installation', 'siteVisit', null),
  openWindows: fc.subarray(windowIds.map((id) => id as WindowId)),
})

const anyWindow = fc.constantFrom('', ...windowIds)

/** Forms of which each field is right more often than wrong. */
export const checkoutForm: fc.Arbitrary<CheckoutForm> = customer.chain((buyer) => {
  const typed = (text: string) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant(text) }, { weight: 1, arbitrary: anyText })
  return fc.record({
    firstName: typed(buyer.firstName),
    lastName: typed(buyer.lastName),
    emailAddress: typed(buyer.emailAddress),
    phoneNumber: typed(buyer.phoneNumber),
    phoneType: typed(buyer.phoneType),
    addressOneYear: fc.constantFrom(true, false, null),
    acp: fc.boolean(),
    acpExpireServiceContinue: fc.constantFrom(true, false, null),
    installWindow: anyWindow,
    sroWindow: anyWindow,
    paperlessBilling: fc.boolean(),
    monthlyBillingNotification: fc.boolean(),
    agreement: fc.boolean(),
    validationErrors: fc.constant({}),
  })
})

export const riskRequirements: fc.Arbitrary<RiskRequirements> = fc.record({
  identificationTypes: fc.subarray([...identificationTypes]),
  depositOfferId: fc.constant('deposit' as OfferId),
})

export const riskAssessment: fc.Arbitrary<RiskAssessment> = fc.record({
  addressOneYear: fc.boolean(),
  identification: fc.constantFrom(...identificationTypes),
  decision: fc.constantFrom(...riskDecisions),
})

/** Risk forms, right for some requirements, or wrong for all. */
export const riskForm: fc.Arbitrary<RiskForm> = clearIdentification.chain(({ type, number }) =>
  fc.record({
    addressOneYear: fc.constantFrom(true, false, null),
    identificationType: fc.constantFrom<string>(type, 'NONE', '', 'PASSPORT', type.toLowerCase()),
    identificationNumber: fc.constantFrom<string>(number, '', '000000000'),
  }),
)

export const installOptions: fc.Arbitrary<readonly InstallOption[]> = fc
  .subarray([...installKinds], { minLength: 1 })
  .map((kinds) => kinds.map((kind) => ({ kind, offerId: `install-${kind}` as OfferId })))
