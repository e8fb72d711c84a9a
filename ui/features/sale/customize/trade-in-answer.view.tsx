import type { TradeInAnswer } from '#core/mobile/trade-in-model.ts'
import type { TradeInCondition, TradeInOffer } from '#core/mobile/trade-in.ts'
import { TRADE_IN_BONUS, tradeInTotal } from '#core/mobile/trade-in.ts'
import type { Cents } from '#core/shared/money.ts'
import { tradeInCheckWords } from '#ui/content/es/shared/trade-in-check.ts'
import { tradeInWords as words } from './trade-in.es.ts'
import { money } from '#ui/content/format.ts'
import { canStillMeet } from '#ui/features/shared/trade-in-answer.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './customize.css.ts'

type Offered = Extract<TradeInAnswer, { readonly state: 'offered' }>

const Offer = ({ answer: { value, bonus, offer } }: { readonly answer: Offered }) => {
  const total = tradeInTotal(offer)
  if (total._tag === 'Left') return null
  const credit = total.right
  return (
    <>
      <Notice tone="confirmed" title={words.offered(credit)} live>
        <p>{words.when}</p>
        <p>{words.unchanged}</p>
      </Notice>
      <SummaryList
        rows={[
          { id: 'value', label: words.value, amount: money(value).text },
          { id: 'bonus', label: words.bonus, amount: money(bonus).text },
        ]}
        total={{ label: words.credit, amount: money(credit).text }}
      />
    </>
  )
}

export type TradeInAcceptProps = {
  readonly offer: TradeInOffer
  readonly onAccept: (offer: TradeInOffer) => void
}

/** Accepts an offer for its credit. */
export const TradeInAccept = ({ offer, onAccept }: TradeInAcceptProps) => {
  const total = tradeInTotal(offer)
  return total._tag === 'Left' ? null : (
    <Button onClick={() => onAccept(offer)}>{words.accept(total.right)}</Button>
  )
}

type UnmetProps = { readonly value: Cents; readonly unmet: readonly TradeInCondition[] }

/** Each condition that fails, why it matters, and whether the owner can still meet it. */
const Unmet = ({ value, unmet }: UnmetProps) => {
  const isNear = unmet.every(canStillMeet)
  const { condition: names, about, canBeMet, cannotBeMet } = tradeInCheckWords
  return (
    <Notice tone={isNear ? 'info' : 'danger'} title={isNear ? words.near : words.refused} live>
      <ul className={css.unmet}>
        {unmet.map((condition) => (
          <li key={condition}>
            <b>{`${names[condition]}.`}</b>
            <span>{` ${about[condition]} ${canStillMeet(condition) ? canBeMet : cannotBeMet}`}</span>
          </li>
        ))}
      </ul>
      <p>{isNear ? words.nearWay(value, TRADE_IN_BONUS) : words.refusedWay}</p>
    </Notice>
  )
}

/** The decision on a telephone: offer, unmet conditions, or blocked, each with the next step. */
export const TradeInAnswerView = ({ answer }: { readonly answer: TradeInAnswer }) => {
  if (answer.state === 'offered') return <Offer answer={answer} />
  if (answer.state === 'conditionsUnmet') return <Unmet value={answer.value} unmet={answer.unmet} />
  return (
    <Notice tone="danger" title={words.blocked} live>
      <p>{words.blockedWhy}</p>
      <p>{words.blockedWay}</p>
    </Notice>
  )
}
