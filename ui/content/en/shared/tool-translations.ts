import { billComparisonWords } from './bill-comparison.ts'
import { channelSearchWords } from './channel-search.ts'
import { coverageMapWords } from './coverage-map.ts'
import { dataEstimatorWords } from './data-estimator.ts'
import { deviceListWords } from './device-list.ts'
import { formatWords } from './format.ts'
import { imeiCheckWords } from './imei-check.ts'
import { phoneHoursWords } from './phone-hours.ts'
import { speedNeedWords } from './speed-need.ts'
import { speedTestWords } from './speed-test.ts'
import { stateNames } from './state-names.ts'
import { storeFinderWords } from './store-finder.ts'
import { switchCalculatorWords } from './switch-calculator.ts'
import { tradeInCheckWords } from './trade-in-check.ts'

/** The words of the tools in English, and of what they format, by the names of the Spanish ones. */
export const toolTranslations = {
  billComparisonWords,
  channelSearchWords,
  coverageMapWords,
  dataEstimatorWords,
  deviceListWords,
  formatWords,
  imeiCheckWords,
  phoneHoursWords,
  speedNeedWords,
  speedTestWords,
  stateNames,
  storeFinderWords,
  switchCalculatorWords,
  tradeInCheckWords,
}
