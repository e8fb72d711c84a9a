import type { Offer } from '#core/catalog/offer.ts'
import { findVariant, priceOff } from '#core/mobile/device-offers.ts'
import type { OfferedPromo } from '#core/mobile/device-promotions.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { hasMobileLine } from '#core/mobile/mobile-item.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { TradeInModel } from '#core/mobile/trade-in-model.ts'
import type { Cents } from '#core/shared/money.ts'
import { ZERO } from '#core/shared/money.ts'
import { customizeWords as words } from './es.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import * as css from './customize.css.ts'
import { deviceTitle } from './device-choice.ts'
import { LineDevice } from './line-device.view.tsx'
import { LinePayment } from './line-payment.view.tsx'
import { Delivery, LineService } from './line-service.view.tsx'
import { LinePromotions } from './line-promotions.view.tsx'
import { LineTradeIn } from './line-trade-in.view.tsx'
import { PortCoach, type PortCoachProps } from './port-coach.view.tsx'

export type ItemCardProps = PortCoachProps & {
  readonly devices: readonly ProductDetail[]
  readonly insurance: Offer | undefined
  readonly tradeInModels: readonly TradeInModel[]
  readonly promos: readonly OfferedPromo[]
  readonly item: MobileCartItem
  readonly place: number
  readonly name: string
  /** The newest item is open; the others show what they are. */
  readonly isOpen: boolean
  readonly onItem: (item: MobileCartItem) => void
  readonly onRemove: () => void
  readonly onTradeIn: () => void
}

const offOf = ({ productDetail }: MobileCartItem, promos: readonly OfferedPromo[]): Cents => {
  const promo = promos.find(({ code }) => code === productDetail.promotion)
  return promo === undefined ? ZERO : priceOff(promo)
}

/** A line or an accessory: its device, payment, number, SIM and delivery. */
export const ItemCard = (props: ItemCardProps) => {
  const { item, place, name, isOpen, devices, insurance, tradeInModels, promos, port } = props
  const { onNumber, onItem, onRemove, onTradeIn } = props
  const found = findVariant(devices, item.sku)
  const { nickname } = item.productDetail
  return (
    <li>
      <details className={css.item} open={isOpen}>
        <summary className={css.head}>
          <h2>{nickname === null ? name : `${name}: ${nickname}`}</h2>
          {found === null ? null : <span className={css.note}>{deviceTitle(found.device)}</span>}
          <span className={css.sign}>
            <Icon name="plus" />
          </span>
        </summary>
        <div className={css.fields}>
          <LineDevice item={item} place={place} devices={devices} onItem={onItem} />
          {found === null ? null : (
            <LinePayment
              item={item}
              place={place}
              variant={found.variant}
              off={offOf(item, promos)}
              onItem={onItem}
            />
          )}
          <LinePromotions item={item} devices={devices} promos={promos} />
          <LineTradeIn
            item={item}
            models={tradeInModels}
            promos={promos}
            onItem={onItem}
            onOpen={onTradeIn}
          />
          {hasMobileLine(item) ? (
            <LineService
              item={item}
              place={place}
              insurance={insurance}
              coach={
                item.productDetail.portInfo?.portingFlag === true ? (
                  <PortCoach port={port} onNumber={onNumber} />
                ) : null
              }
              onItem={onItem}
            />
          ) : null}
          <Delivery item={item} place={place} onItem={onItem} />
          <div>
            <Button variant="quiet" aria-label={words.remove(name)} onClick={onRemove}>
              {words.removeShort}
            </Button>
          </div>
        </div>
      </details>
    </li>
  )
}
