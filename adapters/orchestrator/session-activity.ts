import { function as F, taskEither as TE } from 'fp-ts'
import type { SessionActivity } from '#core/ports/session-activity.ts'
import type { AnyCallRecord } from '../contract/record.ts'
import { saleContract } from '../contract/sale-contract.ts'

type AnyCall = (request: never) => TE.TaskEither<unknown, unknown>

const records: Readonly<Record<string, Pick<AnyCallRecord, 'extendsSession'> | undefined>> = saleContract

/**
 * Wraps a port and reports each answered call that extended the session, according to its record (SES-01). `extending` does the same for a
 * call outside the port that always extends it.
 */
export const withSessionActivity = <Port extends object>(
  port: Port,
): {
  readonly orchestrator: Port
  readonly sessionActivity: SessionActivity
  readonly extending: <Request, Failure, A>(
    call: (request: Request) => TE.TaskEither<Failure, A>,
  ) => (request: Request) => TE.TaskEither<Failure, A>
} => {
  const listeners = new Set<() => void>()
  const report = (): void => listeners.forEach((listener) => listener())
  const extending =
    <Request, Failure, A>(call: (request: Request) => TE.TaskEither<Failure, A>) =>
    (request: Request): TE.TaskEither<Failure, A> =>
      F.pipe(
        call(request),
        TE.map((answer) => {
          report()
          return answer
        }),
      )
  const calls = Object.entries(port).map(([name, call]: [string, AnyCall]) => [
    name,
    records[name]?.extendsSession === true ? extending(call) : call,
  ])
  return {
    orchestrator: Object.fromEntries(calls) as Port,
    extending,
    sessionActivity: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
