import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import { recordedAgreements, riskDecisionFor } from '#core/journeys/checkout/details/details.selectors.ts'
import {
  selectDepositDue,
  selectDepositPrice,
  selectInstallPrices,
  selectServiceAddress,
} from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { installPrice } from './es.ts'
import { money, serviceAddressText } from '#ui/content/format.ts'
import { PageNotices, usePageModel } from '#ui/features/sale/shared/page-notices.tsx'
import type { AgreementsProps } from './agreements.view.tsx'
import { CheckoutView } from './checkout.view.tsx'
import type { InstallOptionsProps } from './install-options.view.tsx'
import type { RiskQuestionProps } from './risk-question.view.tsx'
import { useAcpQuestion } from './use-acp-question.tsx'
import { useDetailsSubmit } from './use-details-submit.ts'
import { useRiskQuestion, type RiskQuestion } from './use-risk-question.ts'

const useRisk = (sale: Sale, question: RiskQuestion): RiskQuestionProps => {
  const context = useSelector(sale.checkout, (state) => state.context)
  const { riskRequirements, riskDecision } = context
  const deposit = useSelector(sale.actor, selectDepositPrice)
  const depositDue = useSelector(sale.actor, selectDepositDue)
  const home = useSelector(sale.actor, selectServiceAddress)
  return {
    answers: question.answers,
    onRecord:
      riskDecision === null || question.isAsked ? null : { ...question.answers, decision: riskDecision },
    isReferred: depositDue !== null,
    offered: riskRequirements?.identificationTypes ?? [],
    deposit: deposit === null ? null : money(deposit).text,
    place: home === null ? null : serviceAddressText(home),
    isWiped: question.isWiped,
    onAnswer: question.answer,
    onNumberEdit: question.numberEdited,
    onChange: question.change,
    onKeep: question.isChanging ? question.keep : null,
  }
}

const useAgreements = (sale: Sale): Omit<AgreementsProps, 'errors' | 'signer'> => {
  const context = useSelector(sale.checkout, (state) => state.context)
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  const { agreements } = context
  const recorded = recordedAgreements(context).map(({ id }) => id)
  return {
    agreements,
    accepted: agreements.map(({ id }) => id).filter((id) => ticked[id] ?? recorded.includes(id)),
    onAccept: (ids, isAccepted) =>
      setTicked({ ...ticked, ...Object.fromEntries(ids.map((id) => [id, isAccepted])) }),
  }
}

type InstallChoices = Pick<InstallOptionsProps, 'choices' | 'chosen' | 'onChoose' | 'isSaving'> & {
  /** Requests the installation option that failed again. Null if none failed. */
  readonly onRetry: (() => void) | null
  readonly forget: () => void
}

const useInstall = ({ actor, checkout }: Sale): InstallChoices => {
  const snapshot = useSelector(checkout, (state) => state)
  const sale = useSelector(actor, (state) => state)
  const [requested, setRequested] = useState<InstallKind | null>(null)
  const { installKind } = snapshot.context
  const chosen = installKind === 'none' ? null : installKind
  const onChoose = (kind: InstallKind): void => {
    setRequested(kind)
    checkout.send({ type: 'installOption.chosen', kind })
  }
  const isSaving = snapshot.matches({ filling: { details: 'choosingInstall' } })
  return {
    choices: selectInstallPrices(sale).map(({ kind, cost }) => ({
      kind,
      cost: cost === null ? null : installPrice(cost),
    })),
    chosen: isSaving ? requested : chosen,
    isSaving,
    onChoose,
    onRetry: requested === null || requested === installKind ? null : () => onChoose(requested),
    forget: () => setRequested(null),
  }
}

/** The id of the block that is shown below the installation options. */
const SELF_INSTALL = 'self-install'

/** The details form. Typed text goes to the machine at once, the identification number only on submit. */
export const DetailsConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandIdentity }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const { context } = snapshot
  const { customerForm: form, failure, missing } = context
  const model = usePageModel(sale, 'checkout')
  const onType = (typed: typeof form): void => checkout.send({ type: 'customer.typed', form: typed })
  const question = useRiskQuestion(form, riskDecisionFor(context, form) !== null, onType)
  const risk = useRisk(sale, question)
  const agreed = useAgreements(sale)
  const { isSaving: isInstalling, forget, ...install } = useInstall(sale)
  const acp = useAcpQuestion(sale, brand, model?.flags.acpEnabled === true)
  const {
    isWaiting,
    failure: unread,
    ...sending
  } = useDetailsSubmit(sale, {
    question,
    acp,
    accepted: agreed.accepted,
    isInstalling,
    isInstallRefused: install.onRetry !== null,
  })
  const isSaving = snapshot.matches({ filling: { details: 'saving' } })
  return (
    <CheckoutView
      {...agreed}
      {...install}
      {...sending}
      form={form}
      signer={[form.firstName, form.lastName]
        .map((name) => name.trim())
        .filter(Boolean)
        .join(' ')}
      onType={onType}
      risk={risk}
      busy={isSaving || isWaiting ? 'saving' : isInstalling ? 'installing' : null}
      missing={missing}
      isInstalled={snapshot.context.installKind !== 'none'}
      isInstallBanner={missing.includes('installOptions') && model?.flags.installationBanner !== false}
      notices={<PageNotices sale={sale} brand={brand} model={model} except={SELF_INSTALL} />}
      installNotice={<PageNotices sale={sale} brand={brand} model={model} only={SELF_INSTALL} />}
      onReload={() => checkout.send({ type: 'retry.requested' })}
      failure={unread ?? failure}
      brand={brand}
      acp={acp.questionWith(sending.errors.acpExpireServiceContinue)}
      onSubmit={(element) => {
        if (!isInstalling) forget()
        sending.onSubmit(element)
      }}
    />
  )
}
