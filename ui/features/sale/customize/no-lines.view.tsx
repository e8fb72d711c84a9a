import { customizeWords as words } from './es.ts'
import { Button } from '#ui/kit/button/button.tsx'
import * as css from './customize.css.ts'
import type { DeviceGroup } from './device-choice.ts'

/** Offers the first line where there is none. */
export const NoLines = ({ onAdd }: { readonly onAdd: (group: DeviceGroup) => void }) => (
  <section className={css.empty}>
    <h2>{words.empty.title}</h2>
    <p>{words.empty.body}</p>
    <div className={css.ways}>
      <Button onClick={() => onAdd('own')}>{words.empty.own}</Button>
      <Button variant="secondary" onClick={() => onAdd('DEVICE')}>
        {words.empty.fresh}
      </Button>
    </div>
  </section>
)
