import { attributeOf, tagsIn, textIn } from '#test/ui/site/markup.ts'

/** One condition of a selector: `[name]`, `[name=value]` or `[name^="value"]`. */
const CONDITION = /\[(\w+)(?:(\^?)="?([^"\]]*)"?)?\]/g

/** An element of a document head: as much of the DOM as its writer uses. */
const createNode = (name: string) => {
  const attributes = new Map<string, string>()
  const node = {
    tagName: name.toUpperCase(),
    textContent: '',
    parent: null as { children: object[] } | null,
    setAttribute: (key: string, value: string) => void attributes.set(key, value),
    getAttribute: (key: string) => attributes.get(key) ?? null,
    append: (text: string) => void (node.textContent += text),
    remove: () => void node.parent?.children.splice(node.parent.children.indexOf(node), 1),
    matches: (selector: string): boolean =>
      selector.startsWith(name) &&
      /^(?:\[|$)/.test(selector.slice(name.length)) &&
      [...selector.matchAll(CONDITION)].every(([, key = '', prefix, wanted]) => {
        const value = attributes.get(key)
        if (value === undefined || wanted === undefined) return value !== undefined
        return prefix === '^' ? value.startsWith(wanted) : value === wanted
      }),
    /** The element as text, its attributes in order of their names. */
    written: (): string =>
      JSON.stringify([name, [...attributes].toSorted(([a], [b]) => a.localeCompare(b)), node.textContent]),
  }
  return node
}

type HeadNode = ReturnType<typeof createNode>

/** Parses the head of a document that the build wrote. */
const nodesIn = (html: string): readonly HeadNode[] =>
  Array.from(
    html.matchAll(/<(title|meta|link|style|script)\b[^>]*>(?:([^<]*)<\/\1>)?/g),
    ([tag, name = '', text = '']) => {
      const node = createNode(name)
      const [opening] = tagsIn(tag)
      for (const key of opening?.attributes.keys() ?? [])
        node.setAttribute(key, attributeOf(opening, key) ?? '')
      node.append(name === 'title' ? textIn(text) : text)
      return node
    },
  )

/** Opens a document with the head of a written one, as far as the writer of the head sees it. */
export const openHead = (html: string) => {
  const children = [...nodesIn(html)]
  const head = {
    children,
    append: (...added: readonly HeadNode[]) => {
      for (const node of added) node.parent = head
      children.push(...added)
    },
  }
  for (const node of children) node.parent = head
  return {
    document: { head, createElement: createNode },
    /** The elements of the head, in order of their text. */
    written: (): readonly string[] => children.map((node) => node.written()).toSorted(),
  }
}
