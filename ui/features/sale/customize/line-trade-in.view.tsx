import type { OfferedPromo } from '#core/mobile/device-promotions.ts'
import { withServicePlan } from '#core/mobile/line-item.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { hasMobileLine } from '#core/mobile/mobile-item.ts'
import type { TradeInModel } from '#core/mobile/trade-in-model.ts'
import { tradeInCredit, tradedIn } from '#core/mobile/trade-in-model.ts'
import { tradeInWords as words } from './trade-in.es.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './customize.css.ts'
import { deviceTitle } from './device-choice.ts'

export type LineTradeInProps = {
  readonly item: MobileCartItem
  readonly models: readonly TradeInModel[]
  readonly promos: readonly OfferedPromo[]
  readonly onItem: (item: MobileCartItem) => void
  readonly onOpen: () => void
}

/** The telephone in trade of a line with a bought device: a way to offer one, or the accepted one with its credit. */
export const LineTradeIn = ({ item, models, promos, onItem, onOpen }: LineTradeInProps) => {
  if (item.itemType === 'BYOD' || !hasMobileLine(item) || models.length === 0) return null
  const traded = tradedIn(item, models)
  if (traded === null)
    return (
      <section className={css.tradeIn}>
        <h3>{words.question}</h3>
        <p>{words.lead}</p>
        <Button variant="secondary" onClick={onOpen}>
          {words.open}
        </Button>
      </section>
    )
  return (
    <section className={css.tradeIn}>
      <Notice
        tone="confirmed"
        title={words.accepted(deviceTitle(traded.model), tradeInCredit([item], models, promos))}
        live
      >
        <p>{words.acceptedDetail(traded.imeiEnding)}</p>
        <p>{words.unchanged}</p>
      </Notice>
      <Button variant="quiet" onClick={() => onItem(withServicePlan(item, 'TradeIn', null))}>
        {words.remove}
      </Button>
    </section>
  )
}
