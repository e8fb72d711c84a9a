import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { faultSentence } from '#core/brand/brand-fault.ts'
import { slugFaults } from '#core/brand/identity-faults.ts'
import { layout } from '../layout.ts'
import { writeBrandPictures } from './brand-pictures.ts'
import { checkBrandFolder } from './check-folder.ts'
import { loadBrand } from './load-brand.ts'
import { writeNewBrand } from './new-brand.ts'
import { brandFolders, staleSelection, writeSelection } from './selection-files.ts'

/** Where a command writes its lines. */
type Print = (line: string) => void

type ExitCode = 0 | 1 | 2

const HELP = `Writes and checks the folder of a brand (adapters/brand/<slug>). docs/branding.md leads from nothing to an own brand.

  npm run brand -- new luna --name "Luna" --color "#2f7d5b"   writes the folder, and the files that select a brand
  npm run brand -- check luna                                 checks one brand; without a slug all of them
  npm run brand -- images luna                                paints icons and the image of shared links from logo.ts and palette.ts
  npm run brand -- select                                     writes the files that select a brand again, after a folder came or went

Exit code 0: no faults. 1: faults, each a sentence with its file and key. 2: the command is wrong.`

/** The hue of a new brand without a colour. */
const DEFAULT_COLOR = '#d9822b'
const NAME = /^[\p{L}\p{N}][\p{L}\p{N} &.-]{0,39}$/u

const folderOf = (slug: string): string => join(layout.brands, slug)
const shownFolder = (slug: string): string => `adapters/brand/${slug}`

const misused = (print: Print, text: string): ExitCode => {
  print(text)
  return 2
}

const checkOne = async (slug: string, print: Print): Promise<number> => {
  const faults = await checkBrandFolder(folderOf(slug))
  for (const fault of faults) print(faultSentence(shownFolder(slug), fault))
  return faults.length
}

const check = async (slugs: readonly string[], print: Print): Promise<ExitCode> => {
  let count = 0
  for (const slug of slugs) count += await checkOne(slug, print)
  const stale = staleSelection()
  for (const name of stale)
    print(`adapters/brand/${name} does not select the brands that have a folder: npm run brand -- select.`)
  count += stale.length
  print(
    count === 0
      ? `${slugs.join(', ')}: no faults`
      : `${slugs.join(', ')}: ${count} ${count === 1 ? 'fault' : 'faults'}`,
  )
  return count === 0 ? 0 : 1
}

const create = async (
  slug: string,
  { name, color = DEFAULT_COLOR }: { readonly name: string | undefined; readonly color: string | undefined },
  print: Print,
): Promise<ExitCode> => {
  const faults = slugFaults(
    slug,
    brandFolders().map((other) => ({ slug: other })),
  )
  const [fault] = faults
  if (fault !== undefined) return misused(print, `The ${fault.key} ${fault.fault}.`)
  if (name === undefined || !NAME.test(name))
    return misused(print, 'A brand has a --name of letters, digits, spaces, «&», «.» and «-», up to 40.')
  if (!/^#[0-9a-f]{6}$/i.test(color))
    return misused(print, `--color «${color}» is not a colour of six hexadecimal digits such as #2f7d5b.`)
  const files = await writeNewBrand(folderOf(slug), { name, color: color.toLowerCase() })
  print(`${shownFolder(slug)}: ${files.length} files and 4 images`)
  const selected = writeSelection()
  print(`adapters/brand: ${selected.join(', ')} select it`)
  const code = await check([slug], print)
  if (code === 0) print(`BRAND=${slug} npm start   serves it; docs/branding.md says what to change next`)
  return code
}

const paint = async (slug: string, print: Print): Promise<ExitCode> => {
  const loaded = await loadBrand(folderOf(slug), false)
  if (loaded._tag === 'Faulty') {
    for (const fault of loaded.faults) print(faultSentence(shownFolder(slug), fault))
    return 1
  }
  const { pack, mark, palette, typefaces } = loaded.brand
  const { painted } = typefaces
  await writeBrandPictures(join(folderOf(slug), 'images'), { name: pack.brand.name, mark, palette, painted })
  print(`${shownFolder(slug)}/images: 4 images`)
  return 0
}

/** Runs the command line of brands. Returns its exit code. */
export const brandCommand = async (args: readonly string[], print: Print): Promise<ExitCode> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { name: { type: 'string' }, color: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
    strict: false,
  })
  const [command, slug, ...rest] = positionals
  if (values['help'] === true || command === undefined) {
    print(HELP)
    return 0
  }
  if (rest.length > 0) return misused(print, `«${rest.join(' ')}» is too much.\n${HELP}`)
  if (command === 'select') {
    const written = writeSelection()
    print(written.length === 0 ? 'nothing to write' : `adapters/brand: ${written.join(', ')}`)
    return 0
  }
  if (command === 'check' && slug === undefined) return check(brandFolders(), print)
  if (slug === undefined) return misused(print, HELP)
  if (command === 'new') {
    const [name, color] = [values['name'], values['color']].map((value) =>
      typeof value === 'string' ? value : undefined,
    )
    return create(slug, { name, color }, print)
  }
  if (command !== 'check' && command !== 'images') return misused(print, HELP)
  if (!existsSync(folderOf(slug)) || !brandFolders().includes(slug))
    return misused(print, `There is no folder ${shownFolder(slug)}. Brands are ${brandFolders().join(', ')}.`)
  return command === 'check' ? check([slug], print) : paint(slug, print)
}
