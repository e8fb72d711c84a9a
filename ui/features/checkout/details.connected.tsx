import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { planQuote } from '#core/journeys/shopping/shopping.selectors.ts'
import { installPrice } from '#ui/content/es/checkout.ts'
import { money, serviceAddressText } from '#ui/content/format.ts'
import { typedIn, wipe } from '#ui/features/typing.ts'
import { detailsErrorTexts, type FieldTexts } from './checkout.errors.ts'
import { readDetails, type DetailsRead } from './checkout.schema.ts'
import { CheckoutView } from './checkout.view.tsx'
import { NUMBER_FIELD, type RiskQuestionProps } from './risk-question.view.tsx'
import { useRiskQuestion, type RiskQuestion } from './use-risk-question.ts'

/** What is wrong with the form as it stands; of a number only what was wrong when it was sent. */
const textsOf = (read: DetailsRead, { answers, numberError }: RiskQuestion): FieldTexts =>
  read.isComplete
    ? {}
    : detailsErrorTexts(
        { ...read.errors, risk: { ...read.errors.risk, identificationNumber: numberError } },
        answers.identificationType,
      )

const useRisk = (sale: Sale, question: RiskQuestion): RiskQuestionProps => {
  const { riskRequirements, riskDecision } = useSelector(sale.checkout, ({ context }) => context)
  const shop = useSelector(sale.shopping, ({ context }) => context)
  const home = useSelector(sale.localization, ({ context }) => context.answer?.sessionInfo?.serviceAddress)
  const deposit = riskRequirements === null ? null : planQuote(shop, riskRequirements.depositOfferId)
  return {
    answers: question.answers,
    onRecord:
      riskDecision === null || question.isAsked ? null : { ...question.answers, decision: riskDecision },
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

/** The details over the machine: what is typed goes there, a number only with the submit. */
export const DetailsConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: Brand }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const shop = useSelector(sale.shopping, ({ context }) => context)
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  const [asked, setAsked] = useState<InstallKind | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { customerForm: form, agreements, installOptions, installKind, isAgreed, failure } = snapshot.context
  const type = (typed: CustomerForm): void => checkout.send({ type: 'customer.typed', form: typed })
  const question = useRiskQuestion(form, snapshot.context.riskDecision !== null, type)
  const risk = useRisk(sale, question)
  const isInstalling = snapshot.matches({ filling: { details: 'choosingInstall' } })
  const isSaving = snapshot.matches({ filling: { details: 'saving' } })
  const accepted = agreements.map(({ id }) => id).filter((id) => ticked[id] ?? isAgreed)
  const readWith = (number: string): DetailsRead =>
    readDetails(
      { form, risk: question.entryWith(number), installKind, accepted },
      { agreements, identificationTypes: risk.offered },
    )
  const choose = (kind: InstallKind): void => {
    setAsked(kind)
    checkout.send({ type: 'installOption.chosen', kind })
  }
  const submit = (element: HTMLFormElement): void => {
    setAsked(null)
    const read = readWith(typedIn(element, NUMBER_FIELD))
    if (read.isComplete) {
      wipe(element, [NUMBER_FIELD])
      question.sent(read.risk !== null && read.risk.identification !== null)
      checkout.send({ type: 'details.submitted', ...read })
    } else {
      question.numberRefused(read.errors.risk.identificationNumber)
      setAttempt(attempt + 1)
    }
  }
  return (
    <CheckoutView
      form={form}
      onType={type}
      risk={risk}
      choices={installOptions.map(({ kind, offerId }) => {
        const priced = planQuote(shop, offerId)
        return { kind, cost: priced === null ? null : installPrice(priced.oneTime) }
      })}
      chosen={isInstalling ? asked : installKind}
      onChoose={choose}
      agreements={agreements}
      accepted={accepted}
      onAccept={(id, isAccepted) => setTicked({ ...ticked, [id]: isAccepted })}
      errors={attempt === 0 ? {} : textsOf(readWith(''), question)}
      attempt={attempt}
      busy={isInstalling ? 'installing' : isSaving ? 'saving' : null}
      failure={failure}
      brand={brand}
      onRetry={asked === null ? null : () => choose(asked)}
      onSubmit={submit}
    />
  )
}
