import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mark } from '#core/brand/artwork.ts'
import type { BrandFault } from '#core/brand/brand-fault.ts'
import { faultIf } from '#core/brand/brand-fault.ts'
import type { BrandCopy } from '#core/brand/brand-copy.ts'
import type { BrandPack } from '#core/brand/brand-pack.ts'
import type { BrandStyle } from '#core/brand/brand-style.ts'
import type { IllustrationLoader } from '#core/brand/illustration.ts'
import type { BrandPalette } from '#core/brand/palette.ts'
import type { Typefaces } from '#core/brand/typefaces.ts'
import { brandImages } from '../brand-images.ts'
import { requiredExports } from './selection-files.ts'

/** The data of a brand that the files next to the folders select. */
export type LoadedBrand = {
  readonly pack: BrandPack
  readonly palette: BrandPalette
  readonly mark: Mark
  readonly typefaces: Typefaces
  readonly style: BrandStyle
  readonly copy: BrandCopy
  /** Null for a brand that has those of the default brand. */
  readonly illustrations: IllustrationLoader | null
  /** The exports of each file. */
  readonly exports: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

const ILLUSTRATIONS = 'illustrations.ts'

type Loaded =
  | { readonly _tag: 'Loaded'; readonly brand: LoadedBrand }
  | { readonly _tag: 'Faulty'; readonly faults: readonly BrandFault[] }

type FileLoad = {
  readonly exports: Readonly<Record<string, unknown>>
  readonly faults: readonly BrandFault[]
}

/** Returns the file in the folder whose code has failed, with its line, and why. `file` is the one that was loaded. */
const unreadable = (folder: string, file: string, error: unknown): readonly BrandFault[] => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const at = stack.indexOf(`${folder}/`)
  const [, failed = file, line] =
    at === -1 ? [] : (/^([\w/.-]+\.ts)(?::(\d+))?/.exec(stack.slice(at + folder.length + 1)) ?? [])
  const where = line === undefined ? '' : ` in line ${line}`
  return faultIf(true, failed, '', `can’t be read${where}: ${message.split('\n', 1)[0] ?? ''}`)
}

const loadFile = async (folder: string, file: string, names: readonly string[]): Promise<FileLoad> => {
  const path = join(folder, file)
  if (!existsSync(path)) return { exports: {}, faults: faultIf(true, file, '', 'is missing') }
  try {
    const exports = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Readonly<
      Record<string, unknown>
    >
    const faults = names
      .filter((name) => exports[name] === undefined)
      .flatMap((name) => faultIf(true, file, name, 'is missing'))
    return { exports, faults }
  } catch (error) {
    return { exports: {}, faults: unreadable(folder, file, error) }
  }
}

const missingImages = (folder: string): readonly BrandFault[] =>
  brandImages
    .filter((name) => !existsSync(join(folder, 'images', name)))
    .flatMap((name) => faultIf(true, `images/${name}`, '', 'is missing'))

/** Loads a brand's files, or names the missing file or export. `needsImages`: false if the images are repainted. */
export const loadBrand = async (folder: string, needsImages = true): Promise<Loaded> => {
  const optional = existsSync(join(folder, ILLUSTRATIONS))
    ? [[ILLUSTRATIONS, ['illustrations']] as const]
    : []
  const files = await Promise.all(
    [...Object.entries(requiredExports), ...optional].map(
      async ([file, names]) => [file, await loadFile(folder, file, names)] as const,
    ),
  )
  const faults = [
    ...files.flatMap(([, { faults: found }]) => found),
    ...(needsImages ? missingImages(folder) : []),
  ]
  const different = new Map(faults.map((fault) => [JSON.stringify(fault), fault]))
  if (different.size > 0) return { _tag: 'Faulty', faults: [...different.values()] }
  const exports = Object.fromEntries(files.map(([file, loaded]) => [file, loaded.exports]))
  const brand = {
    pack: exports['pack.ts']?.['pack'] as BrandPack,
    palette: exports['palette.ts']?.['palette'] as BrandPalette,
    mark: exports['logo.ts']?.['mark'] as Mark,
    typefaces: exports['typefaces.ts']?.['typefaces'] as Typefaces,
    style: exports['style.ts']?.['style'] as BrandStyle,
    copy: exports['copy.ts']?.['copy'] as BrandCopy,
    illustrations: (exports[ILLUSTRATIONS]?.['illustrations'] ?? null) as IllustrationLoader | null,
    exports,
  }
  return { _tag: 'Loaded', brand }
}
