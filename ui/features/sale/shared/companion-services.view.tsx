import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { companionWords } from '#ui/content/es/sale/products.ts'
import { Icon, type IconName } from '#ui/kit/icon/icon.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './companion-services.css.ts'
import type { CompanionService } from '../../shared/companion-services.ts'

const icons: Readonly<Record<CompanionService['line'], IconName>> = {
  TV: 'screen',
  Voice: 'receiver',
  Mobile: 'phone',
}

/** The services other than internet, each with its lowest price, for information only. */
export const CompanionServices = ({ services }: { readonly services: readonly CompanionService[] }) => (
  <section className={css.companionServices} aria-labelledby="companion-services">
    <h2 id="companion-services" className={css.title}>
      {companionWords.title}
    </h2>
    <ul className={css.list}>
      {services.map(({ line, from, planCount, isCounted }) => (
        <li key={line} className={css.service}>
          <span className={css.knot}>
            <Icon name={icons[line]} />
          </span>
          <span className={css.words}>
            <strong>{serviceNames[line]}</strong>
            <span className={css.price}>{companionWords.price(from, planCount, isCounted)}</span>
          </span>
        </li>
      ))}
    </ul>
    <p className={small}>{companionWords.note}</p>
  </section>
)
