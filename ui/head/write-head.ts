import type { HeadElement } from '#core/metadata/head.ts'
import { alternateLanguages, changeHead } from '#core/metadata/head.ts'
import { STRUCTURED_DATA, tagOf, writtenOf, type WrittenElement } from './head-tag.ts'

const readElement = (node: Element): HeadElement => {
  const get = (name: string): string => node.getAttribute(name) ?? ''
  const text = node.textContent
  if (node.matches('title')) return { kind: 'title', text }
  if (node.matches('meta[name=description]')) return { kind: 'description', text: get('content') }
  if (node.matches('meta[name=robots]'))
    return {
      kind: 'robots',
      content: get('content') === 'index,follow' ? 'index,follow' : 'noindex,nofollow',
    }
  if (node.matches('link[rel=canonical]')) return { kind: 'canonical', href: get('href') }
  if (node.matches('link[rel=alternate][hreflang]'))
    return {
      kind: 'alternate',
      hreflang: alternateLanguages.find((one) => one === get('hreflang')) ?? 'es',
      href: get('href'),
    }
  if (node.matches('meta[property^="og:"]'))
    return { kind: 'openGraph', property: get('property'), content: get('content') }
  if (node.matches(`script[type="${STRUCTURED_DATA}"]`))
    return { kind: 'structuredData', key: get('data-key'), json: text }
  return { kind: 'other', text: node.tagName }
}

const nodeOf = (element: WrittenElement): Element => {
  const { name, attributes, text } = tagOf(element)
  const node = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  node.append(text)
  return node
}

/** Creates a head's nodes. Structured data that fails is reported and left out; the page still works. */
export const createNodes = <Created>(
  elements: readonly WrittenElement[],
  create: (element: WrittenElement) => Created,
  report: (error: unknown) => void,
): readonly Created[] =>
  elements.flatMap((element) => {
    try {
      return [create(element)]
    } catch (error) {
      if (element.kind !== 'structuredData') throw error
      report(error)
      return []
    }
  })

/** Writes a head into the current document: removes outdated metadata elements and adds the new ones (MET-07). */
export const writeHead = (next: readonly HeadElement[]): void => {
  const nodes = [...document.head.children]
  const current = nodes.map(readElement)
  const { removed, added } = changeHead(current, next)
  for (const [at, element] of current.entries()) if (removed.includes(element)) nodes[at]?.remove()
  document.head.append(...createNodes(writtenOf(added), nodeOf, reportError))
}
