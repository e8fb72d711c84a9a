import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import type { AcpAnswers } from './acp-question.view.tsx'

const loadQuestion = () => import('./acp-question.view.tsx')

const ACP = 'ACP'

/** The first choice of the second answer. */
const ANSWER = 'input[name="acpExpireServiceContinue"]'

export type AcpQuestionState = {
  /** The question; null where the store does not ask it. */
  readonly question: ReactNode
  /** Saves the program of the household and returns true, or returns false while an answer is missing or declines the regular price. */
  readonly submit: () => boolean
}

/** Asks about the Affordable Connectivity Program where the page model says so (CHK-09). */
export const useAcpQuestion = (sale: Sale, brand: BrandIdentity, isAsked: boolean): AcpQuestionState => {
  const programs = useSelector(sale.actor, selectServiceAddress)?.programs ?? []
  const isNamed = programs.includes(ACP)
  const [given, setGiven] = useState<AcpAnswers | null>(null)
  const [isMissing, setMissing] = useState(false)
  const view = useLazy(loadQuestion, isAsked)
  const answers = given ?? { acp: isNamed, acpExpireServiceContinue: null }
  return {
    question:
      isAsked && view !== null ? (
        <view.AcpQuestion answers={answers} isMissing={isMissing} brand={brand} onAnswer={setGiven} />
      ) : null,
    submit: () => {
      if (!isAsked || (!answers.acp && !isNamed)) return true
      const others = programs.filter((program) => program !== ACP)
      const isSettled = !answers.acp || answers.acpExpireServiceContinue === true
      setMissing(!isSettled)
      if (!isSettled) document.querySelector<HTMLElement>(ANSWER)?.focus()
      if (isSettled)
        void sale
          .cartOptions?.()
          .then((calls) => calls.addProgramDetails({ programs: answers.acp ? [...others, ACP] : others })())
          // The order does not depend on the program: a lost answer stops no purchase.
          .catch(() => undefined)
      return isSettled
    },
  }
}
