import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, House, Sun, Tree } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

const BANNERS = [0, 1, 2, 3, 4, 5, 6]
const bannerPaints = [css.coral, css.sun, css.sea]

/** Neighbours watch a match on the patio, under paper banners on the string of a kite. 640 by 230. */
export const Patio = () => (
  <>
    <path className={css.hill} d="M6 214C22 84 150 14 322 14s300 82 312 200z" />
    <path className={css.wall} d="M60 214V70h110v144z" />
    <path className={css.roof} d="M50 58h130v12H50z" />
    <path className={css.sun} d="M84 96h28v32H84z" />
    <path className={css.coral} d="M122 214v-74h32v74z" />
    <path className={css.ink} d="M252 104h136v80H252zM312 184h16v30h-16z" />
    <path className={css.leaf} d="M259 111h122v66H259z" />
    <Line d="M320 111v66M308 144a12 12 0 1 1 24 0 12 12 0 1 1-24 0zM259 128h14v32h-14M381 128h-14v32h14" />
    <Line d="M170 74Q320 118 520 52" />
    {BANNERS.map((index) => {
      const t = 0.1 + index * 0.13
      const x = 170 * (1 - t) ** 2 + 640 * t * (1 - t) + 520 * t ** 2
      const y = 74 * (1 - t) ** 2 + 236 * t * (1 - t) + 52 * t ** 2
      return (
        <path
          key={index}
          className={bannerPaints[index % bannerPaints.length]}
          d={`M${String(Math.round(x) - 13)} ${String(Math.round(y) + 1)}h26v18l-6-5-7 6-7-6-6 5z`}
        />
      )
    })}
    <Motif x={536} y={44} turn={50} />
    <Person x={212} y={214} size={0.92} skin={3} top="sun" hair="short" hands={[-22, -76, 22, -74]} />
    <Person
      x={424}
      y={214}
      size={0.86}
      flip
      skin={1}
      top="coral"
      hair="long"
      legs="sit"
      hands={[10, -40, 22, -46]}
    />
    <Person
      x={484}
      y={214}
      size={0.96}
      flip
      skin={2}
      top="sea"
      hair="bald"
      old
      legs="sit"
      hands={[10, -40, 20, -70]}
    />
    <Person x={552} y={214} size={0.62} flip skin={2} top="coral" hair="bun" hands={[-20, -72, 20, -72]} />
    <Tree x={606} y={214} size={0.9} />
    <Line d="M2 214h636" />
  </>
)

/** An old television set on legs, joined to a small box by a string. */
export const OldSet = () => (
  <>
    <path className={css.wall} d="M16 212V44q0-26 26-26h236q26 0 26 26v168z" />
    <path className={css.roof} d="M58 66h160v106H58zM78 172h10l-8 40h-8zM188 172h10l8 40h-8z" />
    <path className={css.roofShade} d="M180 76h28v86h-28z" />
    <path className={css.sky} d="M70 82q0-6 6-6h86q6 0 6 6v74q0 6-6 6H76q-6 0-6-6z" />
    <Motif x={118} y={112} turn={30} size={0.95} />
    <path
      className={css.sun}
      d="M188 92a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM188 114a6 6 0 1 1 12 0 6 6 0 1 1-12 0z"
    />
    <path className={css.coral} d="M236 178h44v18h-44z" />
    <Line d="M112 66 92 34M140 66l26-36M186 138h16M186 146h16M186 154h16M218 140C250 132 264 150 258 178M244 187h6M8 212h304" />
    <path className={css.ink} d="M228 198h60v14h-60z" />
  </>
)

