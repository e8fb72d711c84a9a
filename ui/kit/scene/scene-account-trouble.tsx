import { Line, Motif } from './motif.tsx'
import { Cloud, Windows } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** A counter with its shutter half down, and a clerk who already looks under it. */
const AccountError = () => (
  <>
    <path className={css.sky} d="M16 208V72q0-46 46-46h196q46 0 46 46v136z" />
    <path className={css.wall} d="M46 208V60h184v148z" />
    <path className={css.shade} d="M208 208V60h22v148z" />
    <path className={css.roof} d="M36 60h204l-10-18H46z" />
    <path className={css.ink} d="M64 84h134v78H64z" />
    <Person
      x={124}
      y={196}
      size={1.1}
      skin={2}
      top="sea"
      hair="short"
      legs="none"
      hands={[-26, -36, 28, -36]}
    />
    <path className={css.surface} d="M60 76h142v34H60z" />
    <path className={css.roofShade} d="M54 160h154v12H54z" />
    <Line d="M60 84h142M60 92h142M60 100h142M60 110h142M54 160h154" />
    <Line d="M60 76c-6 20 4 28-4 46s8 24 0 38" />
    <path className={css.dashed} d="M190 110l6 30" />
    <Person
      x={262}
      y={208}
      size={1.16}
      flip
      skin={3}
      top="coral"
      hair="long"
      legs="dress"
      hands={[-14, -60, 24, -44]}
    />
    <Motif x={282} y={64} turn={200} size={0.8} tail={false} />
    <Line d="M282 82c-14 12 8 22-2 34s-6 14-2 22" />
    <Line d="M8 208h304M74 186h28M120 186h60" />
  </>
)

/** A row of letter boxes: the key of one person does not open the box of another. */
const NotAuthorized = () => (
  <>
    <path className={css.sky} d="M24 208V74c0-32 34-52 136-52s138 20 138 54v132z" />
    <path className={css.shade} d="M112 44h172v112H112z" />
    <path
      className={css.surface}
      d="M120 54h34v28h-34zM160 54h34v28h-34zM240 54h34v28h-34zM120 90h34v28h-34zM160 90h34v28h-34zM200 90h34v28h-34zM240 90h34v28h-34zM120 126h34v22h-34zM160 126h34v22h-34zM200 126h34v22h-34zM240 126h34v22h-34z"
    />
    <path className={css.sun} d="M200 54h34v28h-34z" />
    <path className={css.coral} d="m217 57-8 8 8 14 8-14z" />
    <Line d="M126 60h14M166 60h14M246 60h14M126 96h14M166 96h14M206 96h14M246 96h14M126 132h14M166 132h14M206 132h14M246 132h14M229 78v.5" />
    <Person x={84} y={208} size={1.3} skin={1} top="cloth" hair="short" hands={[-14, -32, 34, -66]} />
    <path className={css.sun} d="M138 122a6 6 0 1 0-12 0 6 6 0 1 0 12 0z" />
    <Line d="M138 122a6 6 0 1 0-12 0 6 6 0 1 0 12 0zM138 122h16M147 122v5M152 122v5" />
    <Person
      x={236}
      y={208}
      size={0.98}
      flip
      skin={3}
      top="coral"
      hair="bun"
      old
      legs="dress"
      hands={[-20, -30, 8, -100]}
    />
    <path className={css.leaf} d="M34 184c-14-16-6-28 2-18 0-18 16-20 14-2 10-8 14 10 2 20z" />
    <path className={css.roof} d="M24 184h34l-4 24H28z" />
    <Line d="M12 208h296" />
  </>
)

/** The kite is torn. On the kitchen table it is already being mended. */
const AccountBroken = () => (
  <>
    <path className={css.sky} d="M20 190V84c0-40 60-62 140-62s140 22 140 62v106z" />
    <path className={css.cloth} d="M222 46h62v58h-62z" />
    <path className={css.sun} d="M256 56a16 16 0 1 0 10 26 18 18 0 0 1-10-26z" />
    <Line d="M222 46h62v58h-62zM253 46v58M110 34V18M96 52h28" />
    <path className={css.sun} d="M110 34l-18 20h36z" />
    <Person
      x={100}
      y={222}
      size={1.66}
      skin={2}
      top="sea"
      hair="long"
      legs="none"
      hands={[-20, -36, 38, -40]}
    />
    <Person
      x={236}
      y={206}
      size={1.08}
      flip
      skin={1}
      top="coral"
      hair="cap"
      legs="none"
      hands={[-18, -34, 34, -32]}
    />
    <path className={css.roof} d="M24 168h272v14H24z" />
    <path className={css.roofShade} d="M24 182h272v8H24z" />
    <g transform="translate(176 150)rotate(84)">
      <Motif x={0} y={0} turn={0} size={1.5} tail={false} isQuiet />
    </g>
    <path className={css.surface} d="M168 144h22v7h-22z" />
    <Line d="M170 136l6 10-4 6 6 10M44 190v32M276 190v32M10 222h300" />
  </>
)

/** Evening: the reel hangs on its hook, the window is closed, the house stays lit. */
const AccountExit = () => (
  <>
    <path className={css.cloth} d="M16 208C6 96 78 26 164 26s150 78 140 182z" />
    <path className={css.sun} d="M86 52a20 20 0 1 0 14 34 24 24 0 0 1-14-34z" />
    <Cloud x={150} y={62} size={0.7} />
    <path className={css.wall} d="M128 208V84h150v124z" />
    <path className={css.shade} d="M250 208V84h28v124z" />
    <path className={css.roof} d="m112 86 91-52 91 52z" />
    <path className={css.roofShade} d="m203 34 91 52h-44z" />
    <Windows x={148} y={104} columns={2} rows={1} gap={22} rise={30} lit={[0, 1]} />
    <path className={css.coral} d="M196 208v-64h36v64z" />
    <path className={css.sun} d="M202 150h24v16h-24z" />
    <Line d="M196 208v-64h36v64M226 182v4M203 34v-8" />
    <Person
      x={84}
      y={208}
      size={1.16}
      skin={2}
      top="sun"
      hair="short"
      legs="walk"
      hands={[-16, -34, 20, -78]}
    />
    <Line d="M132 132h12M140 132v8" />
    <path className={css.coral} d="M134 140h4v20h-4zM146 140h4v20h-4z" />
    <path className={css.sun} d="M138 143h8v14h-8z" />
    <Line d="M142 157c0 26-34 38-72 22" />
    <Motif x={60} y={176} turn={200} size={0.74} tail={false} />
    <Line d="M8 208h304M254 208c2-10 10-12 12 0" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = {
  accountError: AccountError,
  notAuthorized: NotAuthorized,
  accountBroken: AccountBroken,
  accountExit: AccountExit,
}
