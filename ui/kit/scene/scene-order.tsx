import { Line, Motif } from './motif.tsx'
import { House } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** The day on the calendar, and the van that arrives on it. */
const Schedule = () => (
  <>
    <path className={css.sky} d="M12 208C8 110 60 26 160 26s154 80 148 182z" />
    <path className={css.hill} d="M10 208c60-50 120-40 150-18 40-34 100-34 150 18z" />
    <path className={css.surface} d="M38 40h92v84H38z" />
    <path className={css.coral} d="M38 40h92v20H38z" />
    <path className={css.sun} d="M92 86a10 10 0 1 1 0 20 10 10 0 0 1 0-20z" />
    <Line d="M38 40h92v84H38zM56 32v14M112 32v14M50 74h8M66 74h8M82 74h8M98 74h8M114 74h4M50 96h8M66 96h8M50 112h8M66 112h8M82 114h8M114 96h4M87 96l4 4 7-8" />
    <House x={216} y={208} w={78} h={52}>
      <path className={css.sun} d="M10-42h18v20H10z" />
      <path className={css.cloth} d="M38 0v-34h16V0z" />
    </House>
    <Line d="M102 96C150 128 190 80 240 60" />
    <Motif x={252} y={54} turn={58} size={1} />
    <path className={css.surface} d="M60 196v-46q0-6 6-6h76v52z" />
    <path className={css.coral} d="M142 152h24l16 22v22h-40z" />
    <path className={css.glass} d="M148 158h15l10 14h-25z" />
    <path className={css.coral} d="M60 178h82v18H60z" />
    <path
      className={css.ink}
      d="M72 198a11 11 0 1 1 22 0 11 11 0 0 1-22 0zM146 198a11 11 0 1 1 22 0 11 11 0 0 1-22 0z"
    />
    <path
      className={css.surface}
      d="M79 198a4 4 0 1 1 8 0 4 4 0 0 1-8 0zM153 198a4 4 0 1 1 8 0 4 4 0 0 1-8 0z"
    />
    <Line d="M60 196v-46q0-6 6-6h76v52M66 138h72M66 134v10M138 134v10M80 138v6M96 138v6M112 138v6" />
    <Motif x={98} y={161} turn={60} size={0.42} tail={false} />
    <Person x={200} y={208} size={1} flip skin={2} top="cloth" hair="cap" hands={[-14, -30, 22, -76]} />
    <Line d="M6 208h308" />
  </>
)

/** At the kitchen table: a card, a phone, and the string that connects them. */
const Payment = () => (
  <>
    <path className={css.sky} d="M20 190V84c0-40 60-62 140-62s140 22 140 62v106z" />
    <path className={css.surface} d="M210 44h66v64h-66z" />
    <path className={css.glass} d="M216 50h54v52h-54z" />
    <Motif x={246} y={72} turn={36} size={0.5} />
    <Line d="M210 44h66v64h-66zM243 50v52" />
    <path className={css.sun} d="M104 34l-18 22h36z" />
    <Line d="M104 34V18" />
    <Person
      x={112}
      y={222}
      size={1.7}
      skin={1}
      top="sun"
      hair="bun"
      legs="none"
      hands={[-22, -34, 30, -44]}
    />
    <path className={css.roof} d="M24 168h272v14H24z" />
    <path className={css.roofShade} d="M24 182h272v8H24z" />
    <path className={css.ink} d="M196 92h48q6 0 6 6v70h-60V98q0-6 6-6z" />
    <path className={css.surface} d="M196 100h48v62h-48z" />
    <path className={css.sea} d="M206 132h28v22h-28z" />
    <Line d="M211 132v-8q0-9 9-9t9 9v8M220 140v6" />
    <path className={css.coral} d="m142 128 46-10 6 28-46 10z" />
    <path className={css.skin1} d="M158 150a7 7 0 1 1 10 8l-6 2z" />
    <Line d="m143 136 46-10M151 148l12-3M168 158c10 12 22 2 28-8" />
    <path className={css.surface} d="M46 144h24v24H46z" />
    <Line d="M46 150h-8v12h8M54 138v-6M62 138v-6M46 144h24v24H46zM44 190v32M276 190v32M10 222h300" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = { schedule: Schedule, payment: Payment }
