import { parseArgs } from 'node:util'
import { either as E } from 'fp-ts'
import { catalog } from '#adapters/brand/cometa/catalog.ts'
import {
  affiliateCommand,
  guardCommand,
  portalCommand,
  robotsCommand,
  sessionCommand,
} from './access-commands.ts'
import { accountCommand, humanCommand } from './account-commands.ts'
import type { Answer, Command, Problem } from './command.ts'
import { issuerCommand } from './issuer-command.ts'
import { nearest } from './nearest.ts'
import { cartCommand, couponCommand, labelCommand, offerCommand, offersCommand } from './offer-commands.ts'
import {
  balanceCommand,
  linesCommand,
  moneyCommand,
  pageCommand,
  phoneCommand,
  riskCommand,
  routingCommand,
  schedulesCommand,
  stageCommand,
  visitCommand,
} from './order-commands.ts'
import { addressCommand, resolveCommand } from './place-commands.ts'
import { ledgerCommand, quoteCommand, whyCommand } from './price-commands.ts'
import { referralCommand } from './referral-command.ts'
import { savingsCommand } from './savings-command.ts'
import { speedCommand, storesCommand } from './site-commands.ts'
import { chatCommand, experimentCommand, placeCommand } from './visit-commands.ts'
import { type Failure, failureText } from './written.ts'

/** Every rule that can be run, by its name; help and tests are derived from it. */
export const commands = {
  quote: quoteCommand,
  why: whyCommand,
  ledger: ledgerCommand,
  coupon: couponCommand,
  offer: offerCommand,
  offers: offersCommand,
  label: labelCommand,
  cart: cartCommand,
  address: addressCommand,
  resolve: resolveCommand,
  savings: savingsCommand,
  lines: linesCommand,
  affiliate: affiliateCommand,
  referral: referralCommand,
  schedules: schedulesCommand,
  visit: visitCommand,
  risk: riskCommand,
  balance: balanceCommand,
  issuer: issuerCommand,
  routing: routingCommand,
  phone: phoneCommand,
  stage: stageCommand,
  session: sessionCommand,
  account: accountCommand,
  human: humanCommand,
  bucket: experimentCommand,
  place: placeCommand,
  chat: chatCommand,
  guard: guardCommand,
  portal: portalCommand,
  page: pageCommand,
  robots: robotsCommand,
  stores: storesCommand,
  speed: speedCommand,
  money: moneyCommand,
} as const satisfies Readonly<Record<string, Command>>

/** The result of a program: its exit code (1 if the core refuses, 2 for an invalid question) and output. */
export type Said = { readonly code: 0 | 1 | 2; readonly out: string; readonly err: string }

const RUN = 'npm run rules --'

const commandNames = Object.keys(commands) as readonly (keyof typeof commands)[]

const help = [
  'Asks a rule of the core, over the catalogue of the default brand.',
  '',
  `usage: ${RUN} <command> … [--json]`,
  `   or: ${RUN} <command> --help    says how one command is asked`,
  `   or: ${RUN} --seed <seed> [--path <path>] <test name>    replays the counterexample of a law`,
  '',
  ...commandNames.flatMap((name) => [
    `${name.padEnd(11)}${commands[name].summary} (docs/rules/${commands[name].area}.md)`,
    `${' '.repeat(11)}${RUN} ${commands[name].example}`,
  ]),
  '',
].join('\n')

const helpOf = ({ summary, usage, example, area }: Command): string =>
  [
    `Says ${summary}. Its rules: docs/rules/${area}.md`,
    '',
    `usage: ${RUN} ${usage}`,
    `example: ${RUN} ${example}`,
    '--json prints the answer and how it comes about for programs.',
    '',
  ].join('\n')

const suggestion = (near: string | null): string => (near === null ? '' : ` Did you mean ${near}?`)

const ended = (text: string): string => (text.endsWith('?') ? text : `${text}.`)

const unknownCommand = (name: string): Said => ({
  code: 2,
  out: '',
  err: `There is no command ${name}.${suggestion(nearest(name, commandNames))} All of them: ${RUN} --help\n`,
})

const offerIds: readonly string[] = catalog.offers.map(({ id }) => id)

/** The offer that a refused id most likely means. */
const nearOffer = (failure: Failure): string | null =>
  'offerId' in failure && typeof failure.offerId === 'string' && !offerIds.includes(failure.offerId)
    ? nearest(failure.offerId, offerIds)
    : null

const problemSaid = (problem: Problem, name: string, isJson: boolean): Said => {
  if (problem.kind === 'usage')
    return { code: 2, out: '', err: `${name}: ${ended(problem.text)} How to ask: ${RUN} ${name} --help\n` }
  const { failure } = problem
  return isJson
    ? { code: 1, out: `${JSON.stringify({ failure })}\n`, err: '' }
    : { code: 1, out: '', err: `Refused: ${failureText(failure)}.${suggestion(nearOffer(failure))}\n` }
}

const answerSaid = ({ text, answer, derivation }: Answer, isJson: boolean): Said => ({
  code: 0,
  out: isJson ? `${JSON.stringify({ answer, derivation }, null, 2)}\n` : `${text}\n`,
  err: '',
})

/** The error of `parseArgs` in one short sentence, with the option that is meant. */
const optionProblem = (error: unknown, options: Command['options']): string => {
  const text = error instanceof Error ? error.message : String(error)
  const unknown = /^Unknown option '(--?[^']*)'/.exec(text)?.[1]
  if (unknown === undefined) return text.split(/[.\n]/)[0] ?? text
  const near = nearest(
    unknown,
    Object.keys(options).map((name) => `--${name}`),
  )
  return `there is no option ${unknown}${near === null ? '' : `; did you mean ${near}?`}`
}

const parsed = (command: Command, rest: readonly string[]) => {
  const options = {
    ...command.options,
    json: { type: 'boolean' as const },
    help: { type: 'boolean' as const },
  }
  try {
    return E.right(parseArgs({ args: [...rest], options, allowPositionals: true }))
  } catch (error) {
    return E.left(optionProblem(error, options))
  }
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

/** Runs a rule of the core with the arguments. */
export const rules = async ([name = '', ...rest]: readonly string[]): Promise<Said> => {
  if (['--help', '-h', 'help'].includes(name)) return { code: 0, out: help, err: '' }
  if (name === '') return { code: 2, out: '', err: help }
  if (!isCommand(name)) return unknownCommand(name)
  const command: Command = commands[name]
  const read = parsed(command, rest)
  if (E.isLeft(read)) return problemSaid({ kind: 'usage', text: read.left }, name, false)
  const { positionals, values } = read.right
  const {
    json,
    help: wantsHelp,
    ...others
  } = values as Readonly<Record<string, string | boolean | undefined>>
  if (wantsHelp === true) return { code: 0, out: helpOf(command), err: '' }
  const isJson = json === true
  const answer = await command.run(positionals, others)
  return E.isLeft(answer) ? problemSaid(answer.left, name, isJson) : answerSaid(answer.right, isJson)
}
