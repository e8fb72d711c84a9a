/** A failure of the core: its tag names the refusal, its fields the value. */
export type Failure = { readonly _tag: string }

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
  `${words(name)} ${isFailure(value) ? failureText(value) : valueText(value)}`

/** The named values of a thing, one after the other; a failure among them in its own words. */
export const facts = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values).map(factText).join(', ')

type Values = Readonly<Record<string, unknown>>

/** Failures with a sentence of their own instead of their fields. */
const sentences: Readonly<Record<string, (values: Values) => string>> = {
  OfferNotSold: ({ offerId }) => `no offer is called ${String(offerId)}`,
  QuantityOutOfRange: ({ offerId, quantity, limit }) =>
    `the quantity of ${String(offerId)} is 1 to ${String(limit)}, not ${String(quantity)}`,
  MonthsOutOfRange: ({ months, limit, max = limit }) =>
    `months are 1 to ${String(max)}, not ${String(months)}`,
  SpendInvalid: ({ spend, max }) =>
    `an amount has dollars and two digits of cents, up to ${money(Number(max))}, not ${Number(spend) / 100}`,
  SpeedImportanceMissing: () => 'how important is speed? --speed critical',
  ZipMalformed: () => 'has five digits',
  ZipMissing: () => 'is missing',
}

/** Describes a refusal of the core: in a sentence, else by its tag and values. */
export const failureText = ({ _tag, ...values }: Failure): string =>
  sentences[_tag]?.(values) ?? [words(_tag), facts(values)].filter((text) => text !== '').join(': ')

/** A line with its parts below it. */
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
