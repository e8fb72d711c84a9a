import type { TemplateRequest } from '#core/template/template-field.ts'
import { fieldsOf, isValueOf, withValues } from '#core/template/template-field.ts'
import type { EnginePage } from './engine-pages.ts'

/** The parameter with the path of the shown page, and the one that a form always sends: without a checked box it sends no other. */
export const PAGE_PARAMETER = 'page'
export const SENT_PARAMETER = 'sent'

/** What is wrong with the query of a template engine. */
export type EngineFault = 'unknownPage' | 'unknownField' | 'unknownValue'

/** The shown page with the request that its fields make; null for a page without a template. */
export type EngineChoice = { readonly page: EnginePage; readonly request: TemplateRequest | null }

const firstShown = (pages: readonly EnginePage[]): EnginePage | undefined =>
  pages.find(({ template, route }) => template !== null || route !== null)

/**
 * Reads the query of a template engine: a page of its list, and a value for each field of the request. Without a page it is the first one that
 * renders something, and without fields the request is that of the demonstration. No text of a query is part of a page.
 */
export const readEngineQuery = (query: string, pages: readonly EnginePage[]): EngineChoice | EngineFault => {
  const parameters = new URLSearchParams(query)
  const wanted = parameters.get(PAGE_PARAMETER)
  const page = wanted === null ? firstShown(pages) : pages.find(({ path }) => path === wanted)
  if (page === undefined) return 'unknownPage'
  const request = page.template?.request ?? null
  const fields = request === null ? [] : fieldsOf(request)
  const names = [...parameters.keys()]
  const known = [PAGE_PARAMETER, SENT_PARAMETER, ...fields.map(({ name }) => name)]
  if (!names.every((name) => known.includes(name))) return 'unknownField'
  if (new Set(names).size < names.length) return 'unknownValue'
  if (request === null || names.every((name) => name === PAGE_PARAMETER)) return { page, request }
  if (!fields.every((field) => isValueOf(field, parameters.get(field.name)))) return 'unknownValue'
  return { page, request: withValues(request, (name) => parameters.get(name)) }
}
