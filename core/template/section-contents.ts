import type { CartLine } from '../cart/cart.ts'
import type { LineOfBusiness, OfferId } from '../catalog/offer.ts'
import type { DeviceFilter } from '../mobile/device-filter.ts'
import type { PageRoute } from '../routes/site-pages.ts'
import type { ToolName } from './tool-name.ts'
import type { Action, Card, OpeningLayout, Picture, StepsLayout, Tone } from './section-parts.ts'

/** The heading of a section. `id` is its anchor. */
type Headed = {
  readonly id: string
  readonly heading: string
  readonly lead: string
}

/** A line of business that is sold with internet, and its description on the page. */
export type ServiceText = { readonly line: Exclude<LineOfBusiness, 'Internet'>; readonly about: string }

/** The content of each kind of section: its texts, and offers by id. Prices come from the catalogue. */
export type Contents = {
  /** The top of a sales page: the price of one offer, the address form and a scene. */
  readonly hero: {
    readonly title: readonly string[]
    readonly from: string
    readonly offer: OfferId
    readonly promise: string
    /** The line above the address form. */
    readonly bestDeals: string
    /** The text in front of the price in narrow windows. */
    readonly greatDeals: string
    readonly scene: string
  }
  /** The top of a text page. */
  readonly intro: { readonly title: string; readonly lead: string }
  /** Plans with their prices over time; with `columns` a table of television plans: name, price, channels. */
  readonly offers: Headed & {
    readonly offers: readonly OfferId[]
    readonly note: string
    readonly columns?: readonly string[]
  }
  /** Lines of business, each with its lowest price. */
  readonly services: Headed & { readonly services: readonly ServiceText[]; readonly note: string }
  /** Add-ons, each with its monthly price. */
  readonly addOns: Headed & {
    readonly offers: readonly OfferId[]
    readonly note: string
    readonly scene: string
  }
  readonly steps: Headed & {
    readonly layout?: StepsLayout
    readonly steps: readonly { readonly title: string; readonly body: string }[]
  }
  /** Events in chronological order, and agreements by id. */
  readonly timeline: Headed & {
    readonly events: readonly { readonly when: string; readonly what: string }[]
    readonly agreements: readonly string[]
  }
  readonly questions: Omit<Headed, 'lead'> & {
    /** Who answers further questions; sales where it is absent. */
    readonly ask?: 'service' | 'business'
    readonly items: readonly { readonly question: string; readonly answer: string }[]
  }
  /** Two tabs: the address form for homes, and the telephone of sales for businesses. */
  readonly order: Headed & { readonly business: { readonly title: string; readonly subtitle: string } }
  /** The address form in one row, on a page of texts. */
  readonly address: { readonly heading: string; readonly lead: string }
  readonly text: { readonly heading: string; readonly paragraphs: readonly string[] }
  /** The top of a page about one subject: its picture, and what to do next. `offer` is priced in it. */
  readonly opening: {
    readonly layout: OpeningLayout
    readonly title: string
    readonly lead: string
    readonly picture: Picture
    readonly actions: readonly Action[]
    readonly offer?: OfferId
    /** The address form in the opening, in one row. */
    readonly hasAddressForm?: boolean
  }
  /** One subject with a picture next to it. */
  readonly feature: {
    readonly id: string
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly points?: readonly string[]
    readonly picture?: Picture
    readonly actions?: readonly Action[]
    readonly tone?: Tone
  }
  /** Short texts side by side, each with an icon, a picture or a link. */
  readonly cards: Headed & { readonly cards: readonly Card[]; readonly note?: string; readonly tone?: Tone }
  /** Rows and columns: a comparison, a price list. The first cell of a row names it. */
  readonly table: Headed & {
    readonly columns: readonly string[]
    readonly rows: readonly (readonly string[])[]
    readonly note?: string
  }
  /** Figures in large type, each with its meaning. */
  readonly figures: Omit<Headed, 'lead'> & {
    readonly figures: readonly { readonly figure: string; readonly meaning: string }[]
    readonly tone?: Tone
  }
  /** Amounts as bars on one scale: speeds, prices over time. A main one has the colour of an action. */
  readonly bars: Headed & {
    readonly bars: readonly {
      readonly title: string
      readonly value: string
      readonly amount: number
      readonly isMain?: boolean
    }[]
    readonly note?: string
    readonly tone?: Tone
  }
  /** Packages as bills: services with prices, joint discount, and total. Each leads into the shop. */
  readonly bills: Headed & {
    readonly bills: readonly {
      readonly title: string
      readonly about: string
      readonly lines: readonly CartLine[]
    }[]
    readonly note: string
  }
  /** What to do next, as a band over the width of the page. */
  readonly action: {
    readonly heading: string
    readonly lead: string
    readonly actions: readonly Action[]
    readonly hasAddressForm?: boolean
    readonly tone?: Tone
  }
  /** The broadband labels of plans, for visits of a campaign or for everybody. */
  readonly labels: Headed & { readonly offers: readonly OfferId[]; readonly campaign?: string }
  /** Links to other pages, each with its name and description. */
  readonly pages: { readonly heading: string; readonly pages: readonly PageRoute[] }
  /** A tool of the store. It works without script where its subject permits. */
  readonly tool: Headed & { readonly tool: ToolName }
  /** The devices of a list with their prices, and the tool that sorts, filters and compares them. */
  readonly devices: { readonly title: string; readonly lead: string; readonly filter: DeviceFilter }
  /** A device in one of its colours, both by their slugs. */
  readonly device: { readonly device: string; readonly color: string }
}
