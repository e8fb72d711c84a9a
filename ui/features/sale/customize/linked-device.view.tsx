import type { BrandPhone } from '#core/brand/brand.ts'
import type { SoldVariant } from '#core/mobile/device-offers.ts'
import { findVariant } from '#core/mobile/device-offers.ts'
import { pathOfFilter } from '#core/mobile/device-filter.ts'
import { listOfCategory } from '#core/mobile/device-pages.ts'
import { alternativesTo } from '#core/mobile/linked-device.ts'
import { MAX_ACCESSORIES } from '#core/mobile/mobile-cart.ts'
import { hasMobileLine } from '#core/mobile/mobile-item.ts'
import { MAX_MOBILE_LINES } from '#core/mobile/mobile-plan.ts'
import type { DeviceLinkFailure } from '#core/mobile/mobile.failure.ts'
import type { DeviceCategory, DeviceVariant, ProductDetail } from '#core/mobile/product-detail.ts'
import { pathIn } from '#core/shared/language.ts'
import { linkedDeviceWords as words } from '#ui/content/es/sale/linked-device.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import * as css from './customize.css.ts'
import { deviceTitle, variantTitle } from './device-choice.ts'

/** How many variants are offered in place of a sold-out one. */
const MAX_OFFERED = 4

export type LinkedDeviceProps = {
  readonly failure: DeviceLinkFailure
  readonly devices: readonly ProductDetail[]
  readonly phone: BrandPhone
  /** Adds a variant to the lines. */
  readonly onAdd: (found: SoldVariant) => void
}

/** The link to a category's device list, marked as from this store, so no new session starts (GRD-10). */
const ListLink = ({ category }: { readonly category: DeviceCategory }) => (
  <ButtonLink
    variant="secondary"
    referrerPolicy="origin"
    href={pathIn(currentLanguage(), pathOfFilter({ by: 'all', list: listOfCategory[category] }))}
  >
    {words.list}
  </ButtonLink>
)

type FoundProps = SoldVariant & Pick<LinkedDeviceProps, 'onAdd'>

const InCart = ({ onAdd, ...found }: FoundProps) => (
  <>
    <p>{words.inCart}</p>
    {found.variant.inStock ? (
      <Button variant="secondary" onClick={() => onAdd(found)}>
        {words.addAnother}
      </Button>
    ) : null}
  </>
)

const SoldOut = ({ device, variant, onAdd }: FoundProps) => {
  const others = alternativesTo(device, variant).slice(0, MAX_OFFERED)
  const add = (other: DeviceVariant) => () => onAdd({ device, variant: other })
  return (
    <>
      <p>{others.length === 0 ? words.noneInStock : words.othersInStock}</p>
      <div className={css.ways}>
        {others.map((other) => (
          <Button key={other.sku} variant="secondary" onClick={add(other)}>
            {words.add(variantTitle(other))}
          </Button>
        ))}
        {others.length === 0 ? <ListLink category={device.category} /> : null}
      </div>
    </>
  )
}

const Full = ({ device, phone }: Pick<SoldVariant, 'device'> & Pick<LinkedDeviceProps, 'phone'>) => (
  <>
    <p>
      {hasMobileLine({ type: device.category })
        ? words.fullOfLines(MAX_MOBILE_LINES)
        : words.fullOfAccessories(MAX_ACCESSORIES)}
    </p>
    <p>
      <a href={`tel:${phone.dial}`}>{commonWords.call(phone.shown)}</a>
    </p>
  </>
)

/** Says why the device of a link was not added to the lines, and what can be done instead (MOB-36). */
export const LinkedDeviceNotice = ({ failure, devices, phone, onAdd }: LinkedDeviceProps) => {
  const found = failure._tag === 'LinkedDeviceUnknown' ? null : findVariant(devices, failure.sku)
  const name = found === null ? '' : `${deviceTitle(found.device)}, ${variantTitle(found.variant)}`
  return (
    <Notice tone="info" title={words.titles[failure._tag](name)} live>
      {found === null ? (
        <>
          <p>{words.unknown}</p>
          <ListLink category="DEVICE" />
        </>
      ) : null}
      {found !== null && failure._tag === 'LinkedDeviceInCart' ? <InCart {...found} onAdd={onAdd} /> : null}
      {found !== null && failure._tag === 'LinkedDeviceSoldOut' ? <SoldOut {...found} onAdd={onAdd} /> : null}
      {found !== null && failure._tag === 'MobileCartFull' ? (
        <Full device={found.device} phone={phone} />
      ) : null}
    </Notice>
  )
}
