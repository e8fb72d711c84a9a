import { checkoutWords } from './es.ts'
import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import * as paint from '#ui/kit/scene/scene.css.ts'
import * as css from './risk.css.ts'

/** Digits become dots behind a lock: encryption in the browser. */
const Encrypted = () => (
  <>
    <path className={paint.surface} d="M4 10h72v52H4z" />
    <path className={paint.sky} d="M4 10h72v12H4z" />
    <path className={paint.sea} d="M44 38h24v18H44z" />
    <path
      className={paint.ink}
      d="M11 46a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM21 46a3 3 0 1 1 6 0 3 3 0 0 1-6 0zM31 46a3 3 0 1 1 6 0 3 3 0 0 1-6 0z"
    />
    <Line d="M4 10h72v52H4zM4 22h72M10 16h.01M16 16h.01M49 38v-5q0-7 7-7t7 7v5M56 45v4M76 40q16 12 32 0" />
  </>
)

/** One request to the credit bureau, on the string. */
const Checked = () => (
  <>
    <path className={paint.wall} d="M30 62V30h48v32z" />
    <path className={paint.roof} d="M24 30 54 12l30 18z" />
    <path className={paint.surface} d="M2 34h22v16H2z" />
    <path className={paint.sun} d="M48 44h12v18H48z" />
    <Line d="M2 34h22v16H2zM2 34l11 9 11-9M24 30 54 12l30 18zM30 62V30M78 62V30M38 38v16M70 38v16M20 62h68M84 42q14 8 28 0" />
  </>
)

/** An empty sheet: the number is deleted. */
const Deleted = () => (
  <>
    <path className={paint.surface} d="M6 14h40v48H6z" />
    <path className={paint.dashed} d="M6 14h40v48H6zM14 30h24M14 40h24M14 50h14" />
    <Motif x={78} y={30} turn={38} size={0.62} />
    <Line d="M52 58h14M56 50h22" />
  </>
)

const stages = [Encrypted, Checked, Deleted]

/** What happens to an identification number: encrypted, checked once, deleted. */
export const NumberPath = () => (
  <ol className={css.path}>
    {checkoutWords.risk.path.map((sentence, index) => {
      const Drawing = stages[index]
      return (
        <li key={sentence} className={css.station}>
          <svg viewBox="0 0 112 68" className={css.drawing} aria-hidden>
            {Drawing === undefined ? null : <Drawing />}
          </svg>
          <span>{sentence}</span>
        </li>
      )
    })}
  </ol>
)
