import type { either as E } from 'fp-ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { PageModel } from '../../template/page-model.ts'
import type { WantedPage } from '../../template/sale-page.ts'
import type { WantedPages } from './page-model.context.ts'

export type PageAnswer = E.Either<OrchestratorFailure, PageModel>

export type PageModelEvent =
  /** The sale moved, or a fact in the request of a page changed. */
  | ({ readonly type: 'pages.wanted' } & WantedPages)
  | { readonly type: 'page.answered'; readonly page: WantedPage; readonly answer: PageAnswer }
  /** The visitor opened the page again after it could not be loaded. */
  | { readonly type: 'page.reopened' }

export type PageModelEmitted =
  | { readonly type: 'session.lost' }
  /** The schedule has no model, or a model without windows: the visit is agreed by telephone (SCH-04). */
  | { readonly type: 'schedule.skipped' }
