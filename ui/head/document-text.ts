/**
 * What stands in the head of a document. Paths are absolute; `inlineStyles` is CSS that never holds a closing tag. Fonts are not preloaded: a
 * browser would hold back the first paint for them, and their stand-ins have the same widths.
 */
export type Head = {
  readonly title: string
  readonly description: string
  readonly isIndexed: boolean
  readonly inlineStyles: string
  readonly stylesheets: readonly string[]
  readonly modules: readonly string[]
  /** Scripts that the modules import at once: fetched beside them instead of after. */
  readonly preloadedScripts: readonly string[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')

const headText = (head: Head): string =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${escapeText(head.description)}">`,
    `<meta name="robots" content="${head.isIndexed ? 'index,follow' : 'noindex,nofollow'}">`,
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="data:,">',
    head.inlineStyles === '' ? '' : `<style>${head.inlineStyles}</style>`,
    ...head.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeText(href)}">`),
    ...head.preloadedScripts.map((href) => `<link rel="modulepreload" href="${escapeText(href)}">`),
    ...head.modules.map((src) => `<script type="module" src="${escapeText(src)}"></script>`),
  ].join('')

/** A whole document: its head, and a body of markup that is already HTML. */
export const documentText = (head: Head, body: string): string =>
  `<!doctype html><html lang="es-US"><head>${headText(head)}</head><body>${body}</body></html>`
