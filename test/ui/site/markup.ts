import { expect } from 'vitest'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)

/** One opening tag: its name and attributes. The markup's writer escapes every `>` inside values. */
export type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> }

export const tagsIn = (html: string): readonly Tag[] =>
  [...html.matchAll(/<([a-zA-Z][\w-]*)([^>]*)>/g)].map(([, name = '', inside = '']) => ({
    name,
    attributes: new Map(
      [...inside.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
        key,
        decoded(value),
      ]),
    ),
  }))

export const tagsNamed = (html: string, name: string): readonly Tag[] =>
  tagsIn(html).filter((tag) => tag.name === name)

export const attributeOf = (tag: Tag | undefined, name: string): string | undefined =>
  tag?.attributes.get(name)

/** The text between tags, with a break for each tag. */
export const textIn = (html: string): string => decoded(html.replace(/<[^>]*>/g, '|'))

const centsOf = (dollars: string, cents = '00'): number =>
  Number(dollars.replaceAll(',', '')) * 100 + Number(cents)

/** Every amount of money in a page, visible or accessible, in cents. */
export const amountsIn = (html: string): readonly number[] => {
  const drawn = html.matchAll(/>\$<\/span><span[^>]*>([\d,]+)<\/span><span[^>]*><span[^>]*>(\d\d)<\/span>/g)
  const written = textIn(html).matchAll(/\$([\d,]*\d)(?:\.(\d\d))?/g)
  const spoken = textIn(html).matchAll(/([\d,]*\d) dólar(?:es)?(?: con (\d+) centavos?)?/g)
  return [...drawn, ...written, ...spoken].map(([, dollars = '', cents]) => centsOf(dollars, cents))
}

/** Checks a document: no inline script or style, one main heading, no skipped level, unique and found ids. */
export const expectSoundDocument = (html: string): void => {
  const tags = tagsIn(html)
  expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1)
  expect(tags.filter(({ name }) => name === 'script' || name === 'style')).toEqual([])
  const names = tags.flatMap(({ attributes }) => [...attributes.keys()])
  expect(names.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
  const levels = tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []))
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  const ids = tags.flatMap((tag) => attributeOf(tag, 'id') ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const wanted = tags.flatMap((tag) => {
    const href = attributeOf(tag, 'href') ?? ''
    const named = ['for', 'aria-labelledby', 'aria-describedby'].map((name) => attributeOf(tag, name) ?? '')
    return [...(href.startsWith('#') ? [href.slice(1)] : []), ...named.flatMap((list) => list.split(' '))]
  })
  expect(wanted.filter((id) => id !== '' && !ids.includes(id))).toEqual([])
}
