import type { HeadElement } from '#core/metadata/head.ts'
import { type Language, languageTags } from '#core/shared/language.ts'
import { NEXT_FILES } from './next-files.ts'
import type { HeadTag } from './head-tag.ts'
import { tagOf, writtenOf } from './head-tag.ts'

/**
 * The head of a document: metadata elements, styles and scripts, with absolute paths. `inlineStyles` is CSS without a
 * closing tag. Fonts are not preloaded: that would delay the first paint, and the fallback fonts have the same widths.
 * What the first paint does not need is at the end of the body, so its bytes follow those of the text.
 */
export type DocumentHead = {
  readonly language: Language
  readonly elements: readonly HeadElement[]
  readonly inlineStyles: string
  readonly stylesheets: readonly string[]
  /** Style sheets that the browser loads after the text: web fonts, and what scripts render. */
  readonly laterStyles: readonly string[]
  readonly modules: readonly string[]
  /** Scripts that the modules import statically. The browser fetches them in parallel instead of afterwards. */
  readonly preloadedScripts: readonly string[]
  /** Files that the next page needs. A script of this page fetches them once the visitor shows intent. */
  readonly nextFiles: readonly string[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

const openingText = ({ name, attributes }: HeadTag): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeText(value)}"`)].join(' ')}>`

/** The content of a script is not escaped: the core removes everything that could close the element. */
const tagText = (tag: HeadTag): string => {
  if (tag.name === 'script') return `${openingText(tag)}${tag.text}</script>`
  return tag.name === 'title' ? `<title>${escapeText(tag.text)}</title>` : openingText(tag)
}

/** The path of the web app manifest. */
export const MANIFEST_PATH = '/manifest.webmanifest'

/** The brand's icons, at the root of the site: browsers request two of the three by default. */
const ICONS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="${MANIFEST_PATH}">`,
]

/** Writes elements of metadata as text. */
export const elementsText = (elements: readonly HeadElement[]): string =>
  writtenOf(elements)
    .map((element) => tagText(tagOf(element)))
    .join('')

const sheetText = (href: string): string => `<link rel="stylesheet" href="${escapeText(href)}">`

const headText = (head: DocumentHead): string =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    elementsText(head.elements),
    '<meta name="color-scheme" content="light dark">',
    ...ICONS,
    head.inlineStyles === '' ? '' : `<style>${head.inlineStyles}</style>`,
    ...head.stylesheets.map(sheetText),
    head.nextFiles.length === 0
      ? ''
      : `<meta name="${NEXT_FILES}" content="${escapeText(head.nextFiles.join(' '))}">`,
  ].join('')

const endText = ({ laterStyles, preloadedScripts, modules }: DocumentHead): string =>
  [
    ...laterStyles.map(sheetText),
    ...preloadedScripts.map((href) => `<link rel="modulepreload" href="${escapeText(href)}">`),
    ...modules.map((src) => `<script type="module" src="${escapeText(src)}"></script>`),
  ].join('')

/** Writes a complete document: its head, and a body that is already HTML. */
export const documentText = (head: DocumentHead, body: string): string =>
  `<!doctype html><html lang="${languageTags[head.language]}"><head>${headText(head)}</head><body>${body}${endText(head)}</body></html>`
