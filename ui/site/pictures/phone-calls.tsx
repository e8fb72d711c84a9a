import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, House, Sun, Tree } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A man on the telephone at night without power: a candle, and a battery for the modem. */
export const HomePhoneDark = () => (
  <>
    <path className={css.hill} d="M16 206V58q0-34 34-34h220q34 0 34 34v148z" />
    <path className={css.cloth} d="M40 50h78v74H40z" />
    <path className={css.sun} d="M86 84a14 14 0 1 1 16-22 16 16 0 0 0-16 22z" />
    <path className={css.roofShade} d="M150 160h140v10H150zM162 170h8v36h-8zM270 170h8v36h-8z" />
    <path className={css.sun} d="M246 92c14 14 10 24 0 24s-14-10 0-24z" />
    <path className={css.surface} d="M238 118h16v42h-16z" />
    <path className={css.ink} d="M166 140h36v20h-36z" />
    <path className={css.sea} d="M172 148h5v5h-5zM182 148h5v5h-5z" />
    <path className={css.leaf} d="M214 144h18v16h-18z" />
    <path className={css.sun} d="M218 140h10v4h-10z" />
    <Motif x={184} y={110} turn={0} size={0.56} tail={false} />
    <Person x={104} y={206} size={1.26} skin={1} top="coral" hair="short" hands={[-18, -34, 12, -62]} />
    <Line d="M202 152h12M119 128C140 150 150 130 166 146M6 206h308" />
  </>
)

/** Two women on two hills with the sea between them; a kite's string carries their call. 640 by 230. */
export const CallingLine = () => (
  <>
    <path className={css.sky} d="M0 206V84q0-58 58-58h524q58 0 58 58v122z" />
    <Sun x={70} y={78} />
    <Cloud x={420} y={64} />
    <path className={css.sea} d="M150 172q28-10 56 0t56 0 56 0 56 0 56 0 56 0v34H150z" />
    <path className={css.leaf} d="M0 206v-50q110-54 206 20l24 30zM640 206v-58q-100-50-190 22l-26 36z" />
    <House x={24} y={164} w={62} h={36} />
    <House x={544} y={160} w={66} h={38} />
    <Tree x={512} y={168} />
    <path className={css.coral} d="M296 180h60l-12 16h-36z" />
    <path className={css.surface} d="M326 130v46h-26zM331 140v36h18z" />
    <Person
      x={138}
      y={164}
      size={1.1}
      skin={2}
      top="coral"
      hair="long"
      legs="dress"
      hands={[-16, -32, 11, -64]}
    />
    <Person
      x={474}
      y={168}
      size={1.1}
      flip
      skin={3}
      top="sun"
      hair="bun"
      old
      legs="dress"
      hands={[-16, -32, 11, -64]}
    />
    <path className={css.ink} d="M146 84h8v18h-8zM458 88h8v18h-8z" />
    <Motif x={306} y={60} turn={84} size={1.1} />
    <Line d="M152 88C190 50 250 48 292 58M322 62C380 76 430 76 460 90M0 206h640" />
  </>
)

/** A young woman on the telephone under two clocks, one for each country. */
export const CallingClock = () => (
  <>
    <path className={css.wall} d="M16 206V56q0-32 32-32h224q32 0 32 32v150z" />
    <path
      className={css.surface}
      d="M128 84a30 30 0 1 1 60 0 30 30 0 1 1-60 0zM218 84a30 30 0 1 1 60 0 30 30 0 1 1-60 0z"
    />
    <path className={css.sun} d="M158 84V60a24 24 0 0 1 20 36z" />
    <path className={css.sea} d="M248 84V60a24 24 0 0 1 0 48z" />
    <Line d="M128 84a30 30 0 1 1 60 0 30 30 0 1 1-60 0zM218 84a30 30 0 1 1 60 0 30 30 0 1 1-60 0zM158 64v20l14 8M248 64v20M248 84v16M158 130h20M248 130h-20M188 130h8" />
    <path className={css.roof} d="M168 166h120v10H168zM178 176h8v30h-8zM270 176h8v30h-8z" />
    <path className={css.coral} d="M206 154q4-12 20-12t20 12v12h-40z" />
    <Motif x={54} y={60} turn={-20} size={0.6} />
    <Person x={100} y={206} size={1.36} skin={2} top="sea" hair="long" hands={[-20, -32, 12, -62]} />
    <Line d="M226 142C210 116 180 150 160 146S128 140 118 126M6 206h308" />
  </>
)
