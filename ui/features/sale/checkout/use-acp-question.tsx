import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import type { AcpAnswers } from './acp-question.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

const loadQuestion = () => import('./acp-question.view.tsx')

const ACP = 'ACP'

export type AcpQuestionState = {
  readonly isAsked: boolean
  readonly answers: AcpAnswers
  /** The question with the error of its second answer; null where the store does not ask it. */
  readonly questionWith: (error: string | undefined) => Slot
  /** Saves the program of the household. The order does not depend on it: a lost answer stops no purchase. */
  readonly save: () => void
}

/** Asks about the Affordable Connectivity Program where the page model says so (CHK-09). */
export const useAcpQuestion = (sale: Sale, brand: BrandIdentity, isAsked: boolean): AcpQuestionState => {
  const programs = useSelector(sale.actor, selectServiceAddress)?.programs ?? []
  const isNamed = programs.includes(ACP)
  const [given, setGiven] = useState<AcpAnswers | null>(null)
  const view = useLazy(loadQuestion, isAsked)
  const answers = given ?? { acp: isNamed, acpExpireServiceContinue: null }
  return {
    isAsked,
    answers,
    questionWith: (error) =>
      isAsked && view !== null ? (
        <view.AcpQuestion answers={answers} error={error} brand={brand} onAnswer={setGiven} />
      ) : null,
    save: () => {
      if (!isAsked || (!answers.acp && !isNamed)) return
      const others = programs.filter((program) => program !== ACP)
      void sale
        .cartOptions?.()
        .then((calls) => calls.addProgramDetails({ programs: answers.acp ? [...others, ACP] : others })())
        .catch(() => undefined)
    },
  }
}
