import { function as F, taskEither as TE } from 'fp-ts'
import type { SessionActivity } from '#core/ports/session-activity.ts'
import type { AnyCallRecord } from '../contract/record.ts'

type AnyCall = (request: never) => TE.TaskEither<unknown, unknown>

type Records = Readonly<Record<string, Pick<AnyCallRecord, 'extendsSession'>>>

type Extending = <Request, Failure, A>(
  call: (request: Request) => TE.TaskEither<Failure, A>,
) => (request: Request) => TE.TaskEither<Failure, A>

/**
 * Creates a report of each answered call that extended the session (SES-01). `watched` wraps the calls of a port that
 * extend it according to their records, `extending` a call that always extends it.
 */
export const createSessionActivity = (): {
  readonly sessionActivity: SessionActivity
  readonly extending: Extending
  readonly watched: <Port extends object>(port: Port, records: Records) => Port
} => {
  const listeners = new Set<() => void>()
  const report = (): void => listeners.forEach((listener) => listener())
  const extending: Extending = (call) => (request) =>
    F.pipe(
      call(request),
      TE.map((answer) => {
        report()
        return answer
      }),
    )
  const watched = <Port extends object>(port: Port, records: Records): Port => {
    const calls = Object.entries(port).map(([name, call]: [string, AnyCall]) => [
      name,
      records[name]?.extendsSession === true ? extending(call) : call,
    ])
    return Object.fromEntries(calls) as Port
  }
  return {
    sessionActivity: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    extending,
    watched,
  }
}
