import { commonWords } from '#ui/content/es/shared/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import * as css from './page-waiting.css.ts'

/** A screen whose page model is loading. */
export const PageWaiting = ({ title }: { readonly title: string }) => (
  <div className={css.waiting}>
    <h1 tabIndex={-1}>{title}</h1>
    <Progress label={commonWords.loading} fills />
  </div>
)
