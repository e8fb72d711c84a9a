import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import type { RetentionOption } from '#core/portal/retention-option.ts'
import { laterQuote } from '#core/pricing/later-quote.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { planNameOf } from '#ui/features/portal/shared/option-card.view.tsx'
import type { ComparedPlan } from './plan-table.view.tsx'

const speedOf = ({ offers }: AccountOverview, id: string): number | null =>
  offers.find((offer) => offer.id === id)?.speed?.downMbps ?? null

/** Returns the smaller plans among the options; null while these load. */
export const smallerPlans = ({ overview, options }: PortalContext): readonly ComparedPlan[] | null => {
  if (overview === null || options === null) return null
  return options
    .filter(({ kind }) => kind === 'smallerPlan')
    .map((option) => ({
      optionId: option.id,
      name: planNameOf(option, overview.services),
      downMbps: speedOf(overview, option.lines[0].offerId),
      quote: option.quote,
      start: option.startsOn,
    }))
}

const serviceOf = ({ overview, draft, options }: PortalContext) => {
  const first: RetentionOption | undefined = options?.find(({ kind }) => kind === 'smallerPlan')
  const id = first?.serviceId ?? draft.serviceIds[0]
  return overview?.services.find((service) => service.id === id)
}

/** Returns the present plan with all services' price from the next bill, when smaller plans start; null if unknown. */
export const presentPlan = (context: PortalContext): ComparedPlan | null => {
  const { overview } = context
  const service = serviceOf(context)
  if (overview === null || overview.quote === null || service === undefined) return null
  return {
    optionId: null,
    name: brandText(service.name),
    downMbps: speedOf(overview, service.lines[0].offerId),
    quote: laterQuote(overview.quote, 2),
    start: overview.cycle.nextBillOn,
  }
}
