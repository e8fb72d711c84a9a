import * as fc from 'fast-check'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Agreement } from '#core/checkout/agreement.ts'
import type { CheckoutForm, CheckoutNeeds } from '#core/checkout/checkout-form.ts'
import { installKinds, type InstallOption } from '#core/checkout/install-option.ts'
import type { RiskForm } from '#core/checkout/risk-questions.ts'
import { type RiskAssessment, riskDecisions, type RiskRequirements } from '#core/risk/risk.ts'
import { identificationTypes } from '#core/risk/identification-type.ts'
import { customer } from './checkout.arbitrary.ts'
import { clearIdentification } from './risk.arbitrary.ts'
import { anyText } from './text.arbitrary.ts'

const agreements: readonly Agreement[] = (['terms', 'privacy', 'paperless'] as const).map((id) => ({
  id,
  version: '1',
  title: id,
  summary: '',
  paragraphs: [],
  grants: id === 'paperless' ? 'paperlessBilling' : null,
}))

export const riskRequirements: fc.Arbitrary<RiskRequirements> = fc.record({
  identificationTypes: fc.subarray([...identificationTypes]),
  depositOfferId: fc.constant('deposit' as OfferId),
})

export const checkoutNeeds: fc.Arbitrary<CheckoutNeeds> = fc.record({
  riskRequirements: fc.oneof({ weight: 4, arbitrary: riskRequirements }, fc.constant(null)),
  isRiskRecorded: fc.boolean(),
  asksAcp: fc.boolean(),
  agreements: fc.subarray([...agreements]),
})

/** Forms of which each field is valid more often than invalid. */
export const checkoutForm: fc.Arbitrary<CheckoutForm> = fc
  .tuple(customer, clearIdentification)
  .chain(([buyer, { type, number }]) => {
    const typed = (text: string) =>
      fc.oneof({ weight: 6, arbitrary: fc.constant(text) }, { weight: 1, arbitrary: anyText })
    return fc.record({
      firstName: typed(buyer.firstName),
      lastName: typed(buyer.lastName),
      emailAddress: typed(buyer.emailAddress),
      phoneNumber: typed(buyer.phoneNumber),
      phoneType: typed(buyer.phoneType),
      addressOneYear: fc.constantFrom('yes', 'no', ''),
      identificationType: fc.oneof(fc.constantFrom<string>(type, 'NONE'), anyText),
      identificationNumber: typed(number),
      installKind: fc.constantFrom('professional', 'self', null),
      acp: fc.boolean(),
      acpExpireServiceContinue: fc.constantFrom(true, false, null),
      accepted: fc.subarray(agreements.map(({ id }) => id)),
    })
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
