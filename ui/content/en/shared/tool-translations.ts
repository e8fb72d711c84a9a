import { channelSearchWords } from './channel-search.ts'
import { coverageMapWords } from './coverage-map.ts'
import { deviceListWords } from './device-list.ts'
import { formatWords } from './format.ts'
import { speedNeedWords } from './speed-need.ts'
import { speedTestWords } from './speed-test.ts'
import { stateNames } from './state-names.ts'
import { storeFinderWords } from './store-finder.ts'

/** The words of the tools in English, and of what they format, by the names of the Spanish ones. */
export const toolTranslations = {
  channelSearchWords,
  coverageMapWords,
  deviceListWords,
  formatWords,
  speedNeedWords,
  speedTestWords,
  stateNames,
  storeFinderWords,
}
