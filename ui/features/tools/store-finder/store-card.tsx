import { dayNames } from '#ui/content/format.ts'
import type { Store } from '#core/stores/store.ts'
import { storeFinderWords as words } from '#ui/content/es/shared/store-finder.ts'
import { stateNames } from '#ui/content/es/shared/state-names.ts'
import { telephone } from '../../shared/tool.css.ts'
import * as css from './store-finder.css.ts'

/** The hours of a week, from Monday. */
const Hours = ({ hours }: Pick<Store, 'hours'>) => (
  <dl className={css.hours}>
    {[1, 2, 3, 4, 5, 6, 0].map((day) => {
      const open = hours[day]
      return (
        <div key={day} className={css.day}>
          <dt>{dayNames()[day]}</dt>
          <dd className={css.range}>
            {open === null || open === undefined ? words.closed : words.range(open.fromHour, open.toHour)}
          </dd>
        </div>
      )
    })}
  </dl>
)

/** A store: place, telephone, hours, services. The island adds the distance and whether it is open. */
export const StoreCard = ({ store }: { readonly store: Store }) => (
  <li
    id={`tienda-${store.id}`}
    className={css.store}
    data-store={store.id}
    data-latitude={store.location.latitude}
    data-longitude={store.location.longitude}
    data-zone={store.timeZone}
    data-hours={JSON.stringify(store.hours)}
  >
    <p className={css.state}>{stateNames[store.state]}</p>
    <h3 data-name>{store.name}</h3>
    <p className={css.distance} data-distance />
    <p className={css.opening} data-opening />
    <address className={css.address}>
      <span>{store.street}</span>
      <br />
      <span>{`${store.city}, ${store.state} ${store.zip}`}</span>
    </address>
    <a className={telephone} href={`tel:${store.phone.dial}`}>
      {store.phone.shown}
    </a>
    <details>
      <summary className={css.summary}>{words.hours}</summary>
      <Hours hours={store.hours} />
    </details>
    <p className={css.services}>
      {`${words.servicesLabel}: ${store.services.map((service) => words.services[service].toLocaleLowerCase()).join(', ')}.`}
    </p>
  </li>
)
