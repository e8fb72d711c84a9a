import { readFileSync } from 'node:fs'
import type { ParseArgsOptionsConfig } from 'node:util'
import { either as E } from 'fp-ts'
import type { ZodType } from 'zod'
import { prettifyError } from 'zod'

/** A failure of the core: it says by its tag what was refused, and beside it which value. */
export type Failure = { readonly _tag: string }

/** Why there is no answer: the question is not one, or the core refuses it. */
export type Problem =
  | { readonly kind: 'usage'; readonly text: string }
  | { readonly kind: 'refused'; readonly failure: Failure }

/** What the core says and how it comes to it: as text for people, as data for programs. */
export type Answer = { readonly text: string; readonly answer: unknown; readonly derivation: unknown }

export type Values = Readonly<Record<string, string | boolean | undefined>>

export type Command = {
  readonly usage: string
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

/** What stands in a file, which only says so when it can't be read. */
export const readData = (file: string): E.Either<Problem, unknown> => {
  try {
    return E.right(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return misused(`${file}: ${String(error)}`)
  }
}

/** The question of a file, in the form a schema describes. */
export const readQuestion = <A>(file: string, schema: ZodType<A>): E.Either<Problem, A> => {
  const data = readData(file)
  if (E.isLeft(data)) return data
  const parsed = schema.safeParse(data.right)
  return parsed.success ? E.right(parsed.data) : misused(`${file}:\n${prettifyError(parsed.error)}`)
}

/** The one file among the arguments, if there is one. */
export const fileIn = (positionals: readonly string[]): string | null => {
  const [first, ...rest] = positionals
  return first !== undefined && rest.length === 0 && first.endsWith('.json') ? first : null
}
