import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** An encoded document and its ETag. */
export type DocumentBytes = { readonly body: Buffer; readonly etag: string }

/** Returns the smallest encoding that the caller accepts; `identity` always counts as accepted. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const taken = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.toLowerCase().split(';')
      const isRefused = parameters.some((parameter) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(parameter))
      return [name.trim(), !isRefused]
    }),
  )
  const takes = (name: Encoding): boolean => taken.get(name) ?? taken.get('*') ?? false
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
const GZIP = { level: constants.Z_BEST_COMPRESSION }

const encode: Record<Encoding, (text: string) => Buffer> = {
  br: (text) => brotliCompressSync(text, BROTLI),
  gzip: (text) => gzipSync(text, GZIP),
  identity: (text) => Buffer.from(text),
}

const written = new WeakMap<object, Map<Encoding, DocumentBytes>>()

/** Encodes a document once and caches the bytes for its lifetime. The ETag depends on the HTML and the policy. */
export const bytesOf = (
  document: { readonly html: string; readonly styleHashes: readonly string[] },
  encoding: Encoding,
): DocumentBytes => {
  const known = written.get(document) ?? new Map<Encoding, DocumentBytes>()
  const found = known.get(encoding)
  if (found !== undefined) return found
  const digest = createHash('sha256').update(document.html).update(document.styleHashes.join(' '))
  const etag = `"${digest.digest('base64url').slice(0, 22)}-${encoding}"`
  const bytes = { body: encode[encoding](document.html), etag }
  written.set(document, known.set(encoding, bytes))
  return bytes
}

/** Checks whether `If-None-Match` contains this ETag. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((name) => name.trim().replace(/^W\//, ''))
    .some((name) => name === etag || name === '*')
