import { heroTrail } from '#adapters/brand/scenes.ts'
import { Line, Motif, Shapes } from './motif.tsx'
import { Cloud, Sun, Windows } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** Roofs in the morning: a girl and her grandmother fly the kite whose string comes down into a lit home. */
const Hero = () => (
  <>
    <path className={css.sky} d="M22 490C-24 270 84 60 300 34s344 170 324 456z" />
    <Sun x={128} y={150} size={2.1} />
    <path className={css.hill} d="M22 490c60-136 128-146 208-102 56-60 120-70 190-6 70-46 160-30 204 108z" />
    <Cloud x={262} y={128} size={1.4} />
    <Cloud x={524} y={176} size={1.1} />
    {/* the far gable, the flat roof, the tall block */}
    <path className={css.wall} d="M24 490V356h150v134zM424 490V236h176v254z" />
    <path className={css.shade} d="M130 490V356h44v134zM548 490V236h52v254zM164 490V372h272v118z" />
    <path className={css.roof} d="M10 358 99 286l89 72zM414 226h196v14H414z" />
    <path className={css.roofShade} d="m99 286 89 72h-58zM156 362h288v16H156zM138 296h16v40l-16-12z" />
    <Windows x={48} y={388} columns={3} rows={2} gap={28} rise={38} lit={[4]} />
    <Windows x={444} y={262} columns={4} rows={1} gap={26} rise={50} />
    <Windows x={566} y={270} columns={1} rows={4} gap={30} rise={50} lit={[1]} />
    <path
      className={css.glass}
      d="M190 404h34v46h-34zM244 404h34v46h-34zM446 330h84v46h-84zM446 408h84v46h-84z"
    />
    {/* the home at the string's end: a sofa, a reader under a lamp */}
    <path className={css.sun} d="M304 398h108v68H304z" />
    <path className={css.cloth} d="M312 450q0-12 12-12h44q12 0 12 12v16h-68z" />
    <Person
      x={340}
      y={476}
      size={0.66}
      skin={2}
      top="coral"
      hair="bun"
      legs="none"
      hands={[-10, -34, 12, -34]}
    />
    <path className={css.surface} d="m330 444 10 4 10-4v10l-10 3-10-3z" />
    <path className={css.coral} d="M388 426h16v8h-16z" />
    <Line d="M304 398h108v68H304zM382 434h28M340 448v9M190 427h34M244 427h34" />
    {/* balconies */}
    <path className={css.leaf} d="M452 372c-6-14 2-22 8-14 2-12 14-10 12 2 8-4 12 4 6 12z" />
    <Person
      x={506}
      y={486}
      size={0.84}
      skin={1}
      top="sea"
      hair="bald"
      old
      legs="none"
      hands={[-20, -44, 22, -92]}
    />
    <Line d="M440 376h96M444 376v22h88v-22M466 376v22M488 376v22M510 376v22M440 454h96M444 454v22h88v-22M466 454v22M488 454v22M510 454v22" />
    {/* antenna, tank, a cat on the ridge */}
    <path className={css.leaf} d="M566 196h32v24h-32z" />
    <path className={css.ink} d="M70 312c-4-14 2-24 10-26l-1-10 6 5h5l5-5v14c0 6-4 8-5 12z" />
    <Line d="M566 226v-6M598 226v-6M560 196h44M582 196v-6M452 226v-40M442 192h20M446 200h12M72 308c-10 0-10-12-16-12" />
    {/* the people who hold the string */}
    <Line d="M342 288c22 24 22 50 20 74-2 26 14 36 32 64" />
    <Person
      x={256}
      y={362}
      size={1.36}
      skin={3}
      top="cloth"
      hair="bun"
      old
      legs="dress"
      hands={[-20, -28, 28, -42]}
    />
    <Person
      x={314}
      y={362}
      size={1.06}
      skin={2}
      top="coral"
      hair="long"
      legs="walk"
      hands={[22, -60, 28, -71]}
    />
    <Line d="M343 287C372 254 392 196 398 132" />
    <Shapes shapes={heroTrail} />
    <Motif x={400} y={112} turn={14} size={2.6} tail={false} />
    <Line d="M6 490h628" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = { hero: Hero }
