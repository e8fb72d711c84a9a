import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ui = fileURLToPath(new URL('../../../ui', import.meta.url))

export type Source = { readonly file: string; readonly text: string }

/** The sources of `ui` whose path ends so. */
export const sourcesOf = (ending: string): readonly Source[] =>
  readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(join(ui, file), 'utf8') }))

/** The text between one pair of braces, without nested blocks. */
const rulesOf = (text: string): readonly string[] => {
  const rules: string[] = []
  let rest = text.replaceAll(/\$\{[^}]*\}/g, '')
  for (let found = /\{([^{}]*)\}/.exec(rest); found !== null; found = /\{([^{}]*)\}/.exec(rest)) {
    rules.push(found[1] ?? '')
    rest = rest.replace(found[0], '')
  }
  return rules
}

const roleAt = (rule: string, property: string): string | undefined =>
  new RegExp(`(?<![\\w-])${property}: vars\\.color\\.(\\w+)`).exec(rule)?.[1]

/** The colour roles that a rule gives to its text and to the ground under it. */
export type Painted = {
  readonly file: string
  readonly text: string | undefined
  readonly ground: string | undefined
}

export const paintedRules = (sheets: readonly Source[]): readonly Painted[] =>
  sheets.flatMap(({ file, text }) =>
    rulesOf(text).map((rule) => ({ file, text: roleAt(rule, 'color'), ground: roleAt(rule, 'background') })),
  )
