import type { PostedPage, ReadPage, UnheardPage } from '../template/asked-page.ts'
import type { PageModel } from '../template/page-model.ts'
import type { Call } from './orchestrator.ts'

/** The models of pages: what each shows, as data. The wording is the store's own, by the keys they name. */
export type TemplateCalls = {
  /** Of a page that is asked for with a body; all of them are pages of a sale, and need its session. */
  readonly pageModel: Call<PostedPage | UnheardPage, PageModel>
  /** Of a page that needs no body; those of the sale need its session, those of calculator, mobile shop and portal none. */
  readonly pageModelOf: Call<ReadPage | UnheardPage, PageModel>
}
