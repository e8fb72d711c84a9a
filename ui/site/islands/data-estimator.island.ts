import { dataParameters } from '#core/query/tool-parameters.ts'
import { dataAnswer } from '#ui/features/tools/data-estimator/data-answer.ts'
import { dataChart } from '#ui/features/tools/data-estimator/data-chart.ts'
import { dataEstimatorWords as words } from '#ui/content/es/shared/data-estimator.ts'
import type { DataUse, PlanPrice } from '#core/mobile/plan-comparison.ts'
import { answerForm } from './form-query.ts'
import type { MountTool } from './tool.ts'

const useIn = (form: HTMLFormElement): DataUse => {
  const data = new FormData(form)
  return {
    gigabytes: Number(data.get(dataParameters.gigabytes)),
    lines: Number(data.get(dataParameters.lines)),
    hasInternet: data.has(dataParameters.hasInternet),
  }
}

const showPrices = (place: HTMLElement, prices: readonly PlanPrice[]): void => {
  for (const row of place.querySelectorAll<HTMLElement>('[data-plan]')) {
    const price = prices.find(({ plan }) => plan === row.dataset['plan'])
    row.hidden = price === undefined
    if (price === undefined) continue
    for (const cell of row.querySelectorAll<HTMLElement>('[data-price]'))
      cell.textContent = words.price(cell.dataset['price'] === 'first' ? price.first : price.later)
  }
}

const showChart = (place: HTMLElement, prices: readonly PlanPrice[], gigabytes: number): void => {
  const { parts, texts } = dataChart(prices, gigabytes)
  for (const part of place.querySelectorAll<SVGElement>('[data-part]'))
    for (const [name, value] of Object.entries(parts[part.dataset['part'] ?? ''] ?? {}))
      part.setAttribute(name, String(value))
  for (const text of place.querySelectorAll<SVGElement>('[data-text]'))
    text.textContent = texts[text.dataset['text'] ?? ''] ?? ''
}

/** Compares the plans for the form's use, and draws them (MOB-24). A use out of range leaves the drawing. */
export const mountDataEstimator: MountTool = (place, _meanwhile, { query }) => {
  const form = place.querySelector('form')
  if (form === null) return
  answerForm(place, form, query, () => {
    const use = useIn(form)
    const { prices, sentences } = dataAnswer(use)
    for (const [at, sentence] of [...place.querySelectorAll('[data-sentence]')].entries())
      sentence.textContent = sentences[at] ?? ''
    if (prices.length === 0) return
    showPrices(place, prices)
    showChart(place, prices, Math.ceil(use.gigabytes))
  })
}
