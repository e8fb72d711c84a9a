import { identity } from '#adapters/brand/identity.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import type { JourneyCommand } from './journey-options.ts'
import { journeyHelp } from './journey-help.ts'
import { parseJourneyCommand } from './journey-options.ts'
import type { JourneyResult } from './journey-result.ts'
import { dollars } from './journey-result.ts'
import { journeys } from './journeys.ts'
import type { RecordedState } from './recording.ts'
import { readRecording, writeRecording } from './recording.ts'
import { openRemoteStore } from './remote-store.ts'
import { replay } from './replay.ts'
import { openSession } from './session.ts'

/** Where a command writes its lines. */
export type Print = (line: string) => void

export type ExitCode = 0 | 1 | 2

const SECOND_MS = 1_000
const MACHINE_WIDTH = 13

const factText = (name: string, value: string | number): string =>
  typeof value === 'number' && name !== 'offers' ? `${name} ${dollars(value)}` : `${name} ${value}`

/** Returns the line of a reached state: time since the start, machine, state, step and facts. */
export const stateLine = ({ atMs, machine, state, step, facts }: RecordedState): string =>
  [
    `+${(atMs / SECOND_MS).toFixed(3)} s`,
    machine.padEnd(MACHINE_WIDTH),
    state,
    ...(step === null ? [] : [`step ${step}`]),
    ...Object.entries(facts).map(([name, value]) => factText(name, value)),
  ].join('  ')

const stateJson = ({ atMs, machine, state, step, facts }: RecordedState): string =>
  JSON.stringify({ atMs, machine, state, step, facts })

const printResult = (done: JourneyResult, isJson: boolean, print: Print): ExitCode => {
  if (isJson)
    print(
      JSON.stringify(
        done._tag === 'Completed'
          ? { result: 'completed', ...done.result }
          : { result: 'stopped', reason: done.reason },
      ),
    )
  else if (done._tag === 'Completed') done.lines.forEach((line) => print(line))
  else print(`stopped: ${done.reason}`)
  return done._tag === 'Completed' ? 0 : 1
}

type RunCommand = Extract<JourneyCommand, { readonly _tag: 'Run' }>
type ReplayCommand = Extract<JourneyCommand, { readonly _tag: 'Replay' }>

const openStore = (url: string | null, startedAt: number) =>
  url === null ? openEmbeddedStore(epochMs(startedAt)) : openRemoteStore(url)

const reporter = (isJson: boolean, print: Print) => (state: RecordedState) =>
  print(isJson ? stateJson(state) : stateLine(state))

const runOne = async (command: RunCommand, now: number, print: Print): Promise<ExitCode> => {
  const { journey, url, record, isJson, request } = command
  const session = openSession(openStore(url, now), reporter(isJson, print))
  try {
    const known = journeys[journey]
    if (known === undefined) throw new Error(`no journey ${journey}`)
    const done = await known.run(session, request)
    if (record !== null)
      writeRecording(record, { journey, brand: identity.slug, startedAt: now, entries: [...session.entries] })
    return printResult(done, isJson, print)
  } finally {
    session.close()
  }
}

const replayOne = async ({ file, url, isJson }: ReplayCommand, print: Print): Promise<ExitCode> => {
  const recording = readRecording(file)
  if (typeof recording === 'string') return printResult({ _tag: 'Stopped', reason: recording }, isJson, print)
  if (recording.brand !== identity.slug)
    return printResult(
      { _tag: 'Stopped', reason: `${file} is of brand ${recording.brand}: set BRAND=${recording.brand}` },
      isJson,
      print,
    )
  const session = openSession(openStore(url, recording.startedAt), reporter(isJson, print))
  try {
    const difference = await replay(session, recording)
    const states = session.entries.filter(({ kind }) => kind === 'reached').length
    return printResult(
      difference === null
        ? { _tag: 'Completed', lines: [`the same: ${states} states`], result: { states } }
        : { _tag: 'Stopped', reason: `entry ${difference.at} differs: ${difference.sentence}` },
      isJson,
      print,
    )
  } finally {
    session.close()
  }
}

/** Runs the command line of a journey. Returns its exit code. `now` is the start of the clock of an embedded store. */
export const runJourney = async (
  args: readonly string[],
  print: Print,
  now: number = Date.now(),
): Promise<ExitCode> => {
  const command = parseJourneyCommand(args)
  if (command._tag === 'Help') {
    print(journeyHelp().trimEnd())
    return 0
  }
  if (command._tag === 'Misused') {
    print(`${command.text}\nnpm run journey -- --help lists journeys and options.`)
    return 2
  }
  return command._tag === 'Run' ? runOne(command, now, print) : replayOne(command, print)
}
