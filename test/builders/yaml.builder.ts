export type Yaml = string | readonly Yaml[] | { readonly [key: string]: Yaml }

type Line = { readonly indent: number; readonly text: string }

const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(?:#|$)/.test(line))
    .map((line) => ({ indent: line.length - line.trimStart().length, text: line.trim() }))

const scalarOf = (text: string): Yaml => {
  if (text === '{}') return {}
  const [, quoted] = /^'([^']*)'$/.exec(text) ?? []
  if (quoted === undefined && /^["'[{&*|>!]/.test(text)) throw new Error(`no plain text: ${text}`)
  return quoted ?? text
}

/** Where the lines of the block that starts at `from` end. */
const endOf = (lines: readonly Line[], from: number): number => {
  const indent = lines[from]?.indent ?? 0
  const next = lines.findIndex((line, index) => index > from && line.indent < indent)
  return next === -1 ? lines.length : next
}

const listIn = (lines: readonly Line[]): readonly Yaml[] =>
  lines.map(({ text }) => {
    const item = /^- (.*)$/.exec(text)?.[1]
    if (item === undefined) throw new Error(`no item of a list: ${text}`)
    const [, key, value] = /^(\w+): (.+)$/.exec(item) ?? []
    return key === undefined || value === undefined ? scalarOf(item) : { [key]: scalarOf(value) }
  })

const blockIn = (lines: readonly Line[]): Yaml => {
  if (lines[0]?.text.startsWith('- ')) return listIn(lines)
  const entries: [string, Yaml][] = []
  for (let index = 0; index < lines.length;) {
    const { indent, text } = lines[index] as Line
    const [, key, value] = /^([\w-]+):(?: (.+))?$/.exec(text) ?? []
    if (key === undefined) throw new Error(`no key: ${text}`)
    if (value !== undefined) {
      entries.push([key, scalarOf(value)])
      index += 1
      continue
    }
    const end = endOf(lines, index + 1)
    if ((lines[index + 1]?.indent ?? 0) <= indent) throw new Error(`nothing under ${key}`)
    entries.push([key, blockIn(lines.slice(index + 1, end))])
    index = end
  }
  return Object.fromEntries(entries)
}

/** Reads the YAML of a plain compose file: maps, lists of scalars, text. Throws at anything else. */
export const parseYaml = (text: string): Yaml => blockIn(linesOf(text))

/** Returns the value at a path of keys; throws when there is none. */
export const at = (yaml: Yaml, ...keys: readonly string[]): Yaml =>
  keys.reduce<Yaml>((found, key) => {
    const next = typeof found === 'object' && !Array.isArray(found) ? Reflect.get(found, key) : undefined
    if (next === undefined) throw new Error(`nothing at ${keys.join('.')}`)
    return next as Yaml
  }, yaml)
