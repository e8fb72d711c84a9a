import type { FastifyRequest } from 'fastify'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { savingsParameters } from '#core/query/tool-parameters.ts'
import { parseQuery } from '#core/query/query.ts'
import type { SavingsForm } from '#core/savings/savings-form.ts'
import { EMPTY_SAVINGS_FORM, savingsFields } from '#core/savings/savings-form.ts'
import { carriedOf, queryOf, referredIn, textsOf } from '#adapters/http/page-query.ts'
import type { SiteDocument } from '#adapters/http/pages.ts'

/**
 * Renders the savings calculator of a path with the form that was sent and the marketing parameters of the page; with
 * null as the document contains it. Null for a path without a calculator.
 */
export type RenderSavings = (
  path: string,
  form: SavingsForm | null,
  carried?: readonly CarriedParameter[],
) => string | null

/** Returns a request's form; null without its fields. Without a plan, lines have that of the first state (SAV-04). */
const formOf = (request: FastifyRequest): SavingsForm | null => {
  const query = parseQuery(queryOf(request))
  if (!savingsFields.some((name) => query.has(name))) return null
  const form = textsOf(savingsParameters, request)
  return form.mobilePlan === '' ? { ...form, mobilePlan: EMPTY_SAVINGS_FORM.mobilePlan } : form
}

/** Returns a document whose savings calculator answers the query; null without one, or for other documents. */
export const savingsDocument = (
  render: RenderSavings | undefined,
  path: string,
  document: SiteDocument,
  request: FastifyRequest,
): SiteDocument | null => {
  const form = formOf(request)
  const first = form === null ? null : (render?.(path, null) ?? null)
  if (first === null) return null
  const carried = carriedOf(request)
  const answer = render?.(path, form, carried.length > 0 ? carried : referredIn(request)) ?? first
  return { ...document, html: document.html.replace(first, () => answer) }
}
