import type { Brand } from '#core/brand/brand.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import { saleSteps, trailStepOf } from '#core/routes/sale-step.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { PageSections } from '../page.tsx'
import { EngineOutcome } from './engine-outcome.tsx'
import type { EnginePage } from './engine-pages.ts'
import type { EngineChoice } from './engine-query.ts'
import { Trail } from './flow-samples.tsx'
import { Json, ModelFacts } from './model-facts.tsx'
import { ModelView } from './model-view.tsx'
import * as css from './style-guide.css.ts'

export type EnginePreviewProps = {
  readonly brand: Brand
  readonly choice: EngineChoice
  /** The record of the shown page; null for one that is not public. */
  readonly record: PageRecord | null
}

/** The place of a step of the sale on the trail, where it has one. */
const StepPlace = ({ step }: Pick<EnginePage, 'step'>) => {
  const sale = saleSteps.find((one) => one === step)
  const current = sale === undefined ? null : trailStepOf(sale)
  return current === null ? null : <Trail current={current} />
}

/** What the template of a page answers to a request, drawn and as JSON. */
const TemplatePreview = ({ choice: { page, request }, brand }: Omit<EnginePreviewProps, 'record'>) => {
  if (page.template === null || request === null) return null
  const model = page.template.modelOf(request)
  return (
    <div className={css.preview}>
      <div className={css.screen}>
        <StepPlace step={page.step} />
        <ModelView model={model} brand={brand} />
        <ModelFacts model={model} />
      </div>
      <div className={css.stack}>
        <Json title={words.requestJson} value={request} />
        <Json title={words.json} value={model} />
      </div>
    </div>
  )
}

type RecordProps = { readonly brand: Brand; readonly record: PageRecord }

/** The sections of a public page as visitors see them, and its record. */
const RecordPreview = ({ record, brand }: RecordProps) => (
  <>
    <PageSections page={record} brand={brand} />
    <div className={css.band}>
      <Json title={words.recordJson} value={record} />
    </div>
  </>
)

/** What the shown page of an engine renders: its template, its sections or its outcome. */
export const EnginePreview = ({ choice, record, brand }: EnginePreviewProps) => {
  const { template, outcome } = choice.page
  return (
    <>
      <div className={css.band}>
        <h2>{words.preview}</h2>
        <p className={css.soft}>
          {template === null && record === null && outcome === null ? words.noPreview : words.previewHint}
        </p>
      </div>
      <TemplatePreview choice={choice} brand={brand} />
      {outcome === null ? null : <EngineOutcome kind={outcome} brand={brand} />}
      {record === null ? null : <RecordPreview record={record} brand={brand} />}
    </>
  )
}
