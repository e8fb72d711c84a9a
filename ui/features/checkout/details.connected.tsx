import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandFace } from '#core/brand/brand.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { riskDecisionFor } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { planQuote } from '#core/journeys/shopping/shopping.selectors.ts'
import { installPrice } from '#ui/content/es/checkout.ts'
import { money, serviceAddressText } from '#ui/content/format.ts'
import type { AgreementsProps } from './agreements.view.tsx'
import { CheckoutView } from './checkout.view.tsx'
import type { InstallOptionsProps } from './install-options.view.tsx'
import type { RiskQuestionProps } from './risk-question.view.tsx'
import { useDetailsSubmit } from './use-details-submit.ts'
import { useRiskQuestion, type RiskQuestion } from './use-risk-question.ts'

const useRisk = (sale: Sale, question: RiskQuestion): RiskQuestionProps => {
  const context = useSelector(sale.checkout, (state) => state.context)
  const { riskRequirements, riskDecision, cart } = context
  const shop = useSelector(sale.shopping, ({ context }) => context)
  const home = useSelector(sale.localization, ({ context }) => context.answer?.sessionInfo?.serviceAddress)
  const deposit = riskRequirements === null ? null : planQuote(shop, riskRequirements.depositOfferId)
  return {
    answers: question.answers,
    onRecord:
      riskDecision === null || question.isAsked ? null : { ...question.answers, decision: riskDecision },
    isReferred: cart?.cart.lines.some(({ offerId }) => offerId === riskRequirements?.depositOfferId) ?? false,
    offered: riskRequirements?.identificationTypes ?? [],
    deposit: deposit === null ? null : money(deposit.oneTime.total).text,
    place: home === undefined ? null : serviceAddressText(home),
    isWiped: question.isWiped,
    onAnswer: question.answer,
    onNumberEdit: question.numberEdited,
    onChange: question.change,
    onKeep: question.isChanging ? question.keep : null,
  }
}

const useAgreements = (sale: Sale): Omit<AgreementsProps, 'errors'> => {
  const { agreements, isAgreed } = useSelector(sale.checkout, ({ context }) => context)
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  return {
    agreements,
    accepted: agreements.map(({ id }) => id).filter((id) => ticked[id] ?? isAgreed),
    onAccept: (id, isAccepted) => setTicked({ ...ticked, [id]: isAccepted }),
  }
}

type InstallChoices = Pick<InstallOptionsProps, 'choices' | 'chosen' | 'onChoose' | 'isSaving'> & {
  /** Asks again for the option that could not be had; null where there is none. */
  readonly onRetry: (() => void) | null
  readonly forget: () => void
}

const useInstall = ({ checkout, shopping }: Sale): InstallChoices => {
  const snapshot = useSelector(checkout, (state) => state)
  const shop = useSelector(shopping, ({ context }) => context)
  const [asked, setAsked] = useState<InstallKind | null>(null)
  const { installOptions, installKind } = snapshot.context
  const onChoose = (kind: InstallKind): void => {
    setAsked(kind)
    checkout.send({ type: 'installOption.chosen', kind })
  }
  const isSaving = snapshot.matches({ filling: { details: 'choosingInstall' } })
  return {
    choices: installOptions.map(({ kind, offerId }) => {
      const priced = planQuote(shop, offerId)
      return { kind, cost: priced === null ? null : installPrice(priced.oneTime) }
    }),
    chosen: isSaving ? asked : installKind,
    isSaving,
    onChoose,
    onRetry: asked === null || asked === installKind ? null : () => onChoose(asked),
    forget: () => setAsked(null),
  }
}

/** The details over the machine: what is typed goes there, a number only with the submit. */
export const DetailsConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandFace }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const { context } = snapshot
  const { customerForm: form, failure } = context
  const onType = (typed: typeof form): void => checkout.send({ type: 'customer.typed', form: typed })
  const question = useRiskQuestion(form, riskDecisionFor(context, form) !== null, onType)
  const risk = useRisk(sale, question)
  const agreed = useAgreements(sale)
  const { isSaving: isInstalling, forget, ...install } = useInstall(sale)
  const sending = useDetailsSubmit(sale, question, agreed.accepted)
  const isSaving = snapshot.matches({ filling: { details: 'saving' } })
  return (
    <CheckoutView
      {...agreed}
      {...install}
      {...sending}
      form={form}
      onType={onType}
      risk={risk}
      busy={isInstalling ? 'installing' : isSaving ? 'saving' : null}
      failure={failure}
      brand={brand}
      onSubmit={(element) => {
        forget()
        sending.onSubmit(element)
      }}
    />
  )
}
