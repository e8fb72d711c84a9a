import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Site } from '#adapters/http/pages.ts'
import { entries, layout } from '#ui/build/layout.ts'
import { filesOf, type Manifest } from '#ui/build/manifest.ts'
import type { ScriptParts } from '#ui/build/script-parts.ts'

/** Bytes by source of ours and by package of others. */
export type Parts = Readonly<Record<string, number>>

/** The bytes to fetch, compressed; `parts` is the share of each source, and `source` the same before compression. */
export type Weight = {
  readonly total: number
  readonly files: readonly { readonly file: string; readonly bytes: number }[]
  readonly parts: Parts
  readonly source: Parts
}

const read = (file: string): unknown => {
  if (!existsSync(file)) throw new Error(`there is no ${file}: npm run build`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The parts of every script of the build. */
export const scriptParts = (): ScriptParts => read(layout.scriptParts) as ScriptParts

/** The manifest of the built scripts. */
export const readBuilt = (): Manifest => read(join(layout.client, 'app-manifest.json')) as Manifest

/** The sent form of a built file: its brotli file, if it has one. */
const sentBytes = (file: string): number => {
  const path = join(layout.client, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const added = (all: readonly Parts[]): Parts => {
  const sums = new Map<string, number>()
  for (const parts of all)
    for (const [part, bytes] of Object.entries(parts)) sums.set(part, (sums.get(part) ?? 0) + bytes)
  return Object.fromEntries(sums)
}

const scaled = (parts: Parts, to: number): Parts => {
  const whole = Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)
  return Object.fromEntries(Object.entries(parts).map(([part, bytes]) => [part, (bytes / whole) * to]))
}

/** The scripts that some sources import statically, themselves included. */
export const weighScripts = (sources: readonly string[]): Weight => {
  const manifest = readBuilt()
  const made = scriptParts()
  const names = sources.flatMap((source) => {
    const { script, imported } = filesOf(manifest, source)
    return [script, ...imported]
  })
  const files = [...new Set(names)]
    .map((file) => ({ file, bytes: sentBytes(file), parts: made[file] ?? {} }))
    .toSorted((a, b) => b.bytes - a.bytes)
  return {
    total: files.reduce((sum, { bytes }) => sum + bytes, 0),
    files: files.map(({ file, bytes }) => ({ file, bytes })),
    parts: added(files.map(({ parts, bytes }) => scaled(parts, bytes))),
    source: added(files.map(({ parts }) => parts)),
  }
}

/** The script that a screen loads first. */
export const weighScreen = (sources: readonly string[]): Weight =>
  weighScripts([entries.app, entries.start, ...sources])

/** The script of the landing page before any interaction. */
export const weighLoader = (): Weight => weighScripts([entries.site])

/** The HTML of every public page by its path, its styles within. */
export const readPages = (): Readonly<Record<string, string>> => {
  const { documents } = read(layout.site) as Site
  return Object.fromEntries(Object.entries(documents).map(([path, { html }]) => [path, html]))
}

/** A document in bytes, compressed at a quality; it is sent at the best one. */
export const weighHtml = (html: string, quality: number = constants.BROTLI_MAX_QUALITY): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
