import type { AcceptedAgreement, Agreement } from '../../../checkout/agreement.ts'
import type { CustomerForm } from '../../../checkout/customer-form.ts'
import { EMPTY_CUSTOMER_FORM } from '../../../checkout/customer-form.ts'
import type { Customer } from '../../../checkout/customer.ts'
import type { InstallOption, OrderInstall } from '../../../checkout/install-option.ts'
import type { RequirementPart } from '../../../checkout/requirements.ts'
import type { SessionSnapshot } from '../../../ports/storefront-orchestrator.ts'
import type { RiskDecision, RiskRequirements } from '../../../risk/risk.ts'

/** Data of the details: provider requirements and buyer input. `isAgreed`: all agreements are recorded. */
export type DetailsRecord = {
  readonly agreements: readonly Agreement[]
  readonly riskRequirements: RiskRequirements | null
  readonly installOptions: readonly InstallOption[]
  /** The parts that could not be loaded yet (CHK-20). */
  readonly missing: readonly RequirementPart[]
  readonly customerForm: CustomerForm
  readonly customer: Customer | null
  readonly riskDecision: RiskDecision | null
  readonly installKind: OrderInstall | null
  readonly isAgreed: boolean
  /** What the buyer accepted. Empty where the provider does not report it. */
  readonly acceptedAgreements: readonly AcceptedAgreement[]
  /** The buyer chose automatic payments: the provider has recorded their agreement (CHK-21). */
  readonly isAutoPay: boolean
}

export const emptyDetails: DetailsRecord = {
  agreements: [],
  riskRequirements: null,
  installOptions: [],
  missing: [],
  customerForm: EMPTY_CUSTOMER_FORM,
  customer: null,
  riskDecision: null,
  installKind: null,
  isAgreed: false,
  acceptedAgreements: [],
  isAutoPay: false,
}

/** Returns the fields that the visitor has changed. */
const typedIn = (form: CustomerForm): Partial<CustomerForm> =>
  Object.fromEntries(
    Object.entries(form).filter(([field, text]) => text !== EMPTY_CUSTOMER_FORM[field as keyof CustomerForm]),
  )

/** Fills the form from the provider's records. Typed text stays, because it may be younger than the record. */
const formOf = (form: CustomerForm, { customer, risk }: SessionSnapshot): CustomerForm => ({
  ...form,
  ...customer,
  ...typedIn(form),
  ...(risk === null
    ? {}
    : { addressOneYear: risk.addressOneYear ? 'yes' : 'no', identificationType: risk.identification }),
})

/** Restores the details from the provider's records of a resumed session. */
export const restoredDetails = (
  { customerForm }: DetailsRecord,
  snapshot: SessionSnapshot,
): Partial<DetailsRecord> => ({
  customer: snapshot.customer,
  customerForm: formOf(customerForm, snapshot),
  riskDecision: snapshot.risk?.decision ?? null,
  installKind: snapshot.installKind,
  isAgreed: snapshot.progress.hasAgreements,
  acceptedAgreements: snapshot.acceptedAgreements ?? [],
  isAutoPay: snapshot.progress.isAutoPay,
})
