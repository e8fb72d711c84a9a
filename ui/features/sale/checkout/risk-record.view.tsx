import type { RiskDecision } from '#core/risk/risk.ts'
import { checkoutWords, riskOutlookWords } from './es.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import { isNumbered, type RiskAnswers } from './risk-answers.ts'
import * as css from './risk.css.ts'

export type RiskOnRecord = RiskAnswers & { readonly decision: RiskDecision }

type RiskRecordProps = RiskOnRecord & { readonly deposit: string | null; readonly onChange: () => void }

/** The stored answer and its result; never a number. */
export const RiskRecord = ({
  addressOneYear,
  identificationType: type,
  decision,
  deposit,
  onChange,
}: RiskRecordProps) => {
  const words = checkoutWords.risk
  const { title } = riskOutlookWords[decision](deposit ?? '')
  const facts = [
    addressOneYear === 'yes' ? words.record.yes : words.record.no,
    isNumbered(type) ? words.record.with(words.types[type]) : words.record.without,
  ]
  return (
    <div className={css.record}>
      <p className={css.recordTitle}>
        <Icon name="check" />
        <span>{title}</span>
      </p>
      <ul className={css.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onChange}>
        <span>{words.record.change}</span>
        <span className={hidden}>{` ${words.record.ofAnswer}`}</span>
      </Button>
    </div>
  )
}
