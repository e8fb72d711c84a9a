import { readFileSync } from 'node:fs'
import { root } from '#test/architecture/repository.ts'

/** One series of a scrape with its value. */
export type Sample = {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** The series of a scrape. */
export const samplesIn = (text: string): readonly Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value = '']) => ({
    name,
    labels: Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', of = '']) => [key, of]),
    ),
    value: Number(value),
  }))

type Selector = { readonly name: string; readonly matchers: readonly string[] }

/** What Prometheus adds by itself. */
const OWN = new Set(['up'])
const KEYWORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on'])

/** The metrics that an expression of PromQL reads, with what it wants of their labels. */
export const selectorsIn = (expression: string): readonly Selector[] => {
  const bare = expression.replace(/\b(?:by|without) \([^)]*\)/g, '').replace(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/(?<![\w"])([a-z]\w*)(?:\{([^}]*)\})?(?!\w|\s*\()/g)]
    .map(([, name = '', matchers = '']) => ({ name, matchers: matchers.match(/\w+=~?"[^"]*"/g) ?? [] }))
    .filter(({ name }) => !KEYWORDS.has(name) && !OWN.has(name))
}

const fits = (matcher: string, { labels }: Sample): boolean => {
  const [, label = '', how = '', value = ''] = /^(\w+)(=~?)"([^"]*)"$/.exec(matcher) ?? []
  const actual = labels[label] ?? ''
  return how === '=' ? actual === value : new RegExp(`^(?:${value})$`).test(actual)
}

/** What an expression reads that a scrape does not show, as text. */
export const missingFrom = (samples: readonly Sample[], expression: string): readonly string[] =>
  selectorsIn(expression)
    .filter(
      ({ name, matchers }) =>
        !samples.some((one) => one.name === name && matchers.every((matcher) => fits(matcher, one))),
    )
    .map(({ name, matchers }) => `${name}{${matchers.join(',')}}`)

const fileOf = (name: string): string => readFileSync(`${root}/adapters/server/deploy/${name}`, 'utf8')

/** Every expression of the alert rules and of the dashboard. */
export const watchedExpressions = (): readonly string[] => {
  const alerts = [...fileOf('alert-rules.yaml').matchAll(/^\s+expr: (.+)$/gm)].map(([, expr = '']) => expr)
  const { panels } = JSON.parse(fileOf('dashboard.json')) as {
    readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[]
  }
  return [...alerts, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]
}
