import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, Sun } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'
import type { Drawings } from './drawing.ts'

/** Two neighbours compare their bills: the one of today reaches the floor, the other is as short as the string of the kite lets it be. */
const SavingsCalculator = () => (
  <>
    <path className={css.sky} d="M10 206V70q0-30 30-30h240q30 0 30 30v136z" />
    <Sun x={62} y={82} size={0.9} />
    <Cloud x={150} y={76} />
    <path className={css.hill} d="M10 206v-34q70-34 150-10t150-6v50z" />
    <Person x={84} y={206} size={1.4} skin={3} top="cloth" hair="short" hands={[-20, -34, 24, -58]} />
    <path className={css.surface} d="M106 116h34v84q-6-6-11 0t-11 0-12 0z" />
    <Line d="M106 116h34v84q-6-6-11 0t-11 0-12 0zM114 130h18M114 144h18M114 158h18M114 172h18M114 186h10" />
    <Person
      x={222}
      y={206}
      size={1.4}
      skin={1}
      top="coral"
      hair="long"
      legs="dress"
      hands={[-26, -56, 22, -64]}
    />
    <path className={css.sun} d="M168 118h34v38q-6-6-11 0t-11 0-12 0z" />
    <Line d="M168 118h34v38q-6-6-11 0t-11 0-12 0zM176 132h18M176 144h10" />
    <Line d="M253 116Q290 110 282 66" />
    <Motif x={282} y={52} turn={24} tail={false} />
    <Line d="M10 206h300" />
  </>
)

export const packagesPictures: Drawings = { savingsCalculator: { Drawing: SavingsCalculator } }
