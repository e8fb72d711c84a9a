import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import { Cloud, Sun } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A modem between the wall jack and the outlet, its light on, at night. */
export const ModemLights = () => (
  <>
    <path className={css.cloth} d="M4 10h312v210H4z" />
    <path className={css.roofShade} d="M40 184h250v12H40z" />
    <path
      className={css.surface}
      d="M120 62h84a12 12 0 0 1 12 12v98a12 12 0 0 1-12 12h-84a12 12 0 0 1-12-12V74a12 12 0 0 1 12-12z"
    />
    <path className={css.shade} d="M192 62h12a12 12 0 0 1 12 12v98a12 12 0 0 1-12 12h-12z" />
    <circle className={css.sun} cx="150" cy="150" r="9" />
    <Line d="M130 86h40M130 98h40M130 110h40" />
    <path className={css.wall} d="M18 84h40v48H18zM268 96h40v44h-40z" />
    <circle className={css.ink} cx="38" cy="108" r="7" />
    <path className={css.ink} d="M280 108h4v10h-4zM292 108h4v10h-4z" />
    <Line d="M38 108C70 108 62 170 110 164M216 164C256 172 250 122 288 122" />
    <Line d="M150 42a34 34 0 0 1 26 0M140 26a56 56 0 0 1 46 0" />
    <path className={css.coral} d="M160 46l6 6-6 6-6-6z" />
  </>
)

/** The light of the modem in its four states: steady, blinking, without signal, and off. */
export const ModemLegend = () => (
  <>
    <path
      className={css.cloth}
      d="M30 10h260a10 10 0 0 1 10 10v200a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10V20a10 10 0 0 1 10-10z"
    />
    <circle className={css.sun} cx="66" cy="42" r="14" />
    <Line d="M66 20v4M66 60v4M44 42h4M84 42h4M50 26l3 3M79 55l3 3M82 26l-3 3M53 55l-3 3M120 42h132" />
    <path className={css.sun} d="M66 80a14 14 0 0 1 0 28z" />
    <Line d="M52 94a14 14 0 1 1 28 0 14 14 0 1 1-28 0M120 94h24M156 94h24M192 94h24M228 94h24" />
    <circle className={css.coral} cx="66" cy="146" r="14" />
    <Line d="M120 146h44l8-9M188 155l8-9h64M52 198a14 14 0 1 1 28 0 14 14 0 1 1-28 0M56 208l20-20" />
    <Motif x={272} y={42} size={0.45} turn={60} tail={false} />
    <Motif x={272} y={94} size={0.45} turn={60} tail={false} />
  </>
)

/** A woman with a headset at a desk; her cord rises to a kite outside the window. */
export const CallCenter = () => (
  <>
    <path className={css.wall} d="M20 20h280v184H20z" />
    <path className={css.sky} d="M44 40h130v96H44z" />
    <Sun x={72} y={66} size={0.7} />
    <Cloud x={108} y={112} size={0.8} />
    <Motif x={150} y={62} size={0.8} />
    <Line d="M44 40h130v96H44z" />
    <Person
      x={214}
      y={206}
      size={1.5}
      skin={2}
      top="coral"
      hair="long"
      legs="none"
      hands={[-26, -36, 13, -66]}
    />
    <Line d="M200 104a15 15 0 0 1 28-2M228 104q4 12-8 12" />
    <path className={css.ink} d="M224 100h7v12h-7z" />
    <Line d="M150 76C140 110 176 128 196 122S216 116 219 116" />
    <path className={css.roof} d="M20 166h280v14H20z" />
    <path className={css.roofShade} d="M34 180h10v24H34zM276 180h10v24h-10z" />
    <path className={css.cloth} d="M110 122h52v38h-52z" />
    <path className={css.roofShade} d="M130 160h12v6h-12zM122 164h28v3h-28z" />
    <path className={css.sea} d="M256 146h22v20h-22z" />
    <Line d="M278 150q9 1 9 6t-9 6M20 204h280" />
  </>
)

/** A grandfather and a girl untangle a kite's string; the kite waits on the sofa. */
export const Untangle = () => (
  <>
    <path className={css.wall} d="M14 26h292v178H14z" />
    <path className={css.sky} d="M120 44h76v62h-76z" />
    <Line d="M120 44h76v62h-76zM158 44v62" />
    <path className={css.sea} d="M36 132h96q10 0 10 10v20h20v42H20v-52q0-20 16-20z" />
    <path className={css.shade} d="M20 168h142v12H20z" />
    <Motif x={74} y={148} turn={70} size={1.1} tail={false} />
    <Person x={202} y={206} size={1.35} skin={3} top="cloth" hair="bald" old hands={[-20, -40, 24, -44]} />
    <Person
      x={270}
      y={206}
      size={0.95}
      skin={3}
      top="sun"
      hair="bun"
      legs="dress"
      hands={[-24, -50, 14, -30]}
    />
    <Line d="M86 160C110 200 150 196 172 154M234 146C244 120 216 128 226 146S258 134 246 158 226 178 238 164 262 150 248 158M172 154C186 138 222 132 234 146" />
    <Line d="M4 206h312" />
  </>
)

/** The way of an order: a house, a calendar page, a visit and a connected home along one string. */
export const OrderTrail = () => (
  <>
    <Line d="M30 178C80 70 120 220 168 120S262 40 296 74" />
    <circle className={css.coral} cx="30" cy="178" r="9" />
    <g transform="translate(86 110)">
      <path className={css.surface} d="M0 0h52v46H0z" />
      <path className={css.coral} d="M0 0h52v12H0z" />
      <path className={css.sun} d="M30 28h12v10H30z" />
      <Line d="M10 22h8M10 34h8M24 22h8" />
    </g>
    <g transform="translate(150 150)">
      <path className={css.sea} d="M0 14h58l16 18v24H0z" />
      <path className={css.glass} d="M44 20h12l10 12H44z" />
      <circle className={css.ink} cx="18" cy="56" r="9" />
      <circle className={css.ink} cx="56" cy="56" r="9" />
      <Line d="M8 30h22" />
    </g>
    <g transform="translate(226 58)">
      <path className={css.wall} d="M0 76V34h60v42z" />
      <path className={css.roof} d="M-8 34L30 4l38 30z" />
      <path className={css.sun} d="M12 46h14v14H12z" />
      <path className={css.cloth} d="M36 46h14v30H36z" />
    </g>
    <Motif x={298} y={56} size={0.7} tail={false} />
  </>
)
