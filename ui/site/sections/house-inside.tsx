import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { OwnDrawing } from '#ui/kit/scene/own-drawing.tsx'
import { ownIllustrations } from '#ui/kit/scene/own-illustrations.ts'
import { Cloud, Sun } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as paint from '#ui/kit/scene/scene.css.ts'
import * as css from './add-ons.css.ts'

const pods = [
  { x: 288, y: 336 },
  { x: 414, y: 330 },
  { x: 236, y: 222 },
  { x: 404, y: 222 },
  { x: 260, y: 138 },
] as const

const SharedComposition = () => (
  <>
    <path className={paint.sky} d="M6 398C-8 190 110 20 262 22s224 150 212 376z" />
    <Cloud x={406} y={104} size={1.2} />
    <Sun x={112} y={96} size={1.4} />
    <path className={paint.wall} d="M90 398V180L260 76l170 104v218z" />
    <path className={paint.surface} d="M100 188h146v100H100zM100 296h178v102H100z" />
    <path className={paint.shade} d="M286 296h134v102H286zM150 180 260 104l110 76z" />
    <path className={paint.glass} d="M254 188h166v100H254z" />
    <path className={paint.roof} d="M70 186 260 60l190 126h-34L260 84 104 186z" />
    <path className={paint.roofShade} d="M372 134V84h26v68z" />
    {/* ground floor: a sofa with a reader; a table with a cook */}
    <path className={paint.cloth} d="M176 376q0-18 16-18h50q16 0 16 18v22h-82z" />
    <Person
      x={216}
      y={398}
      size={0.9}
      skin={3}
      top="coral"
      hair="long"
      legs="none"
      hands={[-12, -36, 14, -36]}
    />
    <path className={paint.ink} d="m206 358 22 0-3 15h-16z" />
    <path className={paint.roof} d="M330 358h66v8h-66z" />
    <Person
      x={352}
      y={398}
      size={0.98}
      skin={1}
      top="sun"
      hair="bald"
      old
      legs="stand"
      hands={[-18, -30, 22, -48]}
    />
    <path className={paint.sea} d="M366 342h18v14h-18z" />
    <Line d="M338 366v32M388 366v32M366 342h18v14h-18zM371 336v3M379 336v3" />
    {/* upper floor: a bed, a desk */}
    <path className={paint.leaf} d="M112 262h94v18h-94z" />
    <path className={paint.coral} d="M112 246h24v16h-24z" />
    <Person
      x={158}
      y={284}
      size={0.82}
      skin={2}
      top="cloth"
      hair="short"
      legs="none"
      hands={[-8, -40, 14, -38]}
    />
    <path className={paint.ink} d="M158 244h14v10h-14z" />
    <path className={paint.roof} d="M330 252h68v6h-68z" />
    <Person x={322} y={288} size={0.9} skin={3} top="sea" hair="bun" legs="sit" hands={[14, -42, 22, -40]} />
    <path className={paint.ink} d="m352 252 6-22h26l-6 22z" />
    <Line d="M112 240v48M206 262v26M112 280h94M390 258v30M342 258v30" />
    {/* attic: a cat, a box */}
    <path className={paint.roof} d="M296 156h34v24h-34z" />
    <path className={paint.ink} d="M208 180c-4-14 2-24 10-26l-1-10 6 5h5l5-5v14c0 6-4 8-5 12l3 10z" />
    <Line d="M296 164h34M210 176c-10 0-10-12-16-12M90 292h340M250 186v106M282 292v106M90 186v212M430 186v212M120 180h280" />
    {/* the incoming string; the signal path */}
    <path className={paint.coral} d="M112 356h34v12h-34z" />
    <Line d="M112 356h34v12h-34zM104 374h52M44 126C18 220 40 342 112 362" />
    <path
      className={paint.dashed}
      d="M146 360c40-34 100-36 142-24s96 10 126-6M288 336c-14-40-60-60-52-114M414 330c16-40 4-80-10-108M236 222c-6-40 8-66 24-84"
    />
    <Motif x={52} y={100} turn={24} size={1.5} />
    {pods.map(({ x, y }) => (
      <Motif key={`${x} ${y}`} x={x} y={y} turn={0} size={0.5} tail={false} />
    ))}
    <Line d="M2 398h476" />
  </>
)

/** A cross-section of a house: the string of the motif enters at the modem, and the signal goes from pod to pod up to the attic. A brand may draw its own. */
export const HouseInside = ({ title }: { readonly title: string }) => (
  <svg className={css.drawing} viewBox="0 0 480 410" role="img" aria-label={title}>
    {ownIllustrations === null ? <SharedComposition /> : <OwnDrawing parts={ownIllustrations.houseInside} />}
  </svg>
)
