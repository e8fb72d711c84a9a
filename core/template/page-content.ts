import type { Offer } from '../catalog/offer.ts'
import type { EmptyReason, PageBlock, PageModel } from './page-model.ts'

/** Notices that screens of the sale show themselves, from the state of their journey. */
const screenBlocks: ReadonlySet<string> = new Set(['deposit', 'install-banner'])

/** Reasons for an empty page that screens explain themselves, with the telephone number. */
const screenReasons: ReadonlySet<EmptyReason> = new Set(['noOffers', 'noEligibleLines'])

const isNotice = ({ id, kind, reason }: PageBlock): boolean =>
  kind === 'empty'
    ? reason !== null && !screenReasons.has(reason)
    : (kind === 'notice' || kind === 'banner') && !screenBlocks.has(id)

/** Returns the blocks that a model adds: notices, banners, reasons for missing content (TPL-17). */
export const noticesIn = (model: PageModel | null): readonly PageBlock[] =>
  model?.blocks.filter(isNotice) ?? []

const listedIn = (model: PageModel, kind: PageBlock['kind']): readonly string[] =>
  model.blocks.filter((block) => block.kind === kind).flatMap(({ offers }) => offers)

/** Returns the offers with only the page's plans, in its order. All offers without a model (TPL-17). */
export const withListedPlans = (model: PageModel | null, offers: readonly Offer[]): readonly Offer[] =>
  model === null
    ? offers
    : [
        ...listedIn(model, 'offers').flatMap((listed) => offers.find(({ id }) => id === listed) ?? []),
        ...offers.filter(({ role }) => role !== 'plan'),
      ]

/** Returns offers with only the page's add-ons of a line of business; lines it does not list have all (TPL-17). */
export const withListedAddOns = (model: PageModel | null, offers: readonly Offer[]): readonly Offer[] => {
  if (model === null) return offers
  const listed = new Set(listedIn(model, 'choice'))
  const lines = new Set(offers.filter(({ id }) => listed.has(id)).map(({ lineOfBusiness }) => lineOfBusiness))
  return offers.filter(
    ({ id, role, lineOfBusiness }) => role !== 'addOn' || listed.has(id) || !lines.has(lineOfBusiness),
  )
}

/** Checks whether an offer has a price of the visitor's campaign (CAT-09). */
export const isCampaignOffer = (model: PageModel | null, offerId: string): boolean =>
  model?.blocks.some(({ id, offers }) => id === 'campaign' && offers.includes(offerId)) ?? false
