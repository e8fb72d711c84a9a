import { redirects } from '../routes/private-paths.ts'
import { plainPath } from '../routes/route-match.ts'
import { paths } from '../routes/routes.ts'
import type { Location, Turn } from './location.ts'

/** Where a path that has moved for good leads, with its query; null for all others (GRD-05). */
export const movedTo = ({ path, search }: Location, slug: string): Turn | null => {
  const plain = plainPath(path)
  const moved = Object.entries(redirects).find(([from]) => from.replace('{product}', slug) === plain)
  if (moved === undefined) return null
  const reason = { rule: 'GRD-05', facts: { path: plain } }
  return { _tag: 'Redirect', to: { path: moved[1], search }, effects: [], reason }
}

/** An unknown path leads to not-found, without its query (GRD-06). */
export const toNotFound = ({ path }: Location): Turn => ({
  _tag: 'Redirect',
  to: { path: paths.notFound, search: '' },
  effects: [],
  reason: { rule: 'GRD-06', facts: { path } },
})
