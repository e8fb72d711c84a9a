import type { Palette } from '#core/brand/palette.ts'
import type { AtRule, ChildNode, Rule } from 'postcss'
import { parse } from 'postcss'

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

/** Lists the classes in the selectors of a style sheet. */
export const classesOf = (css: string): ReadonlySet<string> => {
  const found = new Set<string>()
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(CLASS)) found.add(name)
  })
  return found
}

/** Writes what a node of a sheet contains for a document, and nothing where no rule of it applies. */
type Part = (isUsed: (name: string) => boolean) => string

/** A selector applies where all of its classes are used, except for those inside `:not()`. */
const selectorPart = (rule: Rule): Part => {
  const body = rule.nodes.map(String).join(';')
  const selectors = rule.selectors.map((selector) => ({
    selector,
    classes: Array.from(selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(CLASS), ([, name = '']) => name),
  }))
  return (isUsed) => {
    const used = selectors.filter(({ classes }) => classes.every(isUsed))
    return used.length === 0 ? '' : `${used.map(({ selector }) => selector).join(',')}{${body}}`
  }
}

/** Layers and conditions contain rules. A statement without a block is a list of layers. */
const blockPart = (node: AtRule): Part => {
  const { nodes, name, params } = node
  if (nodes === undefined) return () => `${String(node)};`
  if (/keyframes$|^font-face$/.test(name)) return () => String(node)
  const parts = nodes.map(partOf)
  return (isUsed) => {
    const inner = parts.map((part) => part(isUsed)).join('')
    return inner === '' ? '' : `@${name} ${params}{${inner}}`
  }
}

const partOf = (node: ChildNode): Part => {
  if (node.type === 'rule') return selectorPart(node)
  return node.type === 'atrule' ? blockPart(node) : () => String(node)
}

/**
 * Returns the rules of a sheet without their layers and conditions, and with the values of its colours: `--c-scene-sky` is the colour
 * `scene.sky` of the palette. A painter of SVG that knows plain rules alone reads it.
 */
export const plainStyles = (css: string, palette: Palette): string => {
  const { scene, ...roles } = palette
  const valueOf = (name: string): string =>
    name.startsWith('scene-')
      ? scene[name.slice('scene-'.length) as keyof typeof scene]
      : roles[name as keyof typeof roles]
  const rules: string[] = []
  parse(css).walkRules((rule) => {
    const isConditional = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name !== 'layer'
    if (!isConditional) rules.push(String(rule))
  })
  return rules.join('').replaceAll(/var\(--c-([\w-]+)\)/g, (_all, name: string) => valueOf(name))
}

/** What a script may render in a document that contains a mark: the styles of it are part of the document. */
export type ScriptStyles = { readonly mark: string; readonly classes: ReadonlySet<string> }

/**
 * Returns a function that keeps of a style sheet what a document needs: the rules of the classes in its markup, and of those that its scripts
 * may render.
 */
export const stylesFor = (css: string, scripts: readonly ScriptStyles[]): ((html: string) => string) => {
  const parts = parse(css).nodes.map(partOf)
  return (html) => {
    const inMarkup = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(' '))
    const used = new Set([
      ...inMarkup.flat(),
      ...scripts.filter(({ mark }) => html.includes(mark)).flatMap(({ classes }) => [...classes]),
    ])
    return parts.map((part) => part((name) => used.has(name))).join('')
  }
}
