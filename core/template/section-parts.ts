import type { CartLine } from '../cart/cart.ts'
import type { PageRoute } from '../routes/site-pages.ts'

/** Hero layout: next to its picture, over a full-width picture, on the night sky, or around one large price. */
export type OpeningLayout = 'split' | 'wide' | 'night' | 'price'

/** The arrangement of steps: along the rising string of the kite (the default), or as a list on a panel. */
export type StepsLayout = 'curve' | 'list'

/** The background of a section; the page's paper by default. */
export type Tone = 'sun' | 'sea' | 'coral' | 'night'

/** A drawing by name, and its text alternative. Without one it is decoration. */
export type Picture = { readonly name: string; readonly alt?: string }

/** Link target: public page, anchor, address form, telephone, application path, shop with offers, or device lines. */
export type LinkTarget =
  | PageRoute
  | '/order-status'
  | '/mobile/customize'
  | 'address'
  | 'sales'
  | 'service'
  | 'businessSales'
  | 'account'
  | 'mobileAccount'
  | `#${string}`
  | { readonly campaign: string }
  | { readonly file: string }
  | { readonly lines: readonly CartLine[] }
  | { readonly sku: string }

/** A link that looks like a button. The first of a section is its main action. */
export type Action = { readonly label: string; readonly to: LinkTarget }

export type Card = {
  readonly title: string
  readonly body: string
  readonly icon?: string
  readonly picture?: Picture
  readonly link?: Action
}
