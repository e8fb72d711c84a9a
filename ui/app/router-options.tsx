import { commonWords } from '#ui/content/es/shared/common.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { BrokenScreen } from './error-screen.connected.tsx'
import { parseQuery } from '#core/query/query.ts'

/** Parses a query for the router: a text or, for a repeated parameter, its texts. A zip retains its leading zeros. */
export const parseSearch = (search: string): Record<string, string | readonly string[]> =>
  Object.fromEntries(
    [...parseQuery(search)].map(([name, texts]) => [name, texts.length === 1 ? texts.join() : texts]),
  )

/** Writes the texts of a query for the router, the others are left out. */
export const stringifySearch = (search: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(search).flatMap(([name, texts]) =>
    [texts].flat().flatMap((text) => (typeof text === 'string' ? [[name, text]] : [])),
  )
  const text = new URLSearchParams(pairs).toString()
  return text === '' ? '' : `?${text}`
}

const PENDING_AFTER_MS = 300

/** What the routers of the shop and of the portal have in common. */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  defaultErrorComponent: BrokenScreen,
  defaultPendingComponent: () => <Progress label={commonWords.loading} fills />,
  defaultPendingMs: PENDING_AFTER_MS,
} as const
