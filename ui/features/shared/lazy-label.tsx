import { useLazy } from './lazy.ts'
import { useLanguage } from './use-language.ts'
import * as css from './lazy-label.css.ts'
import type { PlanLabelProps } from './label.view.tsx'

const loadLabel = () => import('./label-and-terms.view.tsx')

/** The broadband label of a plan and the terms of its price, loaded after the screen. Its space is reserved. */
export const LazyLabel = (props: PlanLabelProps) => {
  useLanguage()
  const view = useLazy(loadLabel, true)
  return view === null ? <div className={css.waiting} aria-busy /> : <view.LabelAndTerms {...props} />
}
