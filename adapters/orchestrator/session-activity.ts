import { function as F, taskEither as TE } from 'fp-ts'
import type { SessionActivity } from '#core/ports/session-activity.ts'
import type { AnyCallRecord } from '../contract/record.ts'
import { saleContract } from '../contract/sale-contract.ts'

type AnyCall = (request: never) => TE.TaskEither<unknown, unknown>

const records: Readonly<Record<string, Pick<AnyCallRecord, 'extendsSession'> | undefined>> = saleContract

/** Wraps a port and reports each answered call that extended the session, according to its record (SES-01). */
export const withSessionActivity = <Port extends object>(
  port: Port,
): { readonly orchestrator: Port; readonly sessionActivity: SessionActivity } => {
  const listeners = new Set<() => void>()
  const report = (): void => listeners.forEach((listener) => listener())
  const calls = Object.entries(port).map(([name, call]: [string, AnyCall]) => [
    name,
    records[name]?.extendsSession === true
      ? (request: never) =>
          F.pipe(
            call(request),
            TE.map((answer) => {
              report()
              return answer
            }),
          )
      : call,
  ])
  return {
    orchestrator: Object.fromEntries(calls) as Port,
    sessionActivity: {
      subscribe: (listener) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
}
