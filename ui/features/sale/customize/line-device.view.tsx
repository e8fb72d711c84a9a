import { deviceSlug } from '#core/mobile/device-slug.ts'
import { findVariant } from '#core/mobile/device-offers.ts'
import { withVariant } from '#core/mobile/line-item.ts'
import type { DeviceVariant, ProductDetail } from '#core/mobile/product-detail.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { hasMobileLine } from '#core/mobile/mobile-item.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { customizeWords as words } from './es.ts'
import { SelectField } from '#ui/kit/field/select-field.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './customize.css.ts'
import { deviceGroups, deviceTitle, firstVariant, variantOf, variantsOfColor } from './device-choice.ts'

export type LineDeviceProps = {
  readonly item: MobileCartItem
  /** The place of the item in the list, which names its fields. */
  readonly place: number
  readonly devices: readonly ProductDetail[]
  readonly onItem: (item: MobileCartItem) => void
}

const keyOf = (device: ProductDetail): string => `${device.itemType}-${device.category}-${deviceSlug(device)}`

/** Names a choice, and says whether none of its variants is in stock. */
const optionOf = (value: string, label: string, variants: readonly DeviceVariant[]) => ({
  value,
  label: variants.some(({ inStock }) => inStock) ? label : words.soldOut(label),
})

/** An item's device: model, colour, capacity. Sold-out choices say so, and can be chosen when back in stock. */
export const LineDevice = ({ item, place, devices, onItem }: LineDeviceProps) => {
  const found = findVariant(devices, item.sku)
  if (found === null) return null
  const { device, variant } = found
  const choose = (next: ProductDetail, chosen: DeviceVariant | undefined): void => {
    if (chosen !== undefined) onItem(withVariant(item, next, chosen))
  }
  const ofColor = variantsOfColor(device, variant.color.name)
  const isOwn = device.itemType === 'BYOD'
  return (
    <div className={css.device}>
      {isOwn ? null : (
        <img className={css.picture} src={variant.images.primary.url} alt="" width="72" height="96" />
      )}
      <div className={css.selects}>
        <SelectField
          label={words.device}
          name={`device-${place}`}
          autoComplete="off"
          value={keyOf(device)}
          onChange={({ target }) => {
            const next = devices.find((one) => keyOf(one) === target.value)
            if (next !== undefined) choose(next, firstVariant(next))
          }}
          options={deviceGroups(devices, !hasMobileLine(item)).map(([group, members]) => ({
            label: words.devicesOf[group],
            options: members.map((one) => optionOf(keyOf(one), deviceTitle(one), one.variants)),
          }))}
        />
        {isOwn ? null : (
          <SelectField
            label={words.color}
            name={`color-${place}`}
            autoComplete="off"
            value={variant.color.name}
            onChange={({ target }) => choose(device, variantOf(device, target.value, variant.capacity))}
            options={device.colors.map(({ name }) =>
              optionOf(name, brandText(name), variantsOfColor(device, name)),
            )}
          />
        )}
        {isOwn || ofColor.length < 2 ? null : (
          <SelectField
            label={words.capacity}
            name={`capacity-${place}`}
            autoComplete="off"
            value={variant.sku}
            onChange={({ target }) =>
              choose(
                device,
                ofColor.find(({ sku }) => sku === target.value),
              )
            }
            options={ofColor.map((one) => optionOf(one.sku, one.capacity ?? deviceTitle(device), [one]))}
          />
        )}
      </div>
      {variant.inStock ? null : (
        <div className={css.wide}>
          <Notice tone="danger" title={words.soldOutNow} live />
        </div>
      )}
    </div>
  )
}
