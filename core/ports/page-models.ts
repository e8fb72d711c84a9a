import type { PageModel } from '../template/page-model.ts'
import type { ShopPageRequest } from '../template/page-request.ts'
import type { Call } from './orchestrator.failure.ts'

/** Loads a sale page's model: `template/{endpoint}`, POST for a page with a body, else GET. */
export type LoadPageModel = Call<ShopPageRequest, PageModel>
