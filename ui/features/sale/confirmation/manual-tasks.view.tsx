import { confirmationWords } from './es.ts'
import type { ManualTaskWords, OrderedTask } from './manual-tasks.es.ts'
import { manualTaskWords as words } from './manual-tasks.es.ts'
import { Section } from '#ui/kit/section/section.tsx'
import * as css from './confirmation.css.ts'

export type ManualTasksProps = {
  readonly tasks: readonly OrderedTask[]
  /** Ten digits; null if the number is no longer known. */
  readonly phone: string | null
  /** The service address on one line; null if it is no longer known. */
  readonly address: string | null
}

/** What a person completes of an order: who calls and when, and what the buyer does meanwhile (CHK-22). */
export const ManualTasks = ({ tasks, phone, address }: ManualTasksProps) => (
  <Section heading={words.tasks}>
    {tasks.map((task) => {
      const { title, body, call, next }: ManualTaskWords = words.of[task]
      return (
        <div key={task} className={css.manualTask}>
          <h3 className={css.when}>{title}</h3>
          {task === 'visitByPhone' && address !== null ? <p>{confirmationWords.at(address)}</p> : null}
          <p>{body}</p>
          <p className={css.hours}>{call(phone)}</p>
          <ol className={css.tasks}>
            {next.map((sentence) => (
              <li key={sentence} className={css.task}>
                {sentence}
              </li>
            ))}
          </ol>
        </div>
      )
    })}
  </Section>
)
