import { identity } from '#adapters/brand/identity.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { openEmbeddedStore } from './embedded-store.ts'
import type { JourneyCommand } from './journey-options.ts'
import { journeyHelp } from './journey-help.ts'
import { parseJourneyCommand } from './journey-options.ts'
import type { JourneyResult } from './journey-result.ts'
import { dollars } from './journey-result.ts'
import { journeys } from './journeys.ts'
import { portalJourneys } from './portal-journeys.ts'
import { openPortalSession } from './portal-session.ts'
import type { PortalLogin } from './portal-sign-in.ts'
import type { RecordedState, Recording } from './recording.ts'
import { readRecording, writeRecording } from './recording.ts'
import { readTyped } from './read-typed.ts'
import { openRemoteStore } from './remote-store.ts'
import type { ReplayedSession } from './replay.ts'
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
type PortalCommand = Extract<JourneyCommand, { readonly _tag: 'Portal' }>
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

/** Returns a login with the secrets of the environment. */
const loginOf = (email: string): PortalLogin => ({
  email,
  password: process.env['PORTAL_PASSWORD'] ?? '',
  totpSecret: process.env['PORTAL_TOTP_SECRET'] || null,
  readCode: readTyped,
})

const openPortalAt = async (
  url: string | null,
  startedAt: number,
  email: string,
  report: (state: RecordedState) => void,
) => {
  const ports = await openStore(url, startedAt).openPortal(loginOf(email))
  return typeof ports === 'string' ? ports : openPortalSession(ports, report)
}

const runPortal = async (command: PortalCommand, now: number, print: Print): Promise<ExitCode> => {
  const { journey, login, request, url, record, isJson } = command
  const known = portalJourneys[journey]
  if (known === undefined) throw new Error(`no journey ${journey}`)
  const session = await openPortalAt(url, now, login, reporter(isJson, print))
  if (typeof session === 'string') return printResult({ _tag: 'Stopped', reason: session }, isJson, print)
  try {
    const done = await known.run(session, request)
    if (record !== null)
      writeRecording(record, {
        journey,
        brand: identity.slug,
        startedAt: now,
        ...(url === null ? { login } : {}),
        entries: [...session.entries],
      })
    return printResult(done, isJson, print)
  } finally {
    session.close()
  }
}

type ClosableSession = ReplayedSession & { readonly close: () => void }

/** Opens the session of a recording: that of a customer for a journey of the portal. */
const sessionOf = async (
  { journey, startedAt, login }: Recording,
  { url, login: given, isJson }: ReplayCommand,
  print: Print,
): Promise<ClosableSession | string> => {
  const report = reporter(isJson, print)
  if (portalJourneys[journey] === undefined) return openSession(openStore(url, startedAt), report)
  const email = given ?? (url === null ? login : undefined)
  return email === undefined
    ? 'a journey of the portal is replayed with --login'
    : openPortalAt(url, startedAt, email, report)
}

const replayOne = async (command: ReplayCommand, print: Print): Promise<ExitCode> => {
  const { file, isJson } = command
  const stop = (reason: string): ExitCode => printResult({ _tag: 'Stopped', reason }, isJson, print)
  const recording = readRecording(file)
  if (typeof recording === 'string') return stop(recording)
  if (recording.brand !== identity.slug)
    return stop(`${file} is of brand ${recording.brand}: set BRAND=${recording.brand}`)
  const session = await sessionOf(recording, command, print)
  if (typeof session === 'string') return stop(session)
  try {
    const difference = await replay(session, recording)
    if (difference !== null) return stop(`entry ${difference.at} differs: ${difference.sentence}`)
    const states = session.entries.filter(({ kind }) => kind === 'reached').length
    return printResult(
      { _tag: 'Completed', lines: [`the same: ${states} states`], result: { states } },
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
  if (command._tag === 'Portal') return runPortal(command, now, print)
  return command._tag === 'Run' ? runOne(command, now, print) : replayOne(command, print)
}
