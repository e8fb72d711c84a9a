import type { PostedPage, PageQuery, UnknownPage } from '../template/page-request.ts'
import type { PageModel } from '../template/page-model.ts'
import type { Call } from './orchestrator.failure.ts'

/** The models of pages: the content of each as data. The store has the texts, by the keys in the model. */
export type TemplateCalls = {
  /** Returns the model of a page whose request has a body. All of them are pages of a sale and need its session. */
  readonly pageModel: Call<PostedPage | UnknownPage, PageModel>
  /** Returns a page's model without a body. Sale pages need a session; calculator, mobile and portal none. */
  readonly pageModelOf: Call<PageQuery | UnknownPage, PageModel>
}
