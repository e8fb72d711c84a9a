import { allIllustrations } from '#ui/kit/scene/all-illustrations.ts'
import { Drawing } from '#ui/kit/scene/drawing.tsx'
import * as css from './add-ons.css.ts'

/** A cross-section of a house, in which the signal reaches each room. */
export const HouseInside = ({ title }: { readonly title: string }) => (
  <svg className={css.drawing} viewBox="0 0 480 410" role="img" aria-label={title}>
    <Drawing parts={allIllustrations.houseInside} />
  </svg>
)
