import { parseQuery, withoutParameters } from '#core/query/query.ts'

/** The query of the page. */
export type PageQuery = {
  readonly read: () => string
  /** Replaces the query, without a new entry of the history. */
  readonly replace: (search: string) => void
}

/** The length after which the text of a query is cut. */
const MAX_TEXT = 24

const fieldsOf = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name !== '',
  )

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'

const isTouched = (field: HTMLInputElement): boolean =>
  isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

/** Fills a form from a query that names one of its fields, unless the visitor has changed the form. */
export const fillFromQuery = (form: HTMLFormElement, search: string): void => {
  const query = parseQuery(search)
  const fields = fieldsOf(form)
  if (fields.some(isTouched) || !fields.some(({ name }) => query.has(name))) return
  for (const field of fields) {
    const [text = null] = query.get(field.name) ?? []
    if (isBox(field)) field.checked = text === field.value
    else if (text !== null) field.value = text.slice(0, MAX_TEXT)
  }
}

/** Returns a query with the values of a form that are not empty. The parameters of others stay. */
export const queryWith = (form: HTMLFormElement, search: string): string => {
  const names = fieldsOf(form).map(({ name }) => name)
  const own = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') own.append(name, value)
  const text = [withoutParameters(search, names), own.toString()].filter(Boolean).join('&')
  return text === '' ? '' : `?${text}`
}

/** Fills a tool's form from the query, answers it now and after each change, and writes changes to the query. */
export const answerForm = (
  place: HTMLElement,
  form: HTMLFormElement,
  query: PageQuery,
  show: () => void,
): void => {
  const change = (): void => {
    show()
    query.replace(queryWith(form, query.read()))
  }
  fillFromQuery(form, query.read())
  // Fields of the form may be outside of it.
  place.addEventListener('input', change)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    change()
  })
  show()
}
