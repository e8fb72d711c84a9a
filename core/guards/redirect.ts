import { redirects, standIns } from '../routes/private-paths.ts'
import { plainPath } from '../routes/plain-path.ts'
import { paths } from '../routes/routes.ts'
import { brandPath } from '../routes/site-pages.ts'
import type { Location, GuardResult } from './location.ts'

const targetIn = (table: Readonly<Record<string, string>>, path: string, slug: string): string | undefined =>
  Object.entries(table).find(([from]) => brandPath(from, slug) === plainPath(path))?.[1]

/** Whether a path has moved for good, so that browsers and search engines may replace it (GRD-05). */
export const isMovedForGood = (path: string, slug: string): boolean =>
  targetIn(redirects, path, slug) !== undefined

/** Redirects a path that moved, or has no page yet, with its query; null for other paths (GRD-05). */
export const movedTo = ({ path, search }: Location, slug: string): GuardResult | null => {
  const plain = plainPath(path)
  const moved = targetIn({ ...redirects, ...standIns }, path, slug)
  if (moved === undefined) return null
  const reason = { rule: 'GRD-05', facts: { path: plain } }
  return { _tag: 'Redirect', to: { path: moved, search }, effects: [], reason }
}

/** Redirects an unknown path to the not-found page, without its query (GRD-06). */
export const toNotFound = ({ path }: Location): GuardResult => ({
  _tag: 'Redirect',
  to: { path: paths.notFound, search: '' },
  effects: [],
  reason: { rule: 'GRD-06', facts: { path } },
})
