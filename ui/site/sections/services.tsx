import type { ServiceText } from '#core/template/section-contents.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { perMonthSpoken, sectionWords } from '#ui/content/es/shared/sections.ts'
import { money } from '#ui/content/format.ts'
import type { CompanionService } from '#ui/features/shared/companion-services.ts'
import { companionServicesOf } from '#ui/features/shared/companion-services.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { note } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'
import * as css from './services.css.ts'
import { ServiceDrawing } from './service-drawings.tsx'

/** The number of arcs beyond the first and the last hook: more than the widest window shows. */
const BEYOND = 4

/** Returns the string's arcs from hook to hook, 100 units each. */
const arcs = (hooks: number): string =>
  `M${-100 * BEYOND} 0${'c25 96 75 96 100 0'.repeat(hooks + 2 * BEYOND)}`

const Service = ({
  service: { line, from, planCount, isCounted },
  about,
}: Pick<ServiceText, 'about'> & { readonly service: CompanionService }) => (
  <li className={css.service}>
    <ServiceDrawing line={line} className={css.drawing} />
    <div className={css.words}>
      <h3>{serviceNames[line]}</h3>
      <p className={css.from}>{planCount > 1 || isCounted ? sectionWords.from : null}</p>
      <PriceTag
        {...money(from)}
        spoken={perMonthSpoken(from)}
        size="small"
        period={isCounted ? sectionWords.eachLine : sectionWords.period}
      />
      <p>{about}</p>
    </div>
  </li>
)

/** Lines of business along the same string, each with its lowest price. */
export const Services = ({ section, brand }: SectionProps<'services'>) => {
  const sold = companionServicesOf(brand.catalog.offers)
  const shown = section.services.flatMap(({ line, about }) =>
    sold.filter((service) => service.line === line).map((service) => ({ service, about })),
  )
  return (
    <SectionFrame id={section.id} heading={section.heading} lead={section.lead}>
      <div className={css.line}>
        <svg
          className={css.string}
          viewBox={`0 0 ${100 * shown.length} 100`}
          preserveAspectRatio="none"
          aria-hidden
        >
          <path vectorEffect="non-scaling-stroke" d={arcs(shown.length)} />
        </svg>
        <ul className={css.services}>
          {shown.map(({ service, about }) => (
            <Service key={service.line} service={service} about={about} />
          ))}
        </ul>
      </div>
      <p className={note}>{section.note}</p>
    </SectionFrame>
  )
}
