import type { Failure } from './command.ts'

/** Cents as dollars, with the sign in front. */
export const money = (amount: number): string => {
  const dollars = (Math.abs(amount) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
  return `${amount < 0 ? '-' : ''}$${dollars}`
}

/** A name of the code as words: `QuantityOutOfRange` as `quantity out of range`. */
export const words = (name: string): string =>
  name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ').toLowerCase()

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && '_tag' in value

const valueText = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const factText = ([name, value]: readonly [string, unknown]): string =>
  isFailure(value) ? failureText(value) : `${words(name)} ${valueText(value)}`

/** The named values of a thing, one after the other; a failure among them in its own words. */
export const facts = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values).map(factText).join(', ')

/** What the core refuses, in words: its tag, and the values beside it. */
export const failureText = ({ _tag, ...values }: Failure): string =>
  [words(_tag), facts(values)].filter((text) => text !== '').join(': ')

/** A line with what it is made of below it. */
export type Branch = { readonly text: string; readonly parts: readonly Branch[] }

const drawn = ({ text, parts }: Branch, first: string, rest: string): readonly string[] => [
  `${first}${text}`,
  ...parts.flatMap((part, index) =>
    index === parts.length - 1
      ? drawn(part, `${rest}└─ `, `${rest}   `)
      : drawn(part, `${rest}├─ `, `${rest}│  `),
  ),
]

/** A tree as lines of text. */
export const tree = (branch: Branch): string => drawn(branch, '', '').join('\n')

/** Columns of text, each as wide as it has to be; the first and the last to the left, those between to the right. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  const cell = (text: string, column: number, { length }: readonly string[]): string => {
    if (column === length - 1) return text
    const width = widths[column] ?? 0
    return column === 0 ? text.padEnd(width) : text.padStart(width)
  }
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n')
}
