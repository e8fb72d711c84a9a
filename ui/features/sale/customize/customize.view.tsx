import type { LineOfBusiness, Offer } from '#core/catalog/offer.ts'
import type { OfferedPromo } from '#core/mobile/device-promotions.ts'
import { itemOf, ratePlanOf, withRatePlan } from '#core/mobile/line-item.ts'
import { MAX_ACCESSORIES } from '#core/mobile/mobile-cart.ts'
import type { ProductDetail } from '#core/mobile/product-detail.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import type { MobilePort } from '#core/phone/mobile-ports.ts'
import { lineIdAt } from '#core/phone/line-id.ts'
import { hasMobileLine } from '#core/mobile/mobile-item.ts'
import type { TradeInModel } from '#core/mobile/trade-in-model.ts'
import { MAX_MOBILE_LINES } from '#core/mobile/mobile-plan.ts'
import type { MobileVisitor } from '#core/mobile/mobile-visitor.ts'
import { planOfOffer, ratePlanIds } from '#core/mobile/rate-plans.ts'
import { customizeWords as words } from './es.ts'
import { ShopPage, type ShopPageProps } from '#ui/features/sale/shared/shop-page.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import * as css from './customize.css.ts'
import { deviceGroups, firstVariant, type DeviceGroup } from './device-choice.ts'
import { ItemCard } from './item-card.view.tsx'
import { NextStep, type NextStepProps } from './next-step.view.tsx'
import { NoLines } from './no-lines.view.tsx'
import { PlanChoice } from './plan-choice.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

export type CustomizeViewProps = Omit<NextStepProps, 'hasItems' | 'onAdd'> & {
  readonly page: Omit<ShopPageProps, 'title' | 'lead' | 'scene' | 'children'>
  readonly devices: readonly ProductDetail[]
  /** The lines and accessories as the visitor set them. */
  readonly items: readonly MobileCartItem[]
  readonly visitor: MobileVisitor
  readonly inCart: readonly LineOfBusiness[]
  readonly gigabytes: number
  readonly insurance: Offer | undefined
  readonly tradeInModels: readonly TradeInModel[]
  readonly promos: readonly OfferedPromo[]
  /** Opens the trade-in of the item at a place of the list. */
  readonly onTradeIn: (at: number) => void
  /** What happens to the last change: it is being saved, or was refused. */
  readonly status: Slot
  /** The saved lines that bring their numbers. */
  readonly ports: readonly MobilePort[]
  /** Opens the dialog of the number of a line. */
  readonly onNumber: (lineId: string) => void
  readonly onItems: (items: readonly MobileCartItem[]) => void
  readonly onGigabytes: (gigabytes: number) => void
}

/** The buttons that add an item of a group, with its first device in stock. */
const useAdd =
  ({ devices, items, onItems }: CustomizeViewProps) =>
  (group: DeviceGroup): void => {
    const members = deviceGroups(devices, group === 'ACCESSORIES').find(([one]) => one === group)?.[1] ?? []
    const device = members.find(({ variants }) => variants.some(({ inStock }) => inStock)) ?? members[0]
    const variant = device === undefined ? undefined : firstVariant(device)
    if (device !== undefined && variant !== undefined)
      onItems([...items, itemOf(device, variant, ratePlanOf(items))])
  }

const Items = (props: CustomizeViewProps & { readonly onAdd: (group: DeviceGroup) => void }) => {
  const { devices, items, visitor, insurance, tradeInModels, promos, ports } = props
  const { onItems, onTradeIn, onNumber, onAdd } = props
  const most = MAX_MOBILE_LINES - (visitor.kind === 'signedIn' ? visitor.linesHeld : 0)
  const lines = items.filter(hasMobileLine).length
  const lineIdOf = (at: number): string => lineIdAt(items.slice(0, at).filter(hasMobileLine).length)
  const nameOf = (at: number): string => {
    const isLine = hasMobileLine(items[at] as MobileCartItem)
    const place = items.slice(0, at + 1).filter((one) => hasMobileLine(one) === isLine).length
    return isLine ? words.line(place) : words.accessory(place)
  }
  return (
    <>
      <ol className={css.items}>
        {items.map((item, at) => (
          <ItemCard
            key={at}
            item={item}
            place={at + 1}
            name={nameOf(at)}
            isOpen={at === items.length - 1}
            devices={devices}
            insurance={insurance}
            tradeInModels={tradeInModels}
            promos={promos}
            onTradeIn={() => onTradeIn(at)}
            port={ports.find(({ lineId }) => lineId === lineIdOf(at))}
            onNumber={() => onNumber(lineIdOf(at))}
            onItem={(changed) => onItems(items.with(at, changed))}
            onRemove={() => onItems(items.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <div className={css.ways}>
        {lines < most ? (
          <Button variant="secondary" onClick={() => onAdd('own')}>
            {words.addLine}
          </Button>
        ) : (
          <p>{words.most(MAX_MOBILE_LINES, MAX_MOBILE_LINES - most)}</p>
        )}
        {items.length - lines < MAX_ACCESSORIES ? (
          <Button variant="quiet" onClick={() => onAdd('ACCESSORIES')}>
            {words.addAccessory}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** The mobile lines of the order: one plan, and for each line its device, payment, number, SIM and delivery. */
export const CustomizeView = (props: CustomizeViewProps) => {
  const { page, items, visitor, inCart, gigabytes, status, onItems, onGigabytes } = props
  const add = useAdd(props)
  const lines = items.filter(hasMobileLine).length
  return (
    <ShopPage {...page} title={words.title} lead={words.lead} scene="serviceable">
      <div className={css.parts}>
        {status}
        {items.length === 0 ? (
          <NoLines onAdd={add} />
        ) : (
          <>
            {lines === 0 ? null : (
              <PlanChoice
                visitor={visitor}
                plan={planOfOffer(ratePlanOf(items)) ?? 'unlimited'}
                lines={lines}
                gigabytes={gigabytes}
                inCart={inCart}
                onPlan={(plan) => onItems(withRatePlan(items, ratePlanIds[plan]))}
                onGigabytes={onGigabytes}
              />
            )}
            <Items {...props} onAdd={add} />
          </>
        )}
        <NextStep {...props} hasItems={items.length > 0} onAdd={() => add('own')} />
      </div>
    </ShopPage>
  )
}
