import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SMALLEST_BRAND } from '#adapters/brand/slug.ts'
import type { Mark } from '#core/brand/artwork.ts'
import { layout } from '../layout.ts'
import { COPIED, writtenFiles } from './brand-template.ts'
import { writeBrandPictures } from './brand-pictures.ts'
import { formatFiles } from './format-files.ts'
import { paletteWithHue } from './hue.ts'
import { loadBrand } from './load-brand.ts'

/** Fictional numbers end with 0100 to 0199. */
const FICTIONAL = 100

/** Returns the last three digits of three telephone numbers, which depend on the slug. */
const linesOf = (slug: string): readonly [string, string, string] => {
  const sum = Array.from(slug).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % FICTIONAL, 7)
  const line = (at: number): string => `1${String((sum + 37 * at) % FICTIONAL).padStart(2, '0')}`
  return [line(0), line(1), line(2)]
}

/** Writes the folder of a new brand. `color` gives its palette the hue. Throws if the smallest brand can't be read. */
export const writeNewBrand = async (
  folder: string,
  { name, color }: { readonly name: string; readonly color: string },
): Promise<readonly string[]> => {
  const slug = basename(folder)
  const model = await loadBrand(join(layout.brands, SMALLEST_BRAND))
  if (model._tag === 'Faulty') throw new Error(`the brand ${SMALLEST_BRAND} is not complete`)
  const { brand } = model.brand.pack
  const palette = paletteWithHue(model.brand.palette, color)
  const renamed = (text: string): string =>
    text.replaceAll(brand.name, name).replaceAll(new RegExp(`\\b${brand.slug}\\b`, 'g'), slug)
  const files = {
    ...Object.fromEntries(
      COPIED.map((file) => [file, renamed(readFileSync(join(layout.brands, SMALLEST_BRAND, file), 'utf8'))]),
    ),
    ...writtenFiles({ slug, name, palette, lines: linesOf(slug) }),
  }
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  cpSync(join(layout.brands, SMALLEST_BRAND, 'fonts'), join(folder, 'fonts'), { recursive: true })
  formatFiles([folder])
  const { mark } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'logo.ts')).href)) as {
    readonly mark: Mark
  }
  await writeBrandPictures(join(folder, 'images'), {
    name,
    mark,
    palette,
    painted: model.brand.typefaces.painted,
  })
  return Object.keys(files)
}
