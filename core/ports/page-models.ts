import type { PageModel } from '../template/page-model.ts'
import type { ShopPageRequest } from '../template/page-request.ts'
import type { Call } from './orchestrator.failure.ts'

/** Loads the model of a page of the sale: `template/{endpoint}`, with POST for a page with a body and GET for any other. */
export type LoadPageModel = Call<ShopPageRequest, PageModel>
