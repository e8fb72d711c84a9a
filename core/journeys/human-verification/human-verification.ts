import { either as E } from 'fp-ts'
import { createActor, waitFor } from 'xstate'
import type { HumanPass } from '../../human/human-check.ts'
import { HUMAN_CHECKS_MAX } from '../../human/human-check.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import { asksForPass } from '../../human/asks-for-pass.ts'
import type { HumanVerificationPorts } from './human-verification.actors.ts'
import type { HumanVerificationActor } from './human-verification.machine.ts'
import { createHumanVerificationMachine } from './human-verification.machine.ts'
import { hasDecided } from './human-verification.selectors.ts'

type Answer = E.Either<OrchestratorFailure, unknown>

/** Sends a call with a pass, or without one where the provider gives none. */
type SendCall = (pass: HumanPass | null) => Promise<Answer>

/** The check of a page. Its calls share it and wait for each other. */
export type PageCheck = {
  readonly actor: HumanVerificationActor
  /** Solves a challenge ahead, because the visitor is typing what a call will send. */
  readonly prepare: () => void
  /**
   * Gets a pass and sends a call with it; again when the provider refuses the pass, three times at most. Returns the
   * last answer, or why there was no pass. `whenBlocked` runs after the third failed check in a row (HUM-04).
   */
  readonly send: (call: SendCall, whenBlocked: () => void) => Promise<Answer>
}

/** The refusal of a call without a pass, as the page reports it when no check passes. */
const NO_PASS: OrchestratorFailure = { _tag: 'Refused', code: 'HUMAN_CHECK_REQUIRED', requestId: 'local' }

/** Starts the check of a page. */
export const startPageCheck = (ports: HumanVerificationPorts): PageCheck => {
  const actor = createActor(createHumanVerificationMachine(ports)).start()
  let last: Promise<unknown> = Promise.resolve()

  const getPass = async (): Promise<E.Either<OrchestratorFailure, HumanPass | null>> => {
    actor.send({ type: 'pass.requested' })
    const { context, value } = await waitFor(actor, hasDecided, { timeout: Infinity })
    if (value === 'blocked') return E.left(NO_PASS)
    if (value !== 'passed') return E.left(context.failure ?? NO_PASS)
    actor.send({ type: 'pass.taken' })
    return E.right(context.pass)
  }

  const sendOnce = async (call: SendCall): Promise<Answer> => {
    const pass = await getPass()
    if (E.isLeft(pass)) return pass
    const answer = await call(pass.right)
    actor.send({ type: asksForPass(answer) ? 'pass.refused' : 'pass.accepted' })
    return answer
  }

  const sendChecked = async (call: SendCall, whenBlocked: () => void): Promise<Answer> => {
    let answer = await sendOnce(call)
    for (let tries = 1; tries < HUMAN_CHECKS_MAX && isRepeated(answer); tries += 1)
      answer = await sendOnce(call)
    if (actor.getSnapshot().matches('blocked')) whenBlocked()
    return answer
  }

  const isRepeated = (answer: Answer): boolean =>
    asksForPass(answer) && !actor.getSnapshot().matches('blocked')

  return {
    actor,
    prepare: () => actor.send({ type: 'challenge.prepared' }),
    send: (call, whenBlocked) => {
      const sent = last.then(() => sendChecked(call, whenBlocked))
      last = sent.catch(() => undefined)
      return sent
    },
  }
}
