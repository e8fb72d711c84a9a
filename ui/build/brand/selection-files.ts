import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_BRAND } from '#adapters/brand/slug.ts'
import { layout } from '../layout.ts'
import { formatFiles } from './format-files.ts'

/** One constant that a file next to the folders of the brands takes from the selected folder. */
type Selected = { readonly name: string; readonly type?: string; readonly doc?: string }

type SelectionFile = {
  /** The file in the folder of a brand. */
  readonly from: string
  /** A brand without the file has the export of the default brand. */
  readonly isOptional?: boolean
  readonly types: readonly string[]
  readonly constants: readonly Selected[]
  /** The constants are taken out of one export, with this comment. */
  readonly pack?: { readonly export: string; readonly doc: string }
}

const type = (name: string, file: string): string => `import type { ${name} } from '#core/${file}'`

const files: Readonly<Record<string, SelectionFile>> = {
  'brand.ts': {
    from: 'pack.ts',
    types: [],
    constants: ['brand', 'terms', 'affiliates', 'labelFacts', 'labelArchive'].map((name) => ({ name })),
    pack: {
      export: 'pack',
      doc: "The selected brand's data for servers and the prerender; browsers do not get it.",
    },
  },
  'channels.ts': {
    from: 'channels.ts',
    types: [type('Channel', 'channels/channel.ts')],
    constants: [
      {
        name: 'channels',
        type: 'readonly Channel[]',
        doc: 'The channel line-up of the selected brand. Browsers get it when television is opened.',
      },
    ],
  },
  'disclaimers.ts': {
    from: 'disclaimers.ts',
    types: [type('DisclaimerText', 'label/disclaimer.ts')],
    constants: [
      {
        name: 'disclaimers',
        type: 'readonly DisclaimerText[]',
        doc: "The legal texts of the selected brand's offers. Browsers get them, because a price is shown with its conditions.",
      },
    ],
  },
  'english.ts': {
    from: 'english.ts',
    types: [type('BrandTexts', 'brand/brand-texts.ts')],
    constants: [
      {
        name: 'english',
        type: 'BrandTexts',
        doc: 'The English texts of the selected brand. Browsers get them with the English words.',
      },
    ],
  },
  'identity.ts': {
    from: 'identity.ts',
    types: [type('BrandIdentity', 'brand/brand.ts')],
    constants: [{ name: 'identity', type: 'BrandIdentity', doc: 'The identity of the selected brand.' }],
  },
  'label.ts': {
    from: 'label.ts',
    types: [type('LabelFacts', 'label/label-facts.ts')],
    constants: [
      {
        name: 'labelFacts',
        type: 'LabelFacts',
        doc: 'The label facts of the selected brand. Browsers get them, because the label of a plan is public.',
      },
    ],
  },
  'logo.ts': {
    from: 'logo.ts',
    types: [type('Mark', 'brand/artwork.ts')],
    constants: [{ name: 'mark', type: 'Mark', doc: 'The mark of the selected brand.' }],
  },
  'motif.ts': {
    from: 'motif.ts',
    types: [type('Motif', 'brand/artwork.ts')],
    constants: [{ name: 'motif', type: 'Motif', doc: 'The motif of the selected brand.' }],
  },
  'palette.ts': {
    from: 'palette.ts',
    types: [type('BrandPalette', 'brand/palette.ts')],
    constants: [{ name: 'palette', type: 'BrandPalette', doc: 'The colours of the selected brand.' }],
  },
  'typefaces.ts': {
    from: 'typefaces.ts',
    types: [type('Typefaces', 'brand/typefaces.ts')],
    constants: [{ name: 'typefaces', type: 'Typefaces', doc: 'The typefaces of the selected brand.' }],
  },
  'style.ts': {
    from: 'style.ts',
    types: [type('BrandStyle', 'brand/brand-style.ts')],
    constants: [{ name: 'style', type: 'BrandStyle', doc: 'The shape of the design of the selected brand.' }],
  },
  'ornaments.ts': {
    from: 'ornaments.ts',
    types: [type('Figures', 'brand/artwork.ts')],
    constants: [
      { name: 'figures', type: 'Figures', doc: 'The small figures of the selected brand by their place.' },
      {
        name: 'horizon',
        type: 'string',
        doc: 'The silhouette over the foot of a page, in a box of 1440 by 72 units, and its lights.',
      },
      { name: 'horizonLights', type: 'string' },
    ],
  },
  'copy.ts': {
    from: 'copy.ts',
    types: [type('BrandCopy', 'brand/brand-copy.ts')],
    constants: [
      {
        name: 'copy',
        type: 'BrandCopy',
        doc: 'The texts in the voice of the selected brand.',
      },
    ],
  },
  'illustrations.ts': {
    from: 'illustrations.ts',
    isOptional: true,
    types: [type('IllustrationLoader', 'brand/illustration.ts')],
    constants: [
      {
        name: 'illustrations',
        type: 'IllustrationLoader',
        doc: 'Loads an illustration of the selected brand. A brand without any has those of the default brand, with its own motif.',
      },
    ],
  },
  'pictures.ts': {
    from: 'pictures.ts',
    isOptional: true,
    types: [type('PagePictures', 'brand/illustration.ts')],
    constants: [
      {
        name: 'pictures',
        type: 'PagePictures',
        doc: 'The drawings of the public pages. A brand without any has those of the default brand, with its own motif.',
      },
    ],
  },
  'scenes.ts': {
    from: 'scenes.ts',
    types: [type('Shape', 'brand/artwork.ts')],
    constants: [
      {
        name: 'heroTrail',
        type: 'readonly Shape[]',
        doc: 'The trail behind the motif in the hero, in the units of that scene.',
      },
      {
        name: 'tangledTail',
        type: 'readonly Shape[]',
        doc: "The motif's tail in the tree of the not-found page, in the units of that scene.",
      },
      {
        name: 'landing',
        type: 'string',
        doc: "Text alternatives of the illustrations with the selected brand's motif. Each is a separate export, so that a page loads only its own.",
      },
      { name: 'houseInside', type: 'string' },
      { name: 'missingPage', type: 'string' },
      { name: 'orderStatus', type: 'string' },
      { name: 'english', doc: 'The text alternatives in English, for the words of that language.' },
    ],
  },
}

