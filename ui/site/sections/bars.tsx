import * as css from './bars.css.ts'
import { note as noteStyle } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'
import { Toned } from './color-variants.tsx'

/** Amounts as bars. The largest has the full width, and the others are to scale. */
export const Bars = ({ section: { id, heading, lead, bars, note, tone } }: SectionProps<'bars'>) => {
  const top = Math.max(...bars.map(({ amount }) => amount))
  return (
    <Toned tone={tone}>
      <SectionFrame id={id} heading={heading} lead={lead}>
        <dl className={css.bars}>
          {bars.map(({ title, value, amount, isMain = false }) => (
            <div key={title} className={css.one}>
              <dt>{title}</dt>
              <dd className={css.value}>{value}</dd>
              <dd className={css.track} aria-hidden>
                <svg
                  className={isMain ? css.main : css.bar}
                  width={`${String(Math.round((amount / top) * 1_000) / 10)}%`}
                >
                  <rect width="100%" height="100%" rx="6" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
        {note === undefined ? null : <p className={noteStyle}>{note}</p>}
      </SectionFrame>
    </Toned>
  )
}
