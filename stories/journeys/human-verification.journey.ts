import type { ActorRefFrom } from 'xstate'
import { createActor } from 'xstate'
import type { HumanPass } from '#core/human/human-check.ts'
import type { HumanVerificationPorts } from '#core/journeys/human-verification/human-verification.actors.ts'
import type { HumanVerificationContext } from '#core/journeys/human-verification/human-verification.context.ts'
import type { HumanVerificationEvent } from '#core/journeys/human-verification/human-verification.machine.ts'
import type { HumanVerificationActor } from '#core/journeys/human-verification/human-verification.machine.ts'
import { createHumanVerificationMachine } from '#core/journeys/human-verification/human-verification.machine.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { SolverFailure } from '#core/ports/human-solver.ts'
import type { Stage } from '../stage/stage.ts'
import { shown } from '../stage/stage.ts'
import { answered, failings } from './failures.ts'
import type { Journey, Outcome, SystemEvent } from './journey.ts'

const TOKEN = 'token'
const PASS = 'pass' as HumanPass
const unsolved: SolverFailure = { _tag: 'NotSolved', because: 'blocked' }

type Answers = {
  readonly result: 'passed' | 'failed'
  readonly isSolvable: boolean
}

type Staged = { readonly actor: HumanVerificationActor; answers: Answers }

const staged = new WeakMap<Sale, Staged>()

const stagedOf = (sale: Sale): Staged => {
  const found = staged.get(sale)
  if (found === undefined) throw new Error('a stage without a human check')
  return found
}

const right =
  <A>(value: () => A) =>
  () =>
  () =>
    Promise.resolve({ _tag: 'Right' as const, right: value() })

/** Starts the check of a page whose solver and provider answer on command. */
const start = ({ sale, gate, timers }: Stage): void => {
  const answers = (): Answers => stagedOf(sale).answers
  const { solver, ...orchestrator } = gate.guard({
    recaptchaChallenge: right(() => ({ recaptchaToken: 'puzzle' })),
    validateRecaptcha: right(() =>
      answers().result === 'passed'
        ? { result: 'passed' as const, pass: PASS }
        : { result: 'failed' as const },
    ),
    solver: () => () =>
      Promise.resolve(
        answers().isSolvable
          ? { _tag: 'Right' as const, right: TOKEN }
          : { _tag: 'Left' as const, left: unsolved },
      ),
  } satisfies HumanVerificationPorts['orchestrator'] & Pick<HumanVerificationPorts, 'solver'>)
  const ports = { orchestrator, solver, log: () => undefined }
  const actor = createActor(createHumanVerificationMachine(ports), { clock: timers })
  staged.set(sale, { actor, answers: { result: 'passed', isSolvable: true } })
  actor.start()
}

/** Returns the actor of the check on a stage. */
export const startedHumanCheck = (sale: Sale): ActorRefFrom<typeof createHumanVerificationMachine> =>
  stagedOf(sale).actor

const answering = (answers: Answers): Pick<Outcome<unknown>, 'behavior' | 'before'> => ({
  behavior: 'answers',
  before: ({ sale }) => {
    stagedOf(sale).answers = answers
  },
})

/** What the calls of the page send to the check. */
const fromCall = (
  type: HumanVerificationEvent['type'],
): SystemEvent<HumanVerificationContext, HumanVerificationEvent> => ({
  name: type,
  event: () => ({ type }),
  act: ({ sale }) => startedHumanCheck(sale).send({ type }),
})

const noPort = () => () => new Promise<never>(() => undefined)

/** The check that a person uses the page. */
export const humanVerification: Journey<HumanVerificationContext, HumanVerificationEvent, 'solve' | 'check'> =
  {
    name: 'human-verification',
    title: { es: 'Comprobación de persona', en: 'Human check' },
    states: {
      pending: { es: 'Sin comprobar', en: 'Not checked yet' },
      'checking.work.solving': { es: 'Resolviendo la prueba', en: 'Solving the challenge' },
      'checking.work.solved': { es: 'Prueba resuelta', en: 'Challenge solved' },
      'checking.work.validating': { es: 'Validando la respuesta', en: 'Validating the answer' },
      'checking.wait.unseen': { es: 'Nadie espera', en: 'Nobody waits' },
      'checking.wait.short': { es: 'Espera corta', en: 'Short wait' },
      'checking.wait.long': { es: 'Espera larga, con aviso', en: 'Long wait, with a message' },
      passed: { es: 'Comprobación aprobada', en: 'Check passed' },
      expired: { es: 'Comprobación vencida', en: 'Check expired' },
      blocked: { es: 'Demasiadas pruebas fallidas', en: 'Too many failed checks' },
      unavailable: { es: 'No se pudo comprobar', en: 'Check unavailable' },
    },
    machine: () =>
      createHumanVerificationMachine({
        orchestrator: { recaptchaChallenge: noPort, validateRecaptcha: noPort },
        solver: noPort,
        log: () => undefined,
      }),
    actor: startedHumanCheck,
    userEvents: [
      { name: 'challenge.prepared', event: () => ({ type: 'challenge.prepared' }) },
      { name: 'pass.requested', event: () => ({ type: 'pass.requested' }) },
    ],
    systemEvents: [fromCall('pass.taken'), fromCall('pass.accepted'), fromCall('pass.refused')],
    invoked: {
      solve: {
        calls: ['recaptchaChallenge', 'solver'],
        outcomes: [
          {
            name: 'solved',
            output: () => answered({ kind: 'Puzzle', token: TOKEN }),
            ...answering({ result: 'passed', isSolvable: true }),
          },
          {
            name: 'NotSolved',
            output: () => ({ _tag: 'Left', left: unsolved }),
            ...answering({ result: 'passed', isSolvable: false }),
          },
          ...failings('TOO_MANY'),
        ],
      },
      check: {
        calls: ['validateRecaptcha'],
        outcomes: [
          {
            name: 'passed',
            output: () => answered({ result: 'passed', pass: PASS }),
            ...answering({ result: 'passed', isSolvable: true }),
          },
          {
            name: 'failed',
            output: () => answered({ result: 'failed' }),
            ...answering({ result: 'failed', isSolvable: true }),
          },
          ...failings('TOO_MANY'),
        ],
      },
    },
    hasIndependentRegions: true,
    digest: ({ isRequested, failedChecks, solved, pass }) => [isRequested, failedChecks, solved, pass],
    setting: async (stage) => {
      await shown(stage)
      start(stage)
    },
  }
