import { either as E } from 'fp-ts'
import { routeKey } from './lookup.ts'
import type { MetadataFailure } from './metadata.failure.ts'

/**
 * Computes a 32-bit hash of a text as eight hexadecimal digits (FNV-1a over its UTF-16 units, low byte first). It
 * distinguishes texts and is not cryptographic.
 */
export const hashText = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    if (unit > 0xff) hash = Math.imul(hash ^ (unit >>> 8), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/** Returns the key of a structured-data script: a hash of its route, and its index within the route (MET-06). */
export const structuredDataKey = (route: string, index: number): string =>
  `${hashText(routeKey(route))}-${index}`

const DEEPEST = 32

/** Checks for plain JSON, not too deeply nested. NaN, infinities, cycles and class instances are not. */
const isJson = (value: unknown, depth = 0): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === DEEPEST) return false
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1))
  return (
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every((item) => isJson(item, depth + 1))
  )
}

/** A structured-data script. `json` is safe inside an element of a document: it contains no `<`. */
export type StructuredDataScript = { readonly key: string; readonly json: string }

/** Writes a structured-data object as a script. `StructuredDataUnwritable` for a value that is not JSON (MET-06). */
export const structuredDataScript = (
  route: string,
  index: number,
  value: unknown,
): E.Either<MetadataFailure, StructuredDataScript> => {
  const key = structuredDataKey(route, index)
  return isJson(value)
    ? E.right({ key, json: JSON.stringify(value).replaceAll('<', String.raw`\u003c`) })
    : E.left({ _tag: 'StructuredDataUnwritable', key })
}
