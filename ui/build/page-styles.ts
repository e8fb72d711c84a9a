import type { Palette } from '#core/brand/palette.ts'
import type { AtRule, ChildNode, Root, Rule } from 'postcss'
import { parse } from 'postcss'

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g

/** Decides by the classes of a selector, except for those inside `:not()`, whether it is written. */
type Includes = (classes: readonly string[]) => boolean

/** Writes what a node of a sheet contains for a document, and nothing if no selector of it is included. */
type Part = (includes: Includes) => string

const selectorPart = (rule: Rule): Part => {
  const body = rule.nodes.map(String).join(';')
  const selectors = rule.selectors.map((selector) => ({
    selector,
    classes: Array.from(selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(CLASS), ([, name = '']) => name),
  }))
  return (includes) => {
    const included = selectors.filter(({ classes }) => includes(classes))
    return included.length === 0 ? '' : `${included.map(({ selector }) => selector).join(',')}{${body}}`
  }
}

/** Layers and conditions contain rules. A statement without a block is a list of layers. */
const blockPart = (node: AtRule): Part => {
  const { nodes, name, params } = node
  if (nodes === undefined) return () => `${String(node)};`
  const parts = nodes.map(partOf)
  return (includes) => {
    const inner = parts.map((part) => part(includes)).join('')
    return inner === '' ? '' : `@${name} ${params}{${inner}}`
  }
}

const partOf = (node: ChildNode): Part => {
  if (node.type === 'rule') return selectorPart(node)
  return node.type === 'atrule' ? blockPart(node) : () => String(node)
}

/**
 * Returns the rules of a sheet without their layers and conditions, and with the values of its colours: `--c-scene-sky`
 * is the colour `scene.sky` of the palette. A painter of SVG that knows plain rules alone reads it.
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

/** Takes the at-rules of a name out of a sheet. */
const takeOut = (sheet: Root, name: RegExp): readonly AtRule[] => {
  const taken: AtRule[] = []
  sheet.walkAtRules(name, (node) => void taken.push(node.remove()))
  return taken
}

/** A font of the store. Any other is one of the visitor's system. */
const isWebFont = (face: AtRule): boolean => String(face).includes('url(')

/** The styles of documents. */
export type DocumentStyles = {
  /** Returns the rules of the classes in the markup of a document: what its first paint needs. */
  readonly inline: (html: string) => string
  /**
   * The sheet that every document loads after its text: the web fonts, and all rules. It has all of them in their
   * order, because it follows the rules in the document: a part of them would win over rules that it lacks.
   */
  readonly later: string
}

/**
 * Splits a style sheet. Animations are part of what uses them. The web fonts load after the text: while a font loads, a
 * browser shapes each text with a fallback that it looks up again and again, which takes a third of the layout.
 */
export const splitStyles = (css: string): DocumentStyles => {
  const sheet = parse(css)
  const animations = takeOut(sheet, /keyframes$/)
  const fonts = takeOut(sheet, /^font-face$/)
  const systemFonts = fonts.filter((face) => !isWebFont(face)).join('')
  const parts = sheet.nodes.map(partOf)
  const write = (includes: Includes): string => {
    const rules = parts.map((part) => part(includes)).join('')
    return animations.reduce((text, one) => (rules.includes(one.params) ? text + String(one) : text), rules)
  }
  return {
    inline: (html) => {
      const inMarkup = Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, names = '']) => names.split(' '))
      const used = new Set(inMarkup.flat())
      return systemFonts + write((classes) => classes.every((name) => used.has(name)))
    },
    later: fonts.filter(isWebFont).join('') + write(() => true),
  }
}
