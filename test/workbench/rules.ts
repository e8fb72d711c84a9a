import { parseArgs } from 'node:util'
import { either as E } from 'fp-ts'
import type { Answer, Command, Problem } from './command.ts'
import { issuerCommand } from './issuer-command.ts'
import { resolveCommand } from './place-commands.ts'
import { ledgerCommand, quoteCommand, whyCommand } from './price-commands.ts'
import { referralCommand } from './referral-command.ts'
import { savingsCommand } from './savings-command.ts'
import { failureText } from './written.ts'

export const commands = {
  quote: quoteCommand,
  ledger: ledgerCommand,
  why: whyCommand,
  resolve: resolveCommand,
  savings: savingsCommand,
  referral: referralCommand,
  issuer: issuerCommand,
} as const satisfies Readonly<Record<string, Command>>

/** What a program leaves behind: its exit code (1 for what the core refuses, 2 for what is no question) and what it said. */
export type Said = { readonly code: 0 | 1 | 2; readonly out: string; readonly err: string }

const REPLAY = '--seed <seed> [--path <path>] <test name>'

const usage = `usage: npm run rules -- ${Object.keys(commands).join('|')} … [--json]
   or: npm run rules -- ${REPLAY}    replays the counterexample of a law`

const problemSaid = (problem: Problem, command: Command, isJson: boolean): Said => {
  if (problem.kind === 'usage')
    return { code: 2, out: '', err: `${problem.text}\nusage: npm run rules -- ${command.usage}\n` }
  const { failure } = problem
  return isJson
    ? { code: 1, out: `${JSON.stringify({ failure })}\n`, err: '' }
    : { code: 1, out: '', err: `Refused, ${failureText(failure)}\n` }
}

const answerSaid = ({ text, answer, derivation }: Answer, isJson: boolean): Said => ({
  code: 0,
  out: isJson ? `${JSON.stringify({ answer, derivation }, null, 2)}\n` : `${text}\n`,
  err: '',
})

const parsed = (command: Command, rest: readonly string[]) => {
  try {
    const options = { ...command.options, json: { type: 'boolean' as const } }
    return E.right(parseArgs({ args: [...rest], options, allowPositionals: true }))
  } catch (error) {
    return E.left(error instanceof Error ? error.message : String(error))
  }
}

/** Asks a rule of the core what the arguments say. */
export const rules = async ([name = '', ...rest]: readonly string[]): Promise<Said> => {
  if (!Object.hasOwn(commands, name)) return { code: 2, out: '', err: `${usage}\n` }
  const command: Command = commands[name as keyof typeof commands]
  const read = parsed(command, rest)
  if (E.isLeft(read)) return problemSaid({ kind: 'usage', text: read.left }, command, false)
  const { positionals, values } = read.right
  const { json, ...others } = values as Readonly<Record<string, string | boolean | undefined>>
  const isJson = json === true
  const answer = await command.run(positionals, others)
  return E.isLeft(answer) ? problemSaid(answer.left, command, isJson) : answerSaid(answer.right, isJson)
}
