import type { ReactElement } from 'react'
import type { StepsLayout } from '#core/template/section-parts.ts'
import { Motif } from '#ui/kit/scene/motif.tsx'
import { PhoneText } from './phone-text.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'
import * as list from './steps-list.css.ts'
import * as css from './steps.css.ts'

type StepsProps = Pick<SectionProps<'steps'>['section'], 'steps'> & Pick<SectionProps<'steps'>, 'brand'>

/** Steps along the kite's string. */
const CurveSteps = ({ steps, brand }: StepsProps) => (
  <div className={css.flight}>
    <svg className={css.kite} viewBox="-32 -34 64 68" aria-hidden>
      <Motif x={0} y={0} turn={30} tail={false} />
    </svg>
    <ol className={css.steps}>
      {steps.map(({ title, body }, index) => (
        <li key={title} className={css.step}>
          <svg className={css.hanging} viewBox="0 0 24 100" preserveAspectRatio="none" aria-hidden>
            <path vectorEffect="non-scaling-stroke" d="M12 0C30 22-6 44 12 62S22 88 12 100" />
          </svg>
          <svg className={css.climbing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path vectorEffect="non-scaling-stroke" d="M0 100C40 112 78 70 100 0" />
          </svg>
          <p className={css.figure} aria-hidden>
            {index + 1}
          </p>
          <h3 className={css.title}>{title}</h3>
          <p>
            <PhoneText text={body} brand={brand} />
          </p>
        </li>
      ))}
    </ol>
  </div>
)

/** Steps as numbered rows on a panel. */
const ListSteps = ({ steps, brand }: StepsProps) => (
  <ol className={list.panel}>
    {steps.map(({ title, body }, index) => (
      <li key={title} className={list.row}>
        <p className={list.figure} aria-hidden>
          {index + 1}
        </p>
        <h3 className={list.title}>{title}</h3>
        <p className={list.body}>
          <PhoneText text={body} brand={brand} />
        </p>
      </li>
    ))}
  </ol>
)

const layouts: Readonly<Record<StepsLayout, (props: StepsProps) => ReactElement>> = {
  curve: CurveSteps,
  list: ListSteps,
}

/** Steps in order. */
export const Steps = ({ section, brand }: SectionProps<'steps'>) => {
  const { id, heading, lead, steps, layout = 'curve' } = section
  const Layout = layouts[layout]
  return (
    <SectionFrame id={id} heading={heading} lead={lead}>
      <Layout steps={steps} brand={brand} />
    </SectionFrame>
  )
}
