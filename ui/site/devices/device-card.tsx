import { deviceListWords } from '#ui/content/es/shared/device-list.ts'
import { deviceWords as words } from '#ui/content/es/site/device-words.ts'
import type { PromoCode } from '#core/catalog/promo-code.ts'
import { colorSlug } from '#core/mobile/device-slug.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { deviceText } from '#ui/content/device-text.ts'
import { linkAttributes } from '../link-target.ts'
import { DeviceDrawing } from '../pictures/devices/device-drawing.tsx'
import { useSite } from '../site-view.ts'
import * as css from './device-card.css.ts'
import { DevicePriceTag } from './device-price.tsx'
import type { ListedCard } from './listed-device.ts'
import { Swatches } from './swatches.tsx'

type DeviceCardProps = {
  readonly card: ListedCard
  /** Whether the drawing is part of the document. Others are files that load when they come near the window. */
  readonly isDrawn: boolean
  readonly id?: string | undefined
}

/** The names of deals that the store knows. */
export const dealNames = (deals: readonly string[]): readonly string[] =>
  deals.flatMap((deal) => (deal in words.dealNames ? words.dealNames[deal as PromoCode] : []))

const Drawing = ({ card: { device, color }, isDrawn }: DeviceCardProps) => {
  const [variant] = device.variants.filter((one) => one.color.name === color.name)
  return isDrawn || variant === undefined ? (
    <DeviceDrawing device={device} color={color} />
  ) : (
    <img
      className={css.image}
      src={variant.images.primary.url}
      alt=""
      width={240}
      height={240}
      loading="lazy"
      decoding="async"
    />
  )
}

/** A device in a list: its drawing, prices, colours and deals. Its island reads the attributes. */
export const DeviceCard = ({ card, isDrawn, id }: DeviceCardProps) => {
  const site = useSite()
  const { device, slug, price, sizes, isSoldOut } = card
  const name = deviceText(site.brand, device.name)
  const deals = dealNames(device.deals)
  return (
    <li
      id={id}
      className={css.card}
      data-device={slug}
      data-brand={card.brand}
      data-price={card.oneTime ?? undefined}
      data-monthly={card.monthly ?? undefined}
      data-capacities={card.capacities.join(' ')}
      data-deals={device.deals.join(' ')}
      data-colors={device.colors.map(colorSlug).join(' ')}
    >
      <div className={isSoldOut ? `${css.tile} ${css.soldOut}` : css.tile}>
        <Drawing card={card} isDrawn={isDrawn} />
      </div>
      <div className={css.words}>
        <p className={css.maker}>{device.brand}</p>
        <h2 className={css.name}>
          <a className={css.link} {...linkAttributes(card.path, site)} data-name>
            {name}
          </a>
        </h2>
        <p className={css.detail} data-sizes>
          {sizes.join(' · ')}
        </p>
        <Swatches
          colors={device.colors}
          label={words.colorsOf(device.colors.map((color) => deviceText(site.brand, color.name)))}
        />
        <div className={css.price}>
          <DevicePriceTag price={price} size="small" />
          {price.instalments === null ? null : (
            <p className={css.once}>{words.orOnce(shortMoney(price.oneTime))}</p>
          )}
        </div>
        <p className={css.badges}>
          {isSoldOut ? (
            <span className={css.none} data-stock>
              {words.soldOut}
            </span>
          ) : null}
          {deals.map((deal) => (
            <span key={deal} className={css.deal} data-deal>
              {deal}
            </span>
          ))}
        </p>
        <label className={css.compare}>
          <input type="checkbox" className={css.box} value={slug} data-compare />
          <span>
            {deviceListWords.compare}
            <span className={css.spoken}> {name}</span>
          </span>
        </label>
      </div>
    </li>
  )
}
