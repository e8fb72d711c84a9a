import { labelFacts } from '#adapters/brand/label.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { findOffer, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { DEPOSIT_MONTHS } from '#core/risk/risk.ts'
import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS, SESSION_WARNING_MS } from '#core/session/session.ts'
import { markClaim } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'

/** An order's agreements. Titles and paragraphs are claims: their numbers are part of the accepted text. */
export const agreementTexts = ({ agreements }: Brand) =>
  agreements.map(({ id, version, title, paragraphs }) => ({
    heading: markClaim(title, `agreement ${id} ${version}`),
    paragraphs: paragraphs.map((paragraph) => markClaim(paragraph, `agreement ${id} ${version}`)),
  }))

/** The internet plans of a brand, in the order of its catalogue. */
export const internetPlanIds = ({ catalog }: Brand): readonly OfferId[] =>
  offersOfRole(offersOfLine(catalog.offers, 'Internet'), 'plan').map(({ id }) => id)

/** Whether a brand sells mobile service. */
export const sellsMobile = ({ catalog }: Brand): boolean => offersOfLine(catalog.offers, 'Mobile').length > 0

/** The installations of a brand, and whether each costs something. */
export const installations = ({ catalog: { offers }, installOptions }: Brand) =>
  installOptions
    .flatMap(({ offerId }) => offers.filter(({ id }) => id === offerId))
    .map((offer) => ({ id: offer.id, isFree: oneTimeOf(offer) === 0 }))

/** The security deposit: its offer, and after how many months it is returned. Null for a brand without one. */
export const depositTerms = ({ catalog, depositOfferId }: Brand) => {
  const offer = findOffer(catalog.offers, depositOfferId)
  return offer === undefined
    ? null
    : { id: offer.id, months: markClaim(String(DEPOSIT_MONTHS), 'rule RSK-02') }
}

/** The typical latency of a plan, from its label: "14 ms"; null without one. */
export const typicalLatency = (id: OfferId): string | null => {
  const latency = labelFacts.latencyMs[id]
  return latency === undefined ? null : markClaim(`${String(latency)} ms`, `label of ${id}: typical latency`)
}

/** The data that the internet plans include (LBL-01); null for unlimited data. */
export const dataAllowance = () => {
  const { data } = labelFacts
  if (data === null) return null
  const source = 'label: data included'
  return {
    included: markClaim(String(data.includedGb), source),
    per: markClaim(String(data.overage.perGb), source),
    price: markClaim(shortMoney(data.overage.price), source),
  }
}

/** How long a purchase stays open without use and in total, and when the store warns (SES-01, SES-03). */
export const sessionTimes = () => ({
  idleMinutes: markClaim(String(SESSION_IDLE_MS / 60_000), 'rule SES-01'),
  hours: markClaim(String(SESSION_ABSOLUTE_MS / 3_600_000), 'rule SES-01'),
  warningMinutes: markClaim(String(SESSION_WARNING_MS / 60_000), 'rule SES-03'),
})
