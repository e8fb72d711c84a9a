import type { ReactElement } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import { findOffer, type Offer } from '#core/catalog/offer.ts'
import { speedPlans } from '#core/speed/fitting-plan.ts'
import type { ToolName } from '#core/template/tool-name.ts'
import { internetPlans } from '#ui/content/landing-plans.ts'
import { ULTRA } from '#ui/content/offer-ids.ts'
import { speedTestWords } from '#ui/content/es/shared/speed-test.ts'
import { BillComparisonView } from '#ui/features/tools/bill-comparison/bill-comparison.view.tsx'
import { ChannelSearchView } from '#ui/features/tools/channel-search/channel-search.view.tsx'
import { CoverageMapView } from '#ui/features/tools/coverage-map/coverage-map.view.tsx'
import { DataEstimatorView } from '#ui/features/tools/data-estimator/data-estimator.view.tsx'
import { ImeiCheckView } from '#ui/features/tools/imei-check/imei-check.view.tsx'
import { PhoneHoursView } from '#ui/features/shared/phone-hours/phone-hours.view.tsx'
import { PhoneSentence } from '#ui/features/tools/phone-sentence.tsx'
import { SpeedNeedView } from '#ui/features/tools/speed-need/speed-need.view.tsx'
import { SpeedTestView } from '#ui/features/shared/speed-test/speed-test.view.tsx'
import { StoreFinderView } from '#ui/features/tools/store-finder/store-finder.view.tsx'
import { SwitchCalculatorView } from '#ui/features/tools/switch-calculator/switch-calculator.view.tsx'
import { TradeInCheckView } from '#ui/features/tools/trade-in-check/trade-in-check.view.tsx'
import { SavingsTool } from './savings-tool.tsx'

export type ToolProps = { readonly brand: Brand }

const ChannelSearch = ({ brand: { site, catalog, phones } }: ToolProps) => (
  <ChannelSearchView
    channels={site.channels}
    plans={catalog.offers.filter(({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === 'TV')}
    phone={phones.sales}
  />
)

const SpeedTest = ({ brand: { catalog, phones } }: ToolProps) => {
  const plans = speedPlans(catalog.offers)
  return (
    <>
      <noscript>
        <PhoneSentence phone={phones.service} text={speedTestWords.withoutScript} />
      </noscript>
      <div
        data-tool="speedTest"
        data-plans={JSON.stringify(plans)}
        data-phone={JSON.stringify(phones.service)}
      >
        <SpeedTestView state={{ kind: 'ready' }} plans={plans} phone={phones.service} />
      </div>
    </>
  )
}

/** The plan that most families order, or the cheapest. */
const comparedPlan = (brand: Brand): Offer =>
  findOffer(brand.catalog.offers, ULTRA) ?? internetPlans(brand)[0]

/** The markup of each tool. Where its subject permits it works without script; its island makes it answer. */
export const tools: Readonly<Record<ToolName, (props: ToolProps) => ReactElement | null>> = {
  savingsCalculator: SavingsTool,
  channelSearch: ChannelSearch,
  storeFinder: ({ brand: { site, phones } }) => (
    <StoreFinderView stores={site.stores} states={site.states} phone={phones.sales} />
  ),
  coverageMap: ({ brand: { site } }) => <CoverageMapView states={site.states} />,
  speedTest: SpeedTest,
  speedNeed: ({ brand: { catalog } }) => <SpeedNeedView plans={speedPlans(catalog.offers)} />,
  billComparison: ({ brand }) => <BillComparisonView plan={comparedPlan(brand)} />,
  dataEstimator: DataEstimatorView,
  switchCalculator: SwitchCalculatorView,
  imeiCheck: ({ brand: { site, phones } }) => (
    <ImeiCheckView ownDevices={site.ownDevices} phone={phones.sales} />
  ),
  tradeInCheck: TradeInCheckView,
  phoneHours: ({ brand }) => (
    <PhoneHoursView brand={brand} purposes={['sales', 'mobileSales', 'service', 'business']} />
  ),
  mobilePhoneHours: ({ brand }) => <PhoneHoursView brand={brand} purposes={['mobileSales', 'service']} />,
}
