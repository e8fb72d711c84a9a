import * as css from './page.css.ts'
import { horizon, horizonLights } from '#adapters/brand/ornaments.ts'
import type { Slot } from '../slot.ts'

/** The silhouette of the brand over the foot of a page, with a few lights. */
export const Rooftops = () => (
  <svg className={css.roofs} viewBox="0 0 1440 72" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <path d={horizon} />
    <path className={css.lamp} d={horizonLights} />
  </svg>
)

export type PageProps = {
  /** The band at the top: a `Wordmark` first, then the content of the other side. */
  readonly header?: Slot
  readonly children: Slot
  readonly footer?: Slot
  /** The last row of the page, below the footer. */
  readonly end?: Slot
  readonly skipLabel: string
}

/** The frame of every screen: skip link, header band, main (which takes focus by script), footer under the roofs. */
export const Page = ({ header, children, footer, end, skipLabel }: PageProps) => (
  <div className={css.page}>
    <a className={css.skip} href="#contenido">
      {skipLabel}
    </a>
    {header === undefined ? null : <header className={css.header}>{header}</header>}
    <main id="contenido" tabIndex={-1} className={css.main}>
      {children}
    </main>
    {footer === undefined ? null : (
      <footer className={css.footer}>
        <Rooftops />
        <div className={css.ground}>
          <div className={css.groundBand}>{footer}</div>
        </div>
      </footer>
    )}
    {end}
  </div>
)
