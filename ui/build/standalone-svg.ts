import { parse } from 'postcss'
import type { BrandPalette } from '#core/brand/palette.ts'
import { plainStyles } from './page-styles.ts'

type Declarations = Readonly<Record<string, string>>

/** The style properties that are attributes of SVG elements as well. */
const ATTRIBUTES: ReadonlySet<string> = new Set([
  'color',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'vector-effect',
])

/** Lists the declarations of each class of a sheet of plain rules. */
const declarationsByClass = (css: string): ReadonlyMap<string, Declarations> => {
  const found = new Map<string, Record<string, string>>()
  parse(css).walkRules((rule) => {
    const [, name] = /^\.([\w-]+)$/.exec(rule.selector) ?? []
    if (name === undefined) return
    const own = found.get(name) ?? {}
    rule.walkDecls(({ prop, value }) => {
      if (ATTRIBUTES.has(prop)) own[prop] = value
    })
    found.set(name, own)
  })
  return found
}

const declared = (names: string, styles: ReadonlyMap<string, Declarations>): Declarations =>
  Object.assign({}, ...names.split(' ').map((name) => styles.get(name) ?? {})) as Declarations

const write = (declarations: Declarations, pair: (name: string, value: string) => string): string =>
  Object.entries(declarations)
    .map(([name, value]) => pair(name, value))
    .join('')

/**
 * Makes a drawing of a document a file of its own: what its classes style becomes attributes, in the colours of light
 * screens. A style element has the colours of dark screens; a reader that refuses it shows the others.
 */
export const standaloneSvg = (drawing: string, styles: string, palette: BrandPalette): string => {
  const light = declarationsByClass(plainStyles(styles, palette.light))
  const dark = declarationsByClass(plainStyles(styles, palette.dark))
  const differing = [...dark].filter(([name, own]) => JSON.stringify(own) !== JSON.stringify(light.get(name)))
  const rules = differing
    .map(([name, own]) => `.${name}{${write(own, (property, value) => `${property}:${value};`)}}`)
    .join('')
  const painted = drawing.replace(
    /<(\w+)([^>]*?) class="([^"]*)"([^>]*)>/g,
    (_all, tag, before, names, after) => {
      const own = declared(String(names), light)
      const others = `${String(before)}${String(after)}`.replace(/ ([\w-]+)="[^"]*"/g, (attribute, name) =>
        String(name) in own ? '' : attribute,
      )
      return `<${String(tag)} class="${String(names)}"${write(own, (name, value) => ` ${name}="${value}"`)}${others}>`
    },
  )
  return painted
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
    .replace('>', `><style>@media(prefers-color-scheme:dark){${rules}}</style>`)
}
