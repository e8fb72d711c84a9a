import { serviceNames } from '#ui/content/es/sale-layout.ts'
import { besideWords } from '#ui/content/es/products.ts'
import { Icon, type IconName } from '#ui/kit/icon/icon.tsx'
import { small } from '#ui/theme/text.css.ts'
import * as css from './beside.css.ts'
import type { Beside } from './beside.ts'

const icons: Readonly<Record<Beside['line'], IconName>> = {
  TV: 'screen',
  Voice: 'receiver',
  Mobile: 'phone',
}

/** What can be had beside internet, each with its price from: told, not sold. */
export const BesideList = ({ services }: { readonly services: readonly Beside[] }) => (
  <section className={css.beside} aria-labelledby="beside">
    <h2 id="beside" className={css.title}>
      {besideWords.title}
    </h2>
    <ul className={css.list}>
      {services.map(({ line, from, planCount, isCounted }) => (
        <li key={line} className={css.service}>
          <span className={css.knot}>
            <Icon name={icons[line]} />
          </span>
          <span className={css.words}>
            <strong>{serviceNames[line]}</strong>
            <span className={css.price}>{besideWords.price(from, planCount, isCounted)}</span>
          </span>
        </li>
      ))}
    </ul>
    <p className={small}>{besideWords.note}</p>
  </section>
)
