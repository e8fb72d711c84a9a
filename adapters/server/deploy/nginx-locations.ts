import { paths as routes } from '#core/routes/routes.ts'
import { LANGUAGE_COOKIE } from '#core/session/language-preference.ts'
import { pathIn } from '#core/shared/language.ts'
import type { StaticAnswer, StaticAnswers } from './static-answers.ts'

/** The folder of the written files, as configurations include it: relative to that of `nginx.conf`. */
const FOLDER = 'escaparate-site'

/** The header that differs from document to document, by the styles in it. */
const POLICY = 'content-security-policy'

/** The headers that nginx writes by itself from other directives. */
const WRITTEN: ReadonlySet<string> = new Set(['content-type', 'location', POLICY])

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

const headerLine = (name: string, value: string): string => `add_header ${name} ${quoted(value)} always;`

/** The directives of a response without the header that differs from document to document. */
const commonLines = ({ headers }: StaticAnswer): string => {
  const type = headers['content-type']
  return [
    ...(type === undefined ? [] : ['types {}', `default_type ${quoted(type)};`]),
    ...Object.entries(headers)
      .filter(([name]) => !WRITTEN.has(name))
      .map(([name, value]) => headerLine(name, value)),
    '',
  ].join('\n')
}

/** The directives that send a file, or redirect with the query. */
const actionOf = ({ status, headers, file }: StaticAnswer): string =>
  headers['location'] === undefined
    ? `try_files ${file} =404;`
    : `return ${status} ${headers['location']}$is_args$args;`

/** Chooses the not-found page by the cookie of the language (SES-09). */
const notFoundLines = ({ es, en }: StaticAnswers['notFound']): readonly string[] => [
  `set $page ${es.file};`,
  `if ($http_cookie ~ "(^|; ?)${LANGUAGE_COOKIE}=en(;|$)") { set $page ${en.file}; }`,
  `error_page ${es.status} $page;`,
  `return ${es.status};`,
]

const block = (match: string, lines: readonly string[]): string =>
  `location ${match} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`

/**
 * Writes the answers as files of nginx: one location per path, those of every other path, and the headers that several
 * locations share. An unknown path is redirected without its query, as the store does.
 */
export const nginxFiles = ({
  paths,
  notFound,
  unknown,
  missing,
}: StaticAnswers): Readonly<Record<string, string>> => {
  const shared = new Map<string, string>()
  const location = (match: string, answer: StaticAnswer, ...actions: readonly string[]): string => {
    const lines = commonLines(answer)
    const name = shared.get(lines) ?? `headers-${shared.size + 1}.conf`
    shared.set(lines, name)
    const policy = headerLine(POLICY, answer.headers[POLICY] ?? '')
    return block(match, [`include ${FOLDER}/${name};`, policy, ...actions])
  }
  const known = Object.entries(paths).map(([path, answer]) => location(`= ${path}`, answer, actionOf(answer)))
  const missingPages = Object.values(notFound).map((answer) =>
    location(`= ${answer.file}`, answer, 'internal;', actionOf(answer)),
  )
  const redirect = ({ status, headers }: StaticAnswer): string => `return ${status} ${headers['location']};`
  const files = {
    'locations.conf': [
      ...known,
      block(`= ${routes.notFound}`, notFoundLines(notFound)),
      ...missingPages,
    ].join(''),
    'unknown.conf': [
      location('~ (/\\.[^.]|\\.\\w+$)', missing, `return ${missing.status} "${missing.status}";`),
      location(`${pathIn('en', '/')}/`, unknown.en, redirect(unknown.en)),
      location('/', unknown.es, redirect(unknown.es)),
    ].join(''),
  }
  return { ...files, ...Object.fromEntries([...shared].map(([lines, name]) => [name, lines])) }
}
