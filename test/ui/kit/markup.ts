/** An element of a piece of markup. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Its ancestors, nearest first. */
  readonly within: readonly Element[]
  /** All the text in it. */
  readonly text: string
  /** The accessible text: nothing hidden, and the names of drawings. */
  readonly spoken: string
}

type Open = Element & { text: string; spoken: string }

const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source'])
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}
const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

const token = /<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gy

const attributesOf = (source: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...source.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      plain(value),
    ]),
  )

/** Checks whether it is hidden from assistive technology. */
export const isHidden = ({ attributes }: Element): boolean => attributes['aria-hidden'] === 'true'

const say = (open: readonly Open[], text: string): void => {
  if (!open.some(isHidden)) for (const element of open) element.spoken += text
}

/** Every element of markup as React writes it, in document order; throws where the markup is not well formed. */
export const elementsOf = (markup: string): readonly Element[] => {
  const elements: Element[] = []
  const open: Open[] = []
  let end = 0
  for (const [whole, closed, opened, attributes = '', text] of markup.matchAll(token)) {
    end += whole.length
    if (text !== undefined) {
      for (const element of open) element.text += plain(text)
      say(open, plain(text))
    } else if (opened !== undefined) {
      const element: Open = {
        name: opened,
        attributes: attributesOf(attributes),
        within: open.toReversed(),
        text: '',
        spoken: '',
      }
      elements.push(element)
      if (element.attributes['role'] === 'img') say(open, element.attributes['aria-label'] ?? '')
      if (!voids.has(opened)) open.push(element)
    } else if (open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing in ${markup}`)
  }
  if (end !== markup.length || open.length > 0) throw new Error(`markup breaks off: ${markup.slice(end)}`)
  return elements
}

/** The element with this id. */
export const byId = (elements: readonly Element[], id: string): Element | undefined =>
  elements.find(({ attributes }) => attributes['id'] === id)

/** The texts that an attribute such as `aria-describedby` refers to, in its order. */
export const referred = (elements: readonly Element[], ids: string | undefined): readonly string[] =>
  (ids ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => byId(elements, id)?.spoken ?? '')

/** The accessible name of an element: its label, or else its own text. */
export const nameOf = (elements: readonly Element[], element: Element): string => {
  const { 'aria-label': label, 'aria-labelledby': labelledBy, id } = element.attributes
  if (label !== undefined) return label
  if (labelledBy !== undefined) return referred(elements, labelledBy).join(' ')
  const labels = elements.filter(
    (other) =>
      other.name === 'label' &&
      (element.within.includes(other) || (id !== undefined && other.attributes['for'] === id)),
  )
  return labels.length > 0 ? labels.map(({ spoken }) => spoken).join(' ') : element.spoken
}
