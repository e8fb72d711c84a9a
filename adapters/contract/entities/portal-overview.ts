import type { OrderPlace } from '#core/checkout/order-message.ts'
import type { SubscribedService } from '#core/portal/portal-account.ts'
import { serviceHolds } from '#core/portal/portal-account.ts'
import type { PortalService } from '#core/portal/services.ts'
import type { AccountOverview, PortalOrder, ServiceSummary } from '#core/ports/portal-calls.ts'
import { list, nullable, optional, unbranded } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, literal, text } from '../../shape/shape.ts'
import { cityText, stateText, streetText, unitText, zipText } from './address.ts'
import { offers } from './catalog.ts'
import { agreements } from './checkout.ts'
import { identifier } from './identifier.ts'
import { paymentSummary } from './payment.ts'
import { masked, orderViewFields } from './order-view.ts'
import { bill, billingCycle } from './portal-bill.ts'
import { SERVICES_MAX, optionMonths, serviceChange, serviceId, serviceLines } from './portal-change.ts'
import { accountId } from './portal-session.ts'
import { cents, quote } from './pricing.ts'
import { plainDate } from './time.ts'

/** The bills of a year, and those before them that are unpaid. */
const BILLS_MAX = 24

/** The orders and the changes of an account that are shown. */
const ORDERS_MAX = 50
const CHANGES_MAX = 100

export const portalOrder: Shape<PortalOrder> = object<PortalOrder>({
  ...orderViewFields,
  isOpen: boolean,
  mayChangeVisit: boolean,
  agreements,
})

const obstacles = ['openOrder', 'pendingChange', 'ending', ...serviceHolds] as const

const serviceSummary: Shape<ServiceSummary> = object<ServiceSummary>({
  id: serviceId,
  lines: serviceLines,
  since: plainDate,
  until: nullable(plainDate),
  hold: nullable(literal(...serviceHolds)),
  discount: optional(
    object<NonNullable<SubscribedService['discount']>>({ off: cents, months: optionMonths, from: plainDate }),
  ),
  pause: optional(object<NonNullable<SubscribedService['pause']>>({ from: plainDate, until: plainDate })),
  name: text({ min: 1, max: 120 }),
  cancelable: boolean,
  obstacle: nullable(literal(...obstacles)),
  monthly: cents,
})

export const displayedPlace: Shape<OrderPlace> = object<OrderPlace>({
  street: streetText,
  unit: unitText,
  city: cityText,
  state: stateText,
  zip: zipText,
})

const portalService: Shape<PortalService> = object<PortalService>({ id: identifier, cancelable: boolean })

/** The contact details are masked, as those of an order are. */
const overviewAccount: Shape<AccountOverview['account']> = object<AccountOverview['account']>({
  accountId: unbranded(accountId),
  service: list(portalService, { max: SERVICES_MAX }),
  firstName: text({ min: 1, max: 100 }),
  maskedEmail: masked,
  maskedPhone: nullable(masked),
  place: displayedPlace,
  isAutoPay: boolean,
  autoPayMethod: optional(paymentSummary),
  autoPaySince: optional(plainDate),
})

export const accountOverview: Shape<AccountOverview> = object<AccountOverview>({
  account: overviewAccount,
  openOrder: boolean,
  services: list(serviceSummary, { max: SERVICES_MAX }),
  offers,
  quote: nullable(quote),
  cycle: billingCycle,
  balance: cents,
  pastDue: cents,
  bills: list(bill, { max: BILLS_MAX }),
  orders: list(portalOrder, { max: ORDERS_MAX }),
  changes: list(serviceChange, { max: CHANGES_MAX }),
})
