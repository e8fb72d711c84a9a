import { createMemoryAnalytics } from '#adapters/provider/memory/memory-analytics.ts'
import { analyticsSinkContract } from '../../analytics/sink.contract.ts'

analyticsSinkContract('createMemoryAnalytics', async () => createMemoryAnalytics())
