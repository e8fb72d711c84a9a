import { pathOfFilter } from '#core/mobile/device-filter.ts'
import { listOfCategory, pathOfDevice } from '#core/mobile/device-pages.ts'
import { colorSlug, deviceSlug } from '#core/mobile/device-slug.ts'
import type { DeviceColor, ProductDetail } from '#core/mobile/product-detail.ts'
import type { Brand } from '#core/brand/brand.ts'
import { deviceWords as words } from '#ui/content/es/site/device-words.ts'
import { deviceText } from '#ui/content/device-text.ts'
import { ActionLinks } from '../action-links.tsx'
import { DeviceDeals } from '../devices/device-deals.tsx'
import { DeviceVariants } from '../devices/device-variants.tsx'
import { StockPart } from '../devices/stock.tsx'
import { Swatches } from '../devices/swatches.tsx'
import { linkAttributes } from '../link-target.ts'
import { DeviceDrawing } from '../pictures/devices/device-drawing.tsx'
import { useSite } from '../site-view.ts'
import { Trail } from '../trail.tsx'
import * as css from './device.css.ts'
import type { SectionProps } from './section.ts'

type Found = { readonly device: ProductDetail; readonly color: DeviceColor }

/** Returns a device of the brand in one of its colours, by their slugs. Throws (a defect) when it is not sold. */
const deviceNamed = ({ site }: Brand, slug: string, inColor: string): Found => {
  const device = site.devices.find((one) => deviceSlug(one) === slug)
  const color = device?.colors.find((one) => colorSlug(one) === inColor)
  if (device === undefined || color === undefined) throw new Error(`no device ${slug} in ${inColor}`)
  return { device, color }
}

const variantsIn = ({ variants }: ProductDetail, { name }: Pick<DeviceColor, 'name'>) =>
  variants.filter(({ color }) => color.name === name)

/** The colours as links: each leads to the device in it. */
const Colors = ({ device }: Pick<Found, 'device'>) => {
  const site = useSite()
  return (
    <nav aria-label={words.colors}>
      <ul className={css.colors}>
        {device.colors.map((one) => (
          <li key={one.name}>
            <a className={css.color} {...linkAttributes(pathOfDevice(device, one), site)}>
              <Swatches colors={[one]} />
              <span>
                {deviceText(site.brand, one.name)}
                <StockPart of={variantsIn(device, one)} when="soldOut" className={css.quiet}>
                  {` · ${words.soldOut}`}
                </StockPart>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The string of a kite that holds the device up. */
const Hang = () => (
  <svg className={css.string} viewBox="0 0 400 400" preserveAspectRatio="none" aria-hidden>
    <path d="M400 0C330 40 300 10 260 60S240 160 200 220" />
  </svg>
)

/** Says that the colour is sold out, and what can be bought in its place. */
const SoldOut = ({ device, color }: Found) => {
  const site = useSite()
  const list = pathOfFilter({ by: 'all', list: listOfCategory[device.category] })
  return (
    <>
      <StockPart as="div" of={device.variants} when="inStock">
        <StockPart as="div" of={variantsIn(device, color)} when="soldOut" className={css.notice}>
          <p>{words.soldOutHere}</p>
        </StockPart>
      </StockPart>
      <StockPart as="div" of={device.variants} when="soldOut" className={css.notice}>
        <p>
          {words.soldOutEverywhere} <a {...linkAttributes(list, site)}>{words.seeOthers}</a>
        </p>
      </StockPart>
    </>
  )
}

/** A device in one of its colours: its drawing, colours, the price of each capacity, stock and deals. */
export const Device = ({ section, brand }: SectionProps<'device'>) => {
  const { device, color } = deviceNamed(brand, section.device, section.color)
  return (
    <div className={css.device} data-tool="deviceStock" data-wake="view" data-category={device.category}>
      <div className={css.picture}>
        <Hang />
        <div className={css.drawing}>
          <DeviceDrawing device={device} color={color} />
        </div>
      </div>
      <div className={css.words}>
        <div className={css.top}>
          <Trail />
          <p className={css.maker}>{device.brand}</p>
          <h1 className={css.title}>{deviceText(brand, device.name)}</h1>
          <p>{deviceText(brand, device.description)}</p>
        </div>
        <Colors device={device} />
        <SoldOut device={device} color={color} />
        <DeviceVariants variants={variantsIn(device, color)} />
        <ActionLinks
          quiet
          actions={[
            { label: words.buyCall, to: 'sales' },
            ...(device.category === 'ACCESSORIES'
              ? []
              : [{ label: words.buyPlans, to: '/mobile/plans' as const }]),
          ]}
        />
      </div>
      <div className={css.deals}>
        <DeviceDeals device={device} brand={brand} />
      </div>
    </div>
  )
}
