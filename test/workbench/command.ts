import { readFileSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { either as E } from 'fp-ts'
import { nearest } from './nearest.ts'
import { facts, type Failure, words } from './written.ts'
import type { ZodError, ZodType } from 'zod'

/** Why there is no answer: the question is not one, or the core refuses it. */
export type Problem =
  | { readonly kind: 'usage'; readonly text: string }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** The answer of the core with its derivation: as text for people, as data for programs. */
export type Answer = { readonly text: string; readonly answer: unknown; readonly derivation: unknown }

export type Values = Readonly<Record<string, string | boolean | undefined>>

/** A rule that can be run. `area` is its page in `docs/rules`, `example` a line that is answered. */
export type Command = {
  readonly area: string
  readonly summary: string
  readonly usage: string
  readonly example: string
  readonly options: ParseArgsOptionsConfig
  readonly run: (
    positionals: readonly string[],
    values: Values,
  ) => E.Either<Problem, Answer> | Promise<E.Either<Problem, Answer>>
}

export const misused = (text: string): E.Either<Problem, never> => E.left({ kind: 'usage', text })

export const refused = (failure: Failure): E.Either<Problem, never> => E.left({ kind: 'refused', failure })

export const textOf = (value: string | boolean | undefined): string | null =>
  typeof value === 'string' ? value : null

const contentOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Reads JSON from a file; a file that is missing or no JSON is a misuse. */
export const readData = (file: string): E.Either<Problem, unknown> => {
  const content = contentOf(file)
  if (content === null) return misused(`there is no file ${file}`)
  try {
    return E.right(JSON.parse(content))
  } catch {
    return misused(`${file} is not JSON`)
  }
}

const issueText = ({ issues: [first] }: ZodError): string =>
  [first?.path.join('.'), first?.message].filter((text) => text !== '').join(': ')

/** The question of a file, in the form a schema describes. */
export const readQuestion = <A>(file: string, schema: ZodType<A>): E.Either<Problem, A> => {
  const data = readData(file)
  if (E.isLeft(data)) return data
  const parsed = schema.safeParse(data.right)
  return parsed.success ? E.right(parsed.data) : misused(`${file}: ${issueText(parsed.error)}`)
}

/** The one file among the arguments, if there is one. */
export const fileIn = (positionals: readonly string[]): string | null => {
  const [first, ...rest] = positionals
  return first !== undefined && rest.length === 0 && first.endsWith('.json') ? first : null
}

/** The one of `known` that a text names; else a misuse that lists them. */
export const oneOf = <A extends string>(
  what: string,
  known: readonly A[],
  text: string | null | undefined,
): E.Either<Problem, A> => {
  const found = known.find((name) => name === text)
  if (found !== undefined) return E.right(found)
  const near = typeof text === 'string' ? nearest(text, known) : null
  return misused(`${what} is one of ${known.join(', ')}${near === null ? '' : `; did you mean ${near}?`}`)
}

/** Puts an answer into words: what was decided, and the rule with the facts that decided it. */
export const decided = (
  answer: unknown,
  rule: string,
  because: Readonly<Record<string, unknown>>,
): Answer => {
  const said =
    typeof answer === 'object' && answer !== null
      ? facts(answer as Record<string, unknown>)
      : words(String(answer))
  return {
    text: `${said}\n\n${rule}  because ${facts(because)}`,
    answer,
    derivation: { rule, facts: because },
  }
}
