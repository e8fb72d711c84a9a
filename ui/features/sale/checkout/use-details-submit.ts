import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { typedIn, wipe } from '#ui/features/shared/typing.ts'
import type { FieldTexts } from './checkout.errors.ts'
import { NUMBER_FIELD } from './risk-answers.ts'
import type { AcpQuestionState } from './use-acp-question.tsx'
import type { RiskQuestion } from './use-risk-question.ts'

export type DetailsSubmit = {
  readonly errors: FieldTexts
  readonly attempt: number
  /** A submit before the form's code was loaded. It is repeated as soon as the code is there. */
  readonly isWaiting: boolean
  /** The code that reads the form can't be loaded. */
  readonly failure: CheckoutFailure | null
  readonly onSubmit: (form: HTMLFormElement) => void
  /** The buyer left a field. A text in it that is invalid has its error from then on. */
  readonly onLeave: (name: string, text: string) => void
}

/** Loads the code that only a submit needs: the rule of the form, and the texts of its errors. */
const loadReader = async () => {
  const [{ parseCheckoutForm }, { detailsErrorTexts }] = await Promise.all([
    import('#core/checkout/checkout-validation.ts'),
    import('./checkout.errors.ts'),
  ])
  return { parseCheckoutForm, detailsErrorTexts }
}

type Reader = Awaited<ReturnType<typeof loadReader>>

type Read = ReturnType<Reader['parseCheckoutForm']>

/** Returns the current error texts of the form. The error of the number is the one from the last submit. */
const textsOf = (
  { detailsErrorTexts }: Reader,
  read: Read,
  { answers, numberError }: RiskQuestion,
): FieldTexts =>
  read._tag === 'Right'
    ? {}
    : detailsErrorTexts({ ...read.left, identificationNumber: numberError }, answers.identificationType)

/** Returns the texts of some fields. */
const onlyOf = (names: readonly string[], texts: FieldTexts): FieldTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)))

type LazyReader = Pick<DetailsSubmit, 'isWaiting' | 'failure'> & {
  /** Null until it is loaded. */
  readonly reader: Reader | null
  /** Submits a form again once the reader is loaded and the installation recorded. */
  readonly submitLater: (form: HTMLFormElement) => void
}

type InstallState = {
  /** The chosen installation is being recorded. */
  readonly isInstalling: boolean
  /** The chosen installation could not be recorded. */
  readonly isInstallRefused: boolean
}

const useReader = ({ isInstalling, isInstallRefused }: InstallState): LazyReader => {
  const reader = useLazy(loadReader, true)
  const waiting = useRef<HTMLFormElement | null>(null)
  const [isWaiting, setIsWaiting] = useState(false)
  const [isUnreachable, setUnreachable] = useState(false)
  useEffect(() => {
    if (reader === null || isInstalling) return
    const { current: form } = waiting
    waiting.current = null
    if (!isInstallRefused) form?.requestSubmit()
  }, [reader, isInstalling, isInstallRefused])
  return {
    reader,
    isWaiting: isWaiting && reader === null,
    failure: isUnreachable && reader === null ? { _tag: 'Unreachable' } : null,
    submitLater: (form) => {
      waiting.current = form
      setIsWaiting(true)
      setUnreachable(false)
      loadReader().catch(() => {
        waiting.current = null
        setIsWaiting(false)
        setUnreachable(true)
      })
    },
  }
}

/** What the buyer chooses in addition to the texts of the form. */
type Choices = InstallState & {
  readonly question: RiskQuestion
  readonly acp: AcpQuestionState
  readonly accepted: readonly string[]
}

/** Submits complete details. The identification number goes from its field into the event and is wiped. */
export const useDetailsSubmit = (
  { checkout }: Sale,
  { question, acp, accepted, ...install }: Choices,
): DetailsSubmit => {
  const context = useSelector(checkout, (state) => state.context)
  const [attempt, setAttempt] = useState(0)
  const [left, setLeft] = useState<readonly string[]>([])
  const { reader, isWaiting, failure, submitLater } = useReader(install)
  const { customerForm: form, agreements, riskRequirements, installKind } = context
  const readWith = ({ parseCheckoutForm }: Reader, identificationNumber: string): Read =>
    parseCheckoutForm(
      { ...form, ...question.answers, ...acp.answers, identificationNumber, installKind, accepted },
      { agreements, riskRequirements, isRiskRecorded: !question.isAsked, asksAcp: acp.isAsked },
    )
  const texts = reader === null ? {} : textsOf(reader, readWith(reader, ''), question)
  return {
    errors: attempt === 0 ? onlyOf(left, texts) : texts,
    attempt,
    isWaiting,
    failure,
    onLeave: (name, text) => {
      if (text === '') return
      setLeft([...left, name])
      if (name !== NUMBER_FIELD || reader === null) return
      const read = readWith(reader, text)
      question.numberRefused(read._tag === 'Right' ? null : read.left.identificationNumber)
    },
    onSubmit: (element) => {
      if (reader === null || install.isInstalling) return submitLater(element)
      const read = readWith(reader, typedIn(element, NUMBER_FIELD))
      if (read._tag === 'Right') {
        const { risk } = read.right
        wipe(element, [NUMBER_FIELD])
        question.sent(risk !== null && risk.identification !== null)
        acp.save()
        checkout.send({ type: 'details.submitted', ...read.right })
      } else {
        question.numberRefused(read.left.identificationNumber)
        setAttempt(attempt + 1)
      }
    },
  }
}
