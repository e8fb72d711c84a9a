import { horizon, horizonLights } from '#adapters/brand/ornaments.ts'
import * as css from './page.css.ts'

/** The silhouette of the brand over the foot of a page, with a few lights. */
export const Rooftops = () => (
  <svg className={css.roofs} viewBox="0 0 1440 72" preserveAspectRatio="xMidYMax slice" aria-hidden>
    <path d={horizon} />
    <path className={css.lamp} d={horizonLights} />
  </svg>
)
