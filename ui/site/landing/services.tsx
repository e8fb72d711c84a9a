import { perMonthSpoken, servicesWords } from '#ui/content/es/landing.ts'
import { serviceNames } from '#ui/content/es/sale-layout.ts'
import { money } from '#ui/content/format.ts'
import type { Beside } from '#ui/features/products/beside.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { note } from './part.css.ts'
import { Part } from './part.tsx'
import * as css from './services.css.ts'
import { Thing } from './things.tsx'

/** How many arcs the string has beyond the first and the last hook: more than the widest window shows. */
const BEYOND = 4

/** The string's arcs from hook to hook, 100 units each. */
const arcs = (hooks: number): string =>
  `M${-100 * BEYOND} 0${'c25 96 75 96 100 0'.repeat(hooks + 2 * BEYOND)}`

const Service = ({ service: { line, from, planCount, isCounted } }: { readonly service: Beside }) => (
  <li className={css.service}>
    <Thing line={line} className={css.thing} />
    <div className={css.words}>
      <h3>{serviceNames[line]}</h3>
      {planCount > 1 || isCounted ? <p className={css.from}>{servicesWords.from}</p> : null}
      <PriceTag
        {...money(from)}
        spoken={perMonthSpoken(from)}
        size="small"
        period={isCounted ? servicesWords.each : servicesWords.period}
      />
      <p>{servicesWords.about[line](planCount)}</p>
    </div>
  </li>
)

/** What can be had beside internet, hung on the same string, each with its lowest price. */
export const Services = ({ services }: { readonly services: readonly Beside[] }) =>
  services.length === 0 ? null : (
    <Part id="servicios" heading={servicesWords.heading} lead={servicesWords.lead}>
      <div className={css.line}>
        <svg
          className={css.string}
          viewBox={`0 0 ${100 * services.length} 100`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path vectorEffect="non-scaling-stroke" d={arcs(services.length)} />
        </svg>
        <ul className={css.services}>
          {services.map((service) => (
            <Service key={service.line} service={service} />
          ))}
        </ul>
      </div>
      <p className={note}>{servicesWords.note}</p>
    </Part>
  )
