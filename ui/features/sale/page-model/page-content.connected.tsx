import { useSelector } from '@xstate/react'
import { isWaitingForModel } from '#core/journeys/page-model/page-model.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useRestoredFocus } from '#ui/features/shared/heading-focus.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import * as css from './page-waiting.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

/** A screen whose page model is loading. */
export const PageWaiting = ({ title }: { readonly title: string }) => (
  <div className={css.waiting}>
    <h1 tabIndex={-1}>{title}</h1>
    <Progress label={commonWords.loading} fills />
  </div>
)

/** The content of a step of the sale. It waits for the page model of the step while there is none. */
export const PageContent = ({
  sale,
  title,
  children,
}: {
  readonly sale: Sale
  /** The title of the screen. */
  readonly title: string
  readonly children: Slot
}) => {
  const isWaiting = useSelector(sale.pages, isWaitingForModel)
  useRestoredFocus(String(isWaiting))
  return isWaiting ? <PageWaiting title={title} /> : children
}
