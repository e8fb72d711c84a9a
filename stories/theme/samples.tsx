import * as gallery from '../gallery.css.ts'
import * as css from './tokens.css.ts'

type SwatchesProps = { readonly title: string; readonly colors: Readonly<Record<string, string>> }

/** Every colour of a set with its role and value. */
export const Swatches = ({ title, colors }: SwatchesProps) => (
  <section className={gallery.part}>
    <h2>{title}</h2>
    <ul className={gallery.tight}>
      {Object.entries(colors).map(([role, color]) => (
        <li key={role} className={gallery.piece}>
          <svg className={css.swatch} aria-hidden>
            <rect width="100%" height="100%" fill={color} />
          </svg>
          <span className={gallery.caption}>
            {role} <code>{color}</code>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

type MeasuresProps = {
  readonly title: string
  readonly measures: Readonly<Record<string, string>>
  readonly sample?: string
}

/** Every size of a set, as a class that shows it. */
export const Measures = ({ title, measures, sample }: MeasuresProps) => (
  <section className={gallery.part}>
    <h2>{title}</h2>
    <ul className={gallery.loose}>
      {Object.entries(measures).map(([name, className]) => (
        <li key={name} className={gallery.piece}>
          <code className={gallery.caption}>{name}</code>
          <div className={className}>{sample}</div>
        </li>
      ))}
    </ul>
  </section>
)
