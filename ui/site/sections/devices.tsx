import { filterDevices, filtersOfList, pathOfFilter, type DeviceFilter } from '#core/mobile/device-filter.ts'
import { soldDevices } from '#core/mobile/device-pages.ts'
import { deviceWords as words } from '#ui/content/es/site/device-words.ts'
import { lead } from '#ui/theme/text.css.ts'
import { DeviceList } from '../devices/device-list.tsx'
import { listedCard } from '../devices/listed-device.ts'
import { linkAttributes } from '../link-target.ts'
import { useSite } from '../site-view.ts'
import { Trail } from '../trail.tsx'
import * as css from './devices.css.ts'
import type { SectionProps } from './section.ts'

const nameOf = (filter: DeviceFilter): string => {
  if (filter.by === 'all') return words.all
  return filter.by === 'deals' ? words.dealsShort : filter.brand
}

/** The parts of a list that have pages of their own: each maker, and the deals. */
const Filters = ({ list }: Pick<DeviceFilter, 'list'>) => {
  const site = useSite()
  return (
    <nav aria-label={words.chooseList}>
      <ul className={css.filters}>
        {filtersOfList(list)
          .filter((filter) => site.paths.includes(pathOfFilter(filter)))
          .map((filter) => (
            <li key={pathOfFilter(filter)}>
              <a className={css.filter} {...linkAttributes(pathOfFilter(filter), site)}>
                {nameOf(filter)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** The top of a list of devices, and the list. */
export const Devices = ({ section: { title, lead: text, filter }, brand }: SectionProps<'devices'>) => (
  <div>
    <Trail />
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
      <p className={lead}>{text}</p>
    </div>
    <Filters list={filter.list} />
    <DeviceList
      cards={filterDevices(soldDevices(brand.site.devices), filter).map(listedCard)}
      filter={filter}
    />
  </div>
)
