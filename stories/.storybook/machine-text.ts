const rangeOf = (text: string): readonly [from: number, to: number] => {
  const [from = '', to = from] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const nameOf = (family: string): string => family.trim().replaceAll(/["']/g, '')

type Ranges = readonly (readonly [from: number, to: number])[]

/** The characters of each typeface that the page has loaded from a file. */
const loadedFaces = (): ReadonlyMap<string, Ranges> =>
  new Map(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => [nameOf(family), unicodeRange.split(',').map(rangeOf)]),
  )

const isIn = (ranges: Ranges, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => from <= code && code <= to)
}

/**
 * Lists the visible text that the browser writes in a typeface of the machine: other machines have others, so a picture
 * of it proves nothing there.
 */
export const machineText = (): readonly string[] => {
  const faces = loadedFaces()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (nodes.nextNode() !== null) {
    const { parentElement, textContent } = nodes.currentNode
    if (parentElement === null || textContent === null || textContent.trim() === '') continue
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue
    const [family = ''] = getComputedStyle(parentElement).fontFamily.split(',')
    const ranges = faces.get(nameOf(family))
    const letters = Array.from(textContent).filter((letter) => ranges === undefined || !isIn(ranges, letter))
    if (letters.length > 0) found.push(`${letters.join('')} (${family}) of “${textContent}”`)
  }
  return found
}
