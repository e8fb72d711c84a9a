import { redirects, standIns } from '../routes/private-paths.ts'
import { plainPath } from '../routes/plain-path.ts'
import { paths } from '../routes/routes.ts'
import type { Location, GuardResult } from './location.ts'

/** Redirects a path that has moved, or whose page does not exist yet, with its query; returns null for other paths (GRD-05). */
export const movedTo = ({ path, search }: Location, slug: string): GuardResult | null => {
  const plain = plainPath(path)
  const moved = Object.entries({ ...redirects, ...standIns }).find(
    ([from]) => from.replace('{product}', slug) === plain,
  )
  if (moved === undefined) return null
  const reason = { rule: 'GRD-05', facts: { path: plain } }
  return { _tag: 'Redirect', to: { path: moved[1], search }, effects: [], reason }
}

/** Redirects an unknown path to the not-found page, without its query (GRD-06). */
export const toNotFound = ({ path }: Location): GuardResult => ({
  _tag: 'Redirect',
  to: { path: paths.notFound, search: '' },
  effects: [],
  reason: { rule: 'GRD-06', facts: { path } },
})
