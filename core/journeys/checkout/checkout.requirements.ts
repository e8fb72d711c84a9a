import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { CartId } from '../../cart/cart.ts'
import { parseInstallOptions } from '../../checkout/install-options.ts'
import type { LoadedRequirements } from '../../checkout/requirements.ts'
import type { ScheduleFacts } from '../../checkout/schedules-needed.ts'
import { schedulesNeeded } from '../../checkout/schedules-needed.ts'
import type { Log } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'
import type { VisitKind } from '../../schedule/visit-kind.ts'

export type RequirementCalls = Pick<
  StorefrontOrchestrator,
  'riskRequirements' | 'installOptions' | 'getAgreements' | 'installationSchedule' | 'sroSchedule'
>

/** The cart and the sale whose requirements are loaded. `loaded` are the parts that are there already. */
export type RequirementsInput = {
  readonly cartId: CartId
  readonly facts: ScheduleFacts
  readonly loaded: LoadedRequirements
}

type SessionExpired = Extract<OrchestratorFailure, { readonly _tag: 'SessionExpired' }>
export type RequirementsAnswer = E.Either<SessionExpired, LoadedRequirements>

/** Loads the windows of a kind of visit. */
export const windowsOf = (
  { installationSchedule, sroSchedule }: RequirementCalls,
  kind: VisitKind,
): ReturnType<RequirementCalls['installationSchedule']> =>
  kind === 'siteVisit' ? sroSchedule() : installationSchedule()

/** The part is null after a failure, which is logged. The end of the session stops the checkout. */
const orNull =
  (part: keyof LoadedRequirements, log: Log) =>
  <A>(answer: E.Either<OrchestratorFailure, A>): E.Either<SessionExpired, A | null> => {
    if (E.isRight(answer)) return answer
    if (answer.left._tag === 'SessionExpired') return E.left(answer.left)
    log({ level: 'error', event: 'LoadCartFailed', facts: { part, failure: answer.left._tag } })
    return E.right(null)
  }

/** Loads a part, unless it is there already. */
const part =
  (log: Log) =>
  <P extends keyof LoadedRequirements>(
    name: P,
    known: LoadedRequirements[P],
    call: () => TE.TaskEither<OrchestratorFailure, NonNullable<LoadedRequirements[P]>>,
  ): TE.TaskEither<SessionExpired, LoadedRequirements[P]> =>
    known === null ? F.pipe(call(), (task) => async () => orNull(name, log)(await task())) : TE.right(known)

/** Reads the installation options. Refuses and logs all but a list of at least one option (CHK-16). */
const optionsIn =
  (log: Log) =>
  (response: unknown): E.Either<OrchestratorFailure, NonNullable<LoadedRequirements['installOptions']>> =>
    E.mapLeft(({ message }: { readonly message: string }): OrchestratorFailure => {
      log({ level: 'error', event: message, facts: {} })
      return { _tag: 'Unintelligible' }
    })(parseInstallOptions(response))

/**
 * Loads checkout requirements: risk requirements, installation options and, if needed, schedules, and in parallel the
 * agreements (CHK-12, CHK-13). No options for mobile lines alone (CHK-24). A failed part is null; the others continue.
 */
export const loadRequirements =
  (calls: RequirementCalls, log: Log = () => undefined) =>
  ({ cartId, facts, loaded }: RequirementsInput): TE.TaskEither<SessionExpired, LoadedRequirements> => {
    const load = part(log)
    const options =
      facts.chosenInstall === 'none'
        ? TE.right([])
        : load('installOptions', loaded.installOptions, () =>
            F.pipe(calls.installOptions(), TE.flatMapEither(optionsIn(log))),
          )
    const withWindows = F.pipe(
      options,
      TE.flatMap((installOptions) => {
        const needed = schedulesNeeded(installOptions, facts)
        const windows = needed.isNeeded
          ? load('windows', loaded.windows, () =>
              F.pipe(
                windowsOf(calls, needed.visit.kind),
                TE.map((answer) => answer.windows),
              ),
            )
          : TE.right(loaded.windows)
        return F.pipe(
          windows,
          TE.map((found) => ({ installOptions, windows: found })),
        )
      }),
    )
    return F.pipe(
      TE.Do,
      TE.apS(
        'riskRequirements',
        load('riskRequirements', loaded.riskRequirements, () => calls.riskRequirements()),
      ),
      TE.apS('schedule', withWindows),
      TE.apS(
        'agreements',
        load('agreements', loaded.agreements, () =>
          F.pipe(
            calls.getAgreements({ id: cartId }),
            TE.map((answer) => answer.agreements),
          ),
        ),
      ),
      TE.map(({ riskRequirements, schedule, agreements }) => ({ riskRequirements, ...schedule, agreements })),
    )
  }
