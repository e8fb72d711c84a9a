import type { Call } from './open-api.ts'

const indented = (value: unknown): string => JSON.stringify(value, null, 2)

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Writes an example HTTP request of parameters and body. `names`: both session halves, and the pass. */
export const requestExample = (
  { method, path, operation }: Call,
  baseUrl: string,
  names: Readonly<Record<string, { readonly name: string }>>,
): string => {
  const { parameters, requestBody, security } = operation
  const of = (place: string) =>
    parameters.filter((parameter) => parameter.in === place && parameter.example !== undefined)
  const filled = of('path').reduce(
    (address, { name, example }) => address.replace(`{${name}}`, encodeURIComponent(shown(example))),
    path,
  )
  const query = new URLSearchParams(of('query').map(({ name, example }) => [name, shown(example)])).toString()
  const halves = Object.keys(security[0] ?? {})
  const headers = [
    ...(halves.includes('sessionId') ? [`${names['sessionId']?.name}: …`] : []),
    ...(halves.includes('sessionSecret') ? [`cookie: ${names['sessionSecret']?.name}=…`] : []),
    ...(halves.includes('humanPass') ? [`${names['humanPass']?.name}: …`] : []),
    ...(requestBody === undefined ? [] : ['content-type: application/json']),
    ...of('header').map(({ name, example }) => `${name}: ${shown(example)}`),
  ]
  const body = requestBody?.content['application/json'].example
  return [
    `${method} ${baseUrl}${filled}${query === '' ? '' : `?${query}`}`,
    ...headers,
    ...(body === undefined ? [] : ['', indented(body)]),
  ].join('\n')
}

/** Writes an example HTTP response, or null if the document has no example. */
export const answerExample = ({ operation }: Call): string | null => {
  const example = operation.responses['200']?.content['application/json'].example
  return example === undefined ? null : indented(example)
}
