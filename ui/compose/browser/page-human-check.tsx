import { either as E } from 'fp-ts'
import { createRoot } from 'react-dom/client'
import { visitorCalls } from '#adapters/contract/calls/visitor.calls.ts'
import { createRecaptchaSolver } from '#adapters/human-verification/recaptcha-widget.ts'
import { solveInWorker, startWorker } from '#adapters/human-verification/worker-solver.ts'
// oxlint-disable-next-line import/default -- Vite builds the worker and exports its url.
import workerUrl from '#adapters/human-verification/altcha.worker.ts?worker&url'
import { createClient } from '#adapters/orchestrator/client.ts'
import type { PageCheck } from '#core/journeys/human-verification/human-verification.ts'
import { startPageCheck } from '#core/journeys/human-verification/human-verification.ts'
import type { HumanSolver } from '#core/ports/human-solver.ts'
import { stepOfPath } from '#core/routes/routes.ts'
import { mayLoadWidget } from '#core/routes/sale-step.ts'
import { HumanCheckConnected } from '#ui/features/shared/human-check.connected.tsx'
import { log } from './page-log.ts'

const solvePuzzle = solveInWorker(() => startWorker(workerUrl))
const recaptcha = createRecaptchaSolver()

/** Checks whether the current page may run the widget: it belongs to no step, or to one before the checkout. */
const isWidgetAllowed = (): boolean => {
  const step = stepOfPath(window.location.pathname)
  return step === null || mayLoadWidget(step)
}

const solver: HumanSolver = (challenge) => {
  if (challenge._tag === 'Puzzle') return solvePuzzle(challenge.text)
  return isWidgetAllowed()
    ? recaptcha.solve(challenge.widget)
    : () => Promise.resolve(E.left({ _tag: 'NotSolved', because: 'notAllowed' }))
}

/** Whether the page runs code of an external verification service. */
export const hasWidget = recaptcha.isLoaded

/** Starts the human check of the page and shows its progress. */
export const openPageCheck = (): PageCheck => {
  const orchestrator = createClient(visitorCalls, { baseUrl: '/api/' })
  const check = startPageCheck({ orchestrator, solver, log })
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<HumanCheckConnected actor={check.actor} />)
  return check
}
