import { deviceCategories } from '../mobile/product-detail.ts'
import { customVersions } from './page-request.ts'
import type { PublicPageRequest, ShopPageRequest } from './page-request.ts'

/** A request for the model of a page. */
export type TemplateRequest = ShopPageRequest | PublicPageRequest

/**
 * A part of a request that a person can set: a flag, a list that is sent full or empty (`isOn`), or one of some values.
 */
export type TemplateField =
  | { readonly name: string; readonly kind: 'flag' | 'list'; readonly isOn: boolean }
  | {
      readonly name: string
      readonly kind: 'choice'
      readonly value: string
      readonly options: readonly string[]
    }

/** The values of each text that is one of a few. */
const choices: Readonly<Record<string, readonly string[]>> = {
  deviceCategory: deviceCategories,
  customVersion: customVersions,
}

type Parts = Readonly<Record<string, unknown>>

/** Returns what a request sends, in its body or its query. */
export const partsOf = (request: TemplateRequest): Parts => ('body' in request ? request.body : request.query)

/** Lists the parts of a request that a person can set. Free texts are not among them. */
export const fieldsOf = (request: TemplateRequest): readonly TemplateField[] =>
  Object.entries(partsOf(request)).flatMap(([name, value]): readonly TemplateField[] => {
    if (typeof value === 'boolean') return [{ name, kind: 'flag', isOn: value }]
    if (Array.isArray(value)) return [{ name, kind: 'list', isOn: value.length > 0 }]
    const options = choices[name]
    return options === undefined || typeof value !== 'string'
      ? []
      : [{ name, kind: 'choice', value, options }]
  })

/** The value of a field that is switched on. */
export const FIELD_ON = 'on'

/** Checks whether a value can be given to a field; null means that the field is not in the form. */
export const isValueOf = (field: TemplateField, value: string | null): boolean =>
  field.kind === 'choice'
    ? value !== null && field.options.includes(value)
    : value === null || value === FIELD_ON

const partWith = (before: unknown, field: TemplateField, value: string | null): unknown => {
  if (field.kind === 'choice') return value
  if (field.kind === 'flag') return value === FIELD_ON
  return value === FIELD_ON ? before : []
}

/** Returns a request with the values of its fields. Each value is checked before (`isValueOf`). */
export const withValues = (
  request: TemplateRequest,
  valueOf: (name: string) => string | null,
): TemplateRequest => {
  const before = partsOf(request)
  const set = fieldsOf(request).map((field) => [
    field.name,
    partWith(before[field.name], field, valueOf(field.name)),
  ])
  const parts: Parts = { ...before, ...Object.fromEntries(set) }
  return { ...request, ...('body' in request ? { body: parts } : { query: parts }) } as TemplateRequest
}
