import type { PageModel } from '#core/template/page-model.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { money } from '#ui/content/format.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import * as css from './style-guide.css.ts'

/** The flags of a model, the order that it sums up, and the page after it. */
export const ModelFacts = ({ model: { flags, summary, next } }: { readonly model: PageModel }) => (
  <dl className={css.facts}>
    {Object.entries(flags).map(([name, isOn]) => (
      <div key={name}>
        <dt className={css.soft}>
          <code className={css.code}>{name}</code>
        </dt>
        <dd className={css.fact}>
          <span className={css.flag}>
            <Icon name={isOn ? 'check' : 'minus'} size="small" />
            {isOn ? words.isOn : words.isOff}
          </span>
        </dd>
      </div>
    ))}
    {summary === null ? null : (
      <>
        <div>
          <dt className={css.soft}>{words.lines}</dt>
          <dd className={css.fact}>{summary.lines}</dd>
        </div>
        <div>
          <dt className={css.soft}>{words.dueToday}</dt>
          <dd className={css.fact}>{money(summary.totals.dueToday).text}</dd>
        </div>
        <div>
          <dt className={css.soft}>{words.missing}</dt>
          <dd className={css.fact}>
            <code className={css.code}>{summary.missing.join(', ') || words.nothingMissing}</code>
          </dd>
        </div>
      </>
    )}
    <div>
      <dt className={css.soft}>{words.next}</dt>
      <dd className={css.fact}>
        <code className={css.code}>{next}</code>
      </dd>
    </div>
  </dl>
)

type JsonProps = { readonly title: string; readonly value: unknown }

/** A value as JSON. It scrolls by keyboard too. */
export const Json = ({ title, value }: JsonProps) => (
  <details className={css.stack} open>
    <summary className={css.summary}>{title}</summary>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A region that scrolls takes the focus. */}
    <section className={css.json} tabIndex={0} aria-label={title}>
      <pre className={css.lines}>{JSON.stringify(value, null, 2)}</pre>
    </section>
  </details>
)
