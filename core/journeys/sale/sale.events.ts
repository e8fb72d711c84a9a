import type { CartLine } from '../../cart/cart.ts'
import type { ProvenAccount } from '../../ports/account-calls.ts'
import type { ChangedHousehold } from '../../ports/address-calls.ts'
import type { ChangedShop } from '../../ports/promotion-calls.ts'
import type { OfferId } from '../../catalog/offer.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import type { CheckoutEmitted } from '../checkout/checkout.events.ts'
import type { LocalizationEmitted } from '../localization/localization.events.ts'
import type { PageModelEmitted } from '../page-model/page-model.events.ts'
import type { SessionEmitted } from '../session/session.events.ts'
import type { ShoppingEmitted } from '../shopping/shopping.events.ts'

/** What a visitor does in the sale itself. Every other event is sent to its own journey. */
type VisitorEvent =
  /** The visitor requests a step. The sale opens it, or the step that the guards permit. */
  | { readonly type: 'step.requested'; readonly step: SaleStep }
  /** An internet plan replaces the one in the cart, and the visitor goes to its configuration. */
  | { readonly type: 'plan.chosen'; readonly offerId: OfferId }
  /** Services chosen together, such as a bundle: each replaces its choice; the visitor goes to configuration. */
  | { readonly type: 'services.chosen'; readonly lines: readonly CartLine[] }
  /** Sets the quantity of an add-on, or of a television, telephone or mobile plan. */
  | { readonly type: 'item.changed'; readonly offerId: OfferId; readonly quantity: number }
  | { readonly type: 'configuration.confirmed' }
  /** The visitor opened the address page by a link or the address bar: the sale starts anew (LOC-24). */
  | { readonly type: 'visit.reset' }
  /** The visitor accepts the changes made elsewhere. */
  | { readonly type: 'changes.accepted' }
  | { readonly type: 'retry.requested' }

/** The events of the sale: those of the visitor, those its journeys emit, and a call that extended the session. */
export type SaleEvent =
  | VisitorEvent
  | LocalizationEmitted
  | ShoppingEmitted
  | CheckoutEmitted
  | SessionEmitted
  /** A coupon, a telephone number or the assistance programs of the household changed offers and cart. */
  | ({ readonly type: 'shop.changed' } & (ChangedShop | ChangedHousehold))
  /** The visitor changed the mobile lines and devices of the cart. */
  | ({ readonly type: 'mobile.changed' } & ChangedShop)
  /** The mobile lines are open, with the device of the link or with the reason why it is missing. */
  | { readonly type: 'link.followed' }
  /** The visitor has proven to hold the account at the address (ACC-01). */
  | ({ readonly type: 'account.proven' } & ProvenAccount)
  | PageModelEmitted
  /** The provider refused a change of the cart for good, and it was undone. */
  | { readonly type: 'change.undone' }
  | { readonly type: 'session.used' }
