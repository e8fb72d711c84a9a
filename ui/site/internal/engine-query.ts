import { engineParameters } from '#core/query/login-parameters.ts'
import { parseQuery } from '#core/query/query.ts'
import type { TemplateRequest } from '#core/template/template-field.ts'
import { fieldsOf, isValueOf, withValues } from '#core/template/template-field.ts'
import type { EnginePage } from './engine-pages.ts'

/** What is wrong with the query of a template engine. */
export type EngineFault = 'unknownPage' | 'unknownField' | 'unknownValue'

/** The shown page with the request that its fields make; null for a page without a template. */
export type EngineChoice = { readonly page: EnginePage; readonly request: TemplateRequest | null }

const firstShown = (pages: readonly EnginePage[]): EnginePage | undefined =>
  pages.find(({ template, route }) => template !== null || route !== null)

/**
 * Reads a template engine's query: a page of its list, and a field value each. Default page: the first that renders;
 * default request: the demonstration's. No text of a query is part of a page.
 */
export const readEngineQuery = (query: string, pages: readonly EnginePage[]): EngineChoice | EngineFault => {
  const parameters = parseQuery(query)
  const textOf = (name: string): string | null => parameters.get(name)?.[0] ?? null
  const wanted = textOf(engineParameters.page)
  const page = wanted === null ? firstShown(pages) : pages.find(({ path }) => path === wanted)
  if (page === undefined) return 'unknownPage'
  const request = page.template?.request ?? null
  const fields = request === null ? [] : fieldsOf(request)
  const names = [...parameters.keys()]
  const known = [engineParameters.page, engineParameters.sent, ...fields.map(({ name }) => name)]
  if (!names.every((name) => known.includes(name))) return 'unknownField'
  if ([...parameters.values()].some((texts) => texts.length > 1)) return 'unknownValue'
  if (request === null || names.every((name) => name === engineParameters.page)) return { page, request }
  if (!fields.every((field) => isValueOf(field, textOf(field.name)))) return 'unknownValue'
  return { page, request: withValues(request, textOf) }
}
