import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import { HUMAN_WIDGET_LANGUAGE } from '#core/human/human-check.ts'
import type { HumanWidget } from '#core/human/human-check.ts'
import type { SolverFailure } from '#core/ports/human-solver.ts'
import { trustedScriptUrl } from './trusted-script.ts'

/** The published interface of the widget, as far as it is used. */
type Recaptcha = {
  readonly ready: (then: () => void) => void
  readonly render: (
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size: 'invisible'
      readonly hl: string
      readonly callback: (token: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ) => number
  readonly execute: (widget: number) => void
  readonly reset: (widget: number) => void
}

type Answer = E.Either<SolverFailure, string>
type Started = { readonly recaptcha: Recaptcha; readonly widget: number }

/** Longest load of the script, and longest wait for a visitor who solves a picture, in ms. */
const LOAD_MS = 10_000
const SOLVE_MS = 120_000

const notSolved = (because: SolverFailure['because']): E.Either<SolverFailure, never> =>
  E.left({ _tag: 'NotSolved', because })

const recaptchaHere = (): Recaptcha | undefined =>
  (globalThis as { readonly grecaptcha?: Recaptcha }).grecaptcha

/** Loads the script of the widget, which defines a global. Rejects if it is blocked, slow, or something else. */
const loadScript = (scriptUrl: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = (): void => {
      script.remove()
      reject(new Error('the script of the widget did not load'))
    }
    const timer = setTimeout(fail, LOAD_MS)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      const recaptcha = recaptchaHere()
      if (recaptcha === undefined) return fail()
      recaptcha.ready(() => {
        clearTimeout(timer)
        resolve(recaptcha)
      })
    })
    script.src = trustedScriptUrl(`${scriptUrl}?render=explicit&hl=${HUMAN_WIDGET_LANGUAGE}`)
    document.head.append(script)
  })

/**
 * Creates the solver over the invisible reCAPTCHA widget in Spanish, which shows a challenge only when in doubt. Its
 * script loads with the first challenge, and again after a failed load. Expiry or error restarts the check (F36).
 */
export const createRecaptchaSolver = () => {
  let started: Promise<Started> | null = null
  let settle: (answer: Answer) => void = () => undefined

  const start = async ({ scriptUrl, siteKey }: HumanWidget): Promise<Started> => {
    const recaptcha = recaptchaHere() ?? (await loadScript(scriptUrl))
    const place = document.body.appendChild(document.createElement('div'))
    const widget = recaptcha.render(place, {
      sitekey: siteKey,
      size: 'invisible',
      hl: HUMAN_WIDGET_LANGUAGE,
      callback: (token) => settle(E.right(token)),
      'expired-callback': () => settle(notSolved('unsolved')),
      'error-callback': () => settle(notSolved('blocked')),
    })
    return { recaptcha, widget }
  }

  const execute = ({ recaptcha, widget }: Started): Promise<Answer> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => settle(notSolved('unsolved')), SOLVE_MS)
      settle = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      // A token is never used twice.
      recaptcha.reset(widget)
      recaptcha.execute(widget)
    })

  return {
    /** Whether the page has begun to run code of the service. */
    isLoaded: (): boolean => started !== null,
    solve:
      (widget: HumanWidget): TE.TaskEither<SolverFailure, string> =>
      async () => {
        started ??= start(widget)
        try {
          return await execute(await started)
        } catch {
          started = null
          return notSolved('blocked')
        }
      },
  }
}