/** The files that a brand has in its folder, and the exports that the files next to the folders take from them. */
export const requiredExports: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(files)
    .filter(({ isOptional = false }) => !isOptional)
    .map(({ from, constants, pack }) => [
      from,
      pack === undefined ? constants.map(({ name }) => name) : [pack.export],
    ]),
)

/** Lists the slugs of the brands, which are the names of their folders; the default brand first, the others by name. */
export const brandFolders = (): readonly string[] => {
  const found = readdirSync(layout.brands, { withFileTypes: true })
  const names = found.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return [DEFAULT_BRAND, ...names.filter((name) => name !== DEFAULT_BRAND).toSorted()]
}

/** Returns an expression that compares BRAND with each slug, so that a bundle leaves out the data of other brands. */
const choice = ([first = '', ...others]: readonly string[], valueOf: (slug: string) => string): string =>
  [...others.map((slug) => `process.env['BRAND'] === '${slug}' ? ${valueOf(slug)} : `), valueOf(first)].join(
    '',
  )

const importsOf = (slugs: readonly string[], { from, constants, pack }: SelectionFile): readonly string[] =>
  slugs.toSorted().map((slug) => {
    const [only] = constants
    if (pack !== undefined) return `import { ${pack.export} as ${slug} } from './${slug}/${from}'`
    return constants.length === 1
      ? `import { ${only?.name ?? ''} as ${slug} } from './${slug}/${from}'`
      : `import * as ${slug} from './${slug}/${from}'`
  })

const hasFile = (slug: string, file: string): boolean => existsSync(join(layout.brands, slug, file))

const textOf = (all: readonly string[], file: SelectionFile): string => {
  const { types, constants, pack, isOptional = false } = file
  const slugs = isOptional ? all.filter((slug) => hasFile(slug, file.from)) : all
  const head = [...types, ...importsOf(slugs, file), ''].join('\n')
  if (pack !== undefined)
    return `${head}
/** ${pack.doc} */
export const { ${constants.map(({ name }) => name).join(', ')} } = ${choice(slugs, (slug) => slug)}
`
  const body = constants.map(({ name, type: typeName, doc }) => {
    const value = choice(slugs, (slug) => (constants.length === 1 ? slug : `${slug}.${name}`))
    const comment = doc === undefined ? '' : `/** ${doc} */\n`
    return `${comment}export const ${name}${typeName === undefined ? '' : `: ${typeName}`} = ${value}\n`
  })
  return `${head}\n${body.join('\n')}`
}

const SLUGS = /export const brandSlugs = \[[^\]]*\] as const/

/** Returns the files next to the folders that select one of the given brands, as they have to be. */
export const selectionFiles = (slugs: readonly string[]): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, textOf(slugs, file)])),
  'slug.ts': readFileSync(join(layout.brands, 'slug.ts'), 'utf8').replace(
    SLUGS,
    `export const brandSlugs = [${slugs.map((slug) => `'${slug}'`).join(', ')}] as const`,
  ),
})

/** Text without what a formatter may change. */
const unformatted = (text: string): string => text.replace(/[\s()]/g, '')

/** Lists the files next to the folders that do not select exactly the brands that have a folder. */
export const staleSelection = (): readonly string[] =>
  Object.entries(selectionFiles(brandFolders()))
    .filter(
      ([name, text]) => unformatted(readFileSync(join(layout.brands, name), 'utf8')) !== unformatted(text),
    )
    .map(([name]) => name)

/** Writes the stale files next to the folders again. Returns their names. */
export const writeSelection = (): readonly string[] => {
  const stale = staleSelection()
  const texts = selectionFiles(brandFolders())
  for (const name of stale) writeFileSync(join(layout.brands, name), texts[name] ?? '')
  formatFiles(stale.map((name) => join(layout.brands, name)))
  return stale
}
