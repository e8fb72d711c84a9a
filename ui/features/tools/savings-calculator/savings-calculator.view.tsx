import { useRef } from 'react'
import type { Savings } from '#core/savings/savings.ts'
import { savingsCalculatorWords as words } from '#ui/content/es/shared/savings-calculator.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import type { SavingsPlace } from './savings-place.ts'
import type { SavingsFormProps } from './savings-form.view.tsx'
import { SavingsForm } from './savings-form.view.tsx'
import { SavingsResult, SavingsSentence, spendOf } from './savings-result.view.tsx'
import * as css from './savings-calculator.css.ts'
import type { SavingsOffers } from '#core/savings/savings-offers.ts'
import { laterPrices } from '#core/savings/savings-offers.ts'
import { Notice } from '#ui/kit/notice/notice.tsx'

type AgentScriptProps = { readonly result: Savings; readonly offers: SavingsOffers }

/** What an agent says about a result, in order. */
const AgentScript = ({ result, offers }: AgentScriptProps) => {
  const { providerMonthly: price, monthly } = result
  const spend = spendOf(result)
  return (
    <Notice tone="info" title={words.script}>
      <p>{result.savingsExist ? words.said.saving(spend, price, monthly) : words.said.none(spend, price)}</p>
      {laterPrices(result, offers).map((later) => (
        <p key={later.fromMonth}>{words.said.later(later.fromMonth, later.monthly)}</p>
      ))}
      <p>{words.said.closing}</p>
    </Notice>
  )
}

export type SavingsCalculatorProps = SavingsPlace &
  SavingsFormProps & {
    readonly result: Savings | null
    readonly orderHref: string
  }

/**
 * The savings calculator: the questions, and next to them the result. An agent also reads what to say. The kiosk of a
 * store has larger type and starts over for the next family.
 */
export const SavingsCalculator = ({
  version,
  brand,
  result,
  orderHref,
  onSubmit,
  ...form
}: SavingsCalculatorProps) => {
  const answer = useRef<HTMLElement>(null)
  return (
    <div className={version === 'stores' ? `${css.calculator} ${css.kiosk}` : css.calculator}>
      <SavingsForm
        {...form}
        onSubmit={() => {
          if (result !== null) answer.current?.focus()
          onSubmit()
        }}
      />
      <section ref={answer} tabIndex={-1} aria-label={words.result} className={css.answer}>
        <SavingsSentence result={result} />
        {result === null ? null : (
          <>
            {version === 'agent' ? <AgentScript result={result} offers={form.offers} /> : null}
            <SavingsResult result={result} offers={form.offers} brand={brand} orderHref={orderHref} />
          </>
        )}
        {version === 'stores' ? (
          <ButtonLink variant="secondary" href={form.action}>
            {words.again}
          </ButtonLink>
        ) : null}
      </section>
    </div>
  )
}
