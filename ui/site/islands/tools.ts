import type { MountTool } from './tool.ts'

const loaders: Readonly<Record<string, () => Promise<MountTool>>> = {
  channelSearch: async () => (await import('./channel-search.island.ts')).mountChannelSearch,
  deviceStock: async () => (await import('./device-stock.island.ts')).mountDeviceStock,
  deviceList: async () => (await import('./device-list.island.ts')).mountDeviceList,
  coverageMap: async () => (await import('./coverage-map.island.ts')).mountCoverageMap,
  storeFinder: async () => (await import('./store-finder.island.ts')).mountStoreFinder,
  speedTest: async () => (await import('./speed-test.island.tsx')).mountSpeedTest,
  dataEstimator: async () => (await import('./data-estimator.island.ts')).mountDataEstimator,
  switchCalculator: async () => (await import('./switch-calculator.island.ts')).mountSwitchCalculator,
  imeiCheck: async () => (await import('./imei-check.island.ts')).mountImeiCheck,
  tradeInCheck: async () => (await import('./trade-in-check.island.ts')).mountTradeInCheck,
  phoneHours: async () => (await import('./phone-hours.island.ts')).mountPhoneHours,
  billComparison: async () => (await import('./switch-calculator.island.ts')).mountBillComparison,
  speedNeed: async () => (await import('./speed-need.island.ts')).mountSpeedNeed,
}

/** Loads the code of a tool by the name in its element. Throws (a defect) for another name. */
export const loadTool = async (name: string): Promise<MountTool> => {
  const load = loaders[name]
  if (load === undefined) throw new Error(`no tool ${name}`)
  return load()
}
