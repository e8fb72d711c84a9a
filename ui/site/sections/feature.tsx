import { ActionLinks } from '../action-links.tsx'
import { Picture } from '../pictures/picture.tsx'
import * as css from './feature.css.ts'
import { heading as headingStyle, section as sectionStyle } from './section-frame.css.ts'
import { PhoneText } from './phone-text.tsx'
import type { SectionProps } from './section.ts'
import { Toned } from './color-variants.tsx'

/** One subject in a few sentences, with its picture. Pictures of following features change sides. */
export const Feature = ({ section, brand }: SectionProps<'feature'>) => {
  const { id, heading, paragraphs, points = [], picture, actions = [], tone } = section
  const title = (
    <h2 id={`${id}-titulo`} className={headingStyle}>
      {heading}
    </h2>
  )
  const words = (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <PhoneText text={paragraph} brand={brand} />
        </p>
      ))}
      {points.length === 0 ? null : (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point}>
              <PhoneText text={point} brand={brand} />
            </li>
          ))}
        </ul>
      )}
      <ActionLinks actions={actions} />
    </>
  )
  return (
    <Toned tone={tone}>
      <section id={id} aria-labelledby={`${id}-titulo`} className={sectionStyle}>
        {picture === undefined ? (
          <div className={css.alone}>
            {title}
            <div className={css.words}>{words}</div>
          </div>
        ) : (
          <div className={css.feature}>
            <div className={css.words}>
              {title}
              {words}
            </div>
            <div className={css.picture}>
              <Picture {...picture} />
            </div>
          </div>
        )}
      </section>
    </Toned>
  )
}