/** A moving truck with furniture and a kite on its roof. 640 by 230. */
export const Truck = () => (
  <>
    <path className={css.sky} d="M6 206C22 84 150 16 322 16s300 78 312 190z" />
    <Sun x={96} y={84} size={1.2} />
    <Cloud x={220} y={56} />
    <path className={css.hill} d="M6 206c90-50 200-50 300-22 110-30 230-28 328 22z" />
    <House x={24} y={206} w={74} h={46} />
    <House x={536} y={206} w={84} h={56}>
      <path className={css.sun} d="M14-44h22v20H14z" />
      <path className={css.coral} d="M50 0v-36h20V0z" />
    </House>
    <path className={css.surface} d="M196 92h168v96H196z" />
    <path className={css.sea} d="M364 122h40l30 34v32h-70z" />
    <path className={css.glass} d="M374 130h26l18 24h-44z" />
    <path className={css.roofShade} d="M214 66h54v26h-54zM214 58h10v34h-10z" />
    <path className={css.coral} d="M280 62h30v30h-30z" />
    <path className={css.leaf} d="M330 92c-18-14-8-34 2-20 2-18 22-10 8 20z" />
    <Line d="M196 92h168v96H196zM196 124h168M364 122h40l30 34v32h-70zM364 188h70" />
    <path
      className={css.ink}
      d="M218 192a18 18 0 1 1 36 0 18 18 0 1 1-36 0zM374 192a18 18 0 1 1 36 0 18 18 0 1 1-36 0z"
    />
    <path
      className={css.surface}
      d="M229 192a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM385 192a7 7 0 1 1 14 0 7 7 0 1 1-14 0z"
    />
    <Line d="M202 92C180 70 160 74 150 60M462 172h22M470 186h26" />
    <Motif x={144} y={46} turn={-34} size={0.9} />
    <Line d="M2 210h636" />
  </>
)

/** A woman with a list of questions in front of two doors. */
export const TwoDoors = () => (
  <>
    <path className={css.wall} d="M14 210V40q0-18 18-18h256q18 0 18 18v170z" />
    <path className={css.coral} d="M48 210V66h72v144z" />
    <path className={css.roofShade} d="M206 210V66h72v144z" />
    <path className={css.sun} d="M62 82h44v40H62z" />
    <path className={css.cloth} d="M220 82h44v40h-44z" />
    <Motif x={84} y={102} turn={20} size={0.5} tail={false} />
    <Line d="M48 210V66h72v144M206 210V66h72v144M110 146v10M268 146v10M236 94q2-8 8-6t2 9-4 9M242 112v1" />
    <Person x={163} y={216} size={1.26} skin={2} top="sea" hair="long" hands={[-16, -34, 18, -54]} />
    <path className={css.surface} d="M172 122h30v44h-30z" />
    <Line d="M172 122h30v44h-30zM178 132h4M186 132h10M178 142h4M186 142h10M178 152h4M186 152h10M4 210h312" />
  </>
)

/** A wall calendar: the string of the price climbs one step from page to page. */
export const Calendar = () => (
  <>
    <path className={css.sky} d="M14 212C8 92 82 20 164 20s150 76 142 192z" />
    <path className={css.surface} d="M40 60h108v118H40zM172 60h108v118H172z" />
    <path className={css.coral} d="M40 60h108v22H40z" />
    <path className={css.sea} d="M172 60h108v22H172z" />
    <Line d="M40 60h108v118H40zM172 60h108v118H172zM62 52v16M126 52v16M194 52v16M258 52v16" />
    {[0, 1, 2].map((row) => (
      <Line
        key={row}
        d={`M54 ${String(100 + row * 16)}h8M76 ${String(100 + row * 16)}h8M98 ${String(100 + row * 16)}h8M120 ${String(100 + row * 16)}h8M186 ${String(100 + row * 16)}h8M208 ${String(100 + row * 16)}h8M230 ${String(100 + row * 16)}h8M252 ${String(100 + row * 16)}h8`}
      />
    ))}
    <path className={css.sun} d="M40 164h108v14H40zM172 146h108v32H172z" />
    <Line d="M20 164H160V146H292" />
    <Motif x={296} y={128} turn={20} size={0.8} tail={false} />
    <Line d="M8 212h304" />
  </>
)

const CALLERS = [
  { x: 132, size: 1, skin: 3, top: 'coral', hair: 'short', flip: false },
  { x: 224, size: 0.96, skin: 1, top: 'sun', hair: 'long', flip: false },
  { x: 424, size: 0.74, skin: 2, top: 'leaf', hair: 'bun', flip: true },
  { x: 512, size: 0.98, skin: 2, top: 'sea', hair: 'bald', flip: true },
] as const

