import { ActionLinks } from '../action-links.tsx'
import { Picture } from '../pictures/picture.tsx'
import * as css from './feature.css.ts'
import { heading as headingStyle, section as sectionStyle } from './section-frame.css.ts'
import type { SectionProps } from './section.ts'
import { Toned } from './toned.tsx'

/** One subject in a few sentences, with its picture. Pictures of following features change sides. */
export const Feature = ({ section }: SectionProps<'feature'>) => {
  const { id, heading, paragraphs, points = [], picture, actions = [], tone } = section
  return (
    <Toned tone={tone}>
      <section id={id} aria-labelledby={`${id}-titulo`} className={sectionStyle}>
        <div className={picture === undefined ? undefined : css.feature}>
          <div className={css.words}>
            <h2 id={`${id}-titulo`} className={headingStyle}>
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length === 0 ? null : (
              <ul className={css.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            <ActionLinks actions={actions} />
          </div>
          {picture === undefined ? null : (
            <div className={css.picture}>
              <Picture {...picture} />
            </div>
          )}
        </div>
      </section>
    </Toned>
  )
}
