import { deviceListParameters } from '#core/query/tool-parameters.ts'
import { facetsOf, monthlyLimits, orderValues } from '#core/mobile/device-search.ts'
import { sortOrders } from '#core/mobile/device-sort.ts'
import { cents } from '#core/shared/money.ts'
import type { DeviceFilter } from '#core/mobile/device-filter.ts'
import { pathOfFilter } from '#core/mobile/device-filter.ts'
import { deviceListWords as words } from '#ui/content/es/shared/device-list.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import * as tool from '#ui/features/shared/tool.css.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { SelectField } from '#ui/kit/field/select-field.tsx'
import { NEXT, SHOWN } from '../islands/device-cards.ts'
import { linkAttributes } from '../link-target.ts'
import { useSite } from '../site-view.ts'
import { dealNames, DeviceCard } from './device-card.tsx'
import * as css from './device-list.css.ts'
import { Comparison, ComparisonBar } from './comparison.tsx'
import type { ListedCard } from './listed-device.ts'

/** How many drawings are part of the document: about the first two screens. */
const DRAWN = 12

type Option = { readonly value: string; readonly label: string }

const Controls = ({ cards }: { readonly cards: readonly ListedCard[] }) => {
  const { brands, capacities, deals } = facetsOf(cards)
  const nameOf = (brand: string): string => cards.find((card) => card.brand === brand)?.device.brand ?? brand
  const sizeOf = (slug: string): string =>
    cards.flatMap((card) => card.sizes.filter((_, at) => card.capacities[at] === slug))[0] ?? slug
  const limits = monthlyLimits.map((limit) => ({
    value: String(limit),
    label: words.monthlyUpTo(shortMoney(cents(limit * 100))),
  }))
  const fields: readonly {
    readonly name: string
    readonly label: string
    readonly options: readonly Option[]
  }[] = [
    {
      name: deviceListParameters.brand,
      label: words.brand,
      options: brands.map((value) => ({ value, label: nameOf(value) })),
    },
    { name: deviceListParameters.monthly, label: words.monthly, options: limits },
    {
      name: deviceListParameters.capacity,
      label: words.capacity,
      options: capacities
        .toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
        .map((value) => ({ value, label: sizeOf(value) })),
    },
    {
      name: deviceListParameters.deal,
      label: words.deal,
      options: deals.map((value) => ({ value, label: dealNames([value])[0] ?? value })),
    },
  ]
  return (
    <form className={css.controls}>
      <SelectField
        name={deviceListParameters.order}
        autoComplete="off"
        label={words.order}
        options={sortOrders.map((order) => ({ value: orderValues[order], label: words.orders[order] }))}
      />
      {fields
        .filter(({ options }) => options.length > 1)
        .map(({ name, label, options }) => (
          <SelectField
            key={name}
            name={name}
            autoComplete="off"
            label={label}
            options={[{ value: '', label: words.any }, ...options]}
          />
        ))}
      <Button type="reset" variant="secondary">
        {words.clear}
      </Button>
    </form>
  )
}

type DeviceListProps = { readonly cards: readonly ListedCard[]; readonly filter: DeviceFilter }

/**
 * A device list with sort, filter and comparison. Without script, list and links work; the controls are not shown. The
 * island reads the devices from the attributes of their cards, and a search from the url.
 */
export const DeviceList = ({ cards, filter }: DeviceListProps) => {
  const site = useSite()
  return (
    <div data-tool="deviceList" data-wake="query">
      <p className={css.notice} data-unknown hidden>
        {words.unknown}
      </p>
      <Controls cards={cards} />
      <output className={`${tool.status} ${css.status}`}>{words.found(cards.length)}</output>
      <Comparison />
      <div className={css.notice} data-none hidden>
        <p>{words.none}</p>
        <a
          className={css.reset}
          {...linkAttributes(pathOfFilter(filter), site)}
          aria-current={undefined}
          data-reset
        >
          {words.showAll}
        </a>
      </div>
      <ul className={css.list} data-cards>
        {cards.map((card, at) => (
          <DeviceCard key={card.slug} card={card} isDrawn={at < DRAWN} id={at === SHOWN ? NEXT : undefined} />
        ))}
      </ul>
      {cards.length > SHOWN ? (
        <ButtonLink variant="secondary" className={css.more} href={`#${NEXT}`}>
          {words.more}
        </ButtonLink>
      ) : null}
      <ComparisonBar />
    </div>
  )
}
