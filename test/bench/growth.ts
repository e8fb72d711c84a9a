import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Parts } from './built-bytes.ts'

/** The last agreed sizes, minified: `npm run bench -- --keep` writes them. */
export const keptFile = fileURLToPath(new URL('script-bytes.json', import.meta.url))

export const readSaved = (): Parts => JSON.parse(readFileSync(keptFile, 'utf8')) as Parts

/** The new and larger parts, the largest growth first. */
export const growthSince = (kept: Parts, now: Parts): readonly (readonly [string, number])[] =>
  Object.entries(now)
    .map(([part, bytes]) => [part, bytes - (kept[part] ?? 0)] as const)
    .filter(([, growth]) => growth > 0)
    .toSorted(([, a], [, b]) => b - a)

/** Names what grew the most. */
export const growthText = (kept: Parts, now: Parts): string => {
  const grown = growthSince(kept, now).slice(0, 8)
  return grown.length === 0
    ? 'nothing has grown since the sizes were kept'
    : ['grown since the sizes were kept, in bytes before compression:']
        .concat(grown.map(([part, growth]) => `  +${growth} ${part}`))
        .join('\n')
}
