import { either as E } from 'fp-ts'
import { checkLabelFacts } from '../label/check-facts.ts'
import type { LabelFacts } from '../label/label-facts.ts'
import type { LabelFailure } from '../label/label.failure.ts'
import type { LabelArchive } from '../label/published-labels.ts'
import { currentLabels, publishedLabels } from '../label/published-labels.ts'
import { findOffer } from '../catalog/offer.ts'
import type { OfferId } from '../catalog/offer.ts'
import type { Brand } from './brand.ts'
import type { BrandFault } from './brand-fault.ts'
import { faultIf } from './brand-fault.ts'

const FILE = 'label.ts'

const labelFault = (failure: LabelFailure): readonly BrandFault[] => {
  switch (failure._tag) {
    case 'LatencyMissing':
      return faultIf(true, FILE, `latencyMs.${failure.offerId}`, 'is missing; each internet plan has a label')
    case 'SpeedMissing':
      return faultIf(true, 'catalog.ts', failure.offerId, 'has no speed; each internet plan has a label')
    case 'FactMalformed':
      return faultIf(true, FILE, failure.fact, 'is not a possible value')
    case 'PlanIdReused':
      return faultIf(
        true,
        'retired-labels.ts',
        failure.planId,
        'is the id of a retired label and of a different current one',
      )
    default:
      return faultIf(true, FILE, '', `gives no labels: ${JSON.stringify(failure)}`)
  }
}

/** Returns the faults of the broadband labels of a brand, and of the facts that its pages claim (BRD-07). */
export const labelFaults = (
  { name, catalog, facts, site }: Brand,
  labelFacts: LabelFacts,
  archive: LabelArchive,
): readonly BrandFault[] => {
  const checked = checkLabelFacts(labelFacts)
  const labels = E.isLeft(checked) ? checked : currentLabels(catalog, labelFacts)
  const published = E.isLeft(labels) ? labels : publishedLabels(labels.right, archive)
  const unknown = Object.keys(labelFacts.latencyMs).filter(
    (id) => findOffer(catalog.offers, id as OfferId) === undefined,
  )
  return [
    ...(E.isLeft(published) ? labelFault(published.left) : []),
    ...unknown.flatMap((id) =>
      faultIf(true, FILE, `latencyMs.${id}`, `names the offer «${id}», which catalog.ts does not have`),
    ),
    ...faultIf(
      labelFacts.provider !== name,
      FILE,
      'provider',
      `is «${labelFacts.provider}», but the brand is called «${name}»`,
    ),
    ...faultIf(
      facts.statesServed !== site.states.length,
      'facts.ts',
      'statesServed',
      `claims ${facts.statesServed} states, but site.ts lists ${site.states.length}`,
    ),
    ...faultIf(
      facts.buyoutLimit !== null && facts.buyoutLimit <= 0,
      'facts.ts',
      'buyoutLimit',
      'claims nothing; write null for a brand without a buyout',
    ),
    ...faultIf(
      facts.securityComputers !== null && facts.securityComputers <= 0,
      'facts.ts',
      'securityComputers',
      'claims nothing; write null for a brand without a security suite',
    ),
  ]
}