/** Four people with their telephones: every string leads to the same router. 640 by 230. */
export const Lines = () => (
  <>
    <path className={css.sky} d="M6 214C22 86 150 18 322 18s300 80 312 196z" />
    <Sun x={92} y={88} />
    <Cloud x={214} y={60} />
    <Cloud x={470} y={66} size={1.1} />
    <path className={css.hill} d="M6 214c100-40 210-36 314-16 110-20 220-20 314 16z" />
    <path className={css.roof} d="M286 196h70v18h-70z" />
    <path className={css.surface} d="M288 170h66v26h-66z" />
    <Line d="M288 170h66v26h-66zM300 170v-30M342 170v-30M300 184h8M314 184h8M321 170V70" />
    <Motif x={321} y={56} turn={0} size={0.9} tail={false} />
    {CALLERS.map(({ x, size, flip, ...person }) => (
      <g key={x}>
        <Line
          d={`M${String(x + (flip ? -22 : 22) * size)} ${String(214 - 58 * size)}Q${String((x + 321) / 2)} ${String(130 - size * 20)} ${flip ? '354' : '288'} ${String(176 + Math.round(size))}`}
        />
        <Person
          x={x}
          y={214}
          size={size}
          flip={flip}
          {...person}
          old={person.hair === 'bald'}
          hands={[-14, -30, 20, -58]}
        />
        <path
          className={css.ink}
          d={`M${String(x + (flip ? -26 : 18) * size)} ${String(214 - 66 * size)}h8v14h-8z`}
        />
      </g>
    ))}
    <Line d="M2 214h636" />
  </>
)

/** A house cut open: the string enters through the wall, reaches the modem and runs on to the rooms. */
export const CrossSection = () => (
  <>
    <path className={css.sky} d="M10 176C12 86 80 20 166 20s142 66 144 156z" />
    <path className={css.roofShade} d="M8 176h304v48H8z" />
    <path className={css.roof} d="M70 78 168 26l98 52z" />
    <path className={css.wall} d="M80 78h176v98H80z" />
    <path className={css.surface} d="M90 86h72v38H90zM172 86h74v38h-74zM90 132h156v44H90z" />
    <path className={css.sea} d="M104 156h30v14h-30z" />
    <path className={css.ink} d="M186 96h34v22h-34zM200 146h30v18h-30zM112 104h16v20h-16z" />
    <Line d="M16 204C50 188 60 206 84 176L104 164M134 162C160 150 180 170 200 158M134 160C166 142 150 118 186 108M120 156V124M110 156v-8M128 156v-8M90 86h72v38H90zM172 86h74v38h-74zM90 132h156v44H90z" />
    <Motif x={34} y={112} turn={-16} size={0.8} />
    <Tree x={288} y={176} size={0.7} />
    <Line d="M4 176h76M256 176h60" />
  </>
)

/** A man leaves through a door with a box of equipment; outside a kite waits. */
export const Leaving = () => (
  <>
    <path className={css.wall} d="M14 210V36h150v174z" />
    <path className={css.roofShade} d="M50 210V66h78v144z" />
    <path className={css.sky} d="M164 210V36h142q4 90 0 174z" />
    <Sun x={196} y={74} size={0.9} />
    <path className={css.hill} d="M164 210v-30q70-34 142-8v38z" />
    <path className={css.coral} d="M128 66l30 16v144l-30-16z" />
    <Line d="M50 210V66h78l30 16v144l-30-16V66M150 150v10" />
    <Person
      x={204}
      y={214}
      size={1.24}
      skin={3}
      top="leaf"
      hair="short"
      legs="walk"
      hands={[4, -34, 30, -34]}
    />
    <path className={css.roof} d="M206 148h44v30h-44z" />
    <path className={css.surface} d="M212 140h26v8h-26z" />
    <Line d="M206 160h44M228 148v12M218 140v-12M232 140v-12M284 190C270 160 292 140 278 118" />
    <Motif x={276} y={104} turn={16} size={0.9} tail={false} />
    <Line d="M4 212h312" />
  </>
)
