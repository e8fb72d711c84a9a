import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, Sun } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A gauge whose needle is a kite on its string. */
export const Gauge = () => (
  <>
    <path className={css.sky} d="M30 190a130 130 0 0 1 260 0z" />
    <path className={css.sea} d="M30 190a130 130 0 0 1 38-92l26 26a93 93 0 0 0-27 66z" />
    <path className={css.sun} d="M68 98a130 130 0 0 1 138-30l-13 35a93 93 0 0 0-99 21z" />
    <path className={css.coral} d="M206 68a130 130 0 0 1 84 122h-37a93 93 0 0 0-60-87z" />
    <Line d="M68 98l26 26M206 68l-13 35M160 190 218 124" />
    <Motif x={226} y={114} turn={42} size={0.9} tail={false} />
    <path className={css.ink} d="M150 190a10 10 0 1 1 20 0 10 10 0 1 1-20 0z" />
    <Line d="M16 190h288M100 208h120" />
  </>
)

/** A laptop joined to the modem by a cable, and a person who waits for the figure. */
export const ByCable = () => (
  <>
    <path className={css.sky} d="M24 206V90q0-60 62-60h148q62 0 62 60v116z" />
    <path className={css.roof} d="M84 150h206v10H84z" />
    <path className={css.ink} d="M128 100h66l6 50h-78z" />
    <path className={css.sea} d="M135 107h52l4 34h-60z" />
    <path className={css.surface} d="M240 96h24v54h-24z" />
    <path className={css.sun} d="M249 106h6v6h-6zM249 118h6v6h-6z" />
    <Line d="M240 96h24v54h-24zM200 146c14 2 8-26 20-26s8 20 20 20M100 160v46M274 160v46M264 104c24-18 18-44 36-60M143 132a18 18 0 0 1 36 0M161 132l10-10" />
    <Person x={76} y={206} size={1.2} skin={3} top="cloth" hair="short" hands={[-12, -30, 30, -46]} />
    <Motif x={298} y={40} turn={20} size={0.6} tail={false} />
    <Line d="M8 206h304" />
  </>
)

/** A home in its busiest hour: in each room somebody uses the internet. */
export const BusyHome = () => (
  <>
    <path className={css.sky} d="M20 214C6 104 70 22 160 22s154 82 140 192z" />
    <path className={css.wall} d="M54 214V96L160 36l106 60v118z" />
    <path className={css.roof} d="M40 100 160 28l120 72h-24L160 46 64 100z" />
    <path className={css.surface} d="M62 104h94v48H62z" />
    <path className={css.sun} d="M164 104h94v48h-94zM62 160h94v54H62z" />
    <path className={css.glass} d="M164 160h94v54h-94z" />
    <Person
      x={92}
      y={158}
      size={0.6}
      skin={2}
      top="coral"
      hair="long"
      legs="sit"
      hands={[18, -46, 26, -46]}
    />
    <path className={css.ink} d="M112 122h22l4 16h-26z" />
    <Line d="M104 138h40v14M188 130h40" />
    <Person
      x={196}
      y={158}
      size={0.62}
      skin={3}
      top="cloth"
      hair="short"
      legs="sit"
      hands={[16, -52, 22, -46]}
    />
    <path className={css.ink} d="M226 112h26v18h-26z" />
    <path className={css.cloth} d="M72 196q0-12 12-12h34q12 0 12 12v12H72z" />
    <Person
      x={100}
      y={214}
      size={0.62}
      skin={1}
      top="sea"
      hair="bun"
      legs="none"
      hands={[-10, -36, 12, -36]}
    />
    <path className={css.ink} d="M138 168h14v34h-14z" />
    <Person x={196} y={214} size={0.74} skin={1} top="sun" hair="bald" old hands={[-14, -30, 20, -54]} />
    <path className={css.ink} d="M208 168h8v12h-8z" />
    <Line d="M54 156h212M160 104v110M54 98v116M266 98v116M250 62C262 46 270 40 282 36" />
    <Motif x={286} y={34} turn={44} size={0.7} tail={false} />
    <Line d="M6 214h308" />
  </>
)

/** Clothes lines between two balconies: bandwidth is how many there are, latency how far one reaches. */
export const ClothesLines = () => (
  <>
    <path className={css.sky} d="M22 210V80c0-40 62-62 138-62s138 22 138 62v130z" />
    <Sun x={160} y={52} size={0.8} />
    <path className={css.wall} d="M6 210V44h56v166zM258 210V44h56v166z" />
    <path className={css.shade} d="M44 210V44h18v166zM296 210V44h18v166z" />
    <path className={css.roof} d="M0 34h68v12H0zM252 34h68v12h-68z" />
    <path className={css.glass} d="M16 60h18v26H16zM272 60h18v26h-18z" />
    <Line d="M62 88q98 20 196 0M62 122q98 20 196 0M62 156q98 20 196 0" />
    <path className={css.coral} d="M92 92h20v22H92zM196 128h20v22h-20z" />
    <path className={css.sea} d="M128 96h22v22h-22zM88 160h22v24H88z" />
    <path className={css.sun} d="M168 97h20v22h-20zM126 130h20v22h-20z" />
    <path className={css.cloth} d="M206 94h22v20h-22zM160 166h22v22h-22zM86 126h16v18H86z" />
    <Motif x={218} y={176} turn={0} size={0.5} tail={false} />
    <Line d="M4 210h312" />
  </>
)

/** A sofa from behind, and a screen in which a kite flies over the sea. */
export const Cinema = () => (
  <>
    <path className={css.wall} d="M14 214V44q0-24 24-24h244q24 0 24 24v170z" />
    <path className={css.ink} d="M60 40h200v116H60z" />
    <path className={css.sky} d="M68 48h184v100H68z" />
    <path className={css.sea} d="M68 124c30-10 50 8 84 0s60-8 100 2v22H68z" />
    <Sun x={108} y={82} size={0.9} />
    <Motif x={196} y={82} turn={38} size={1.1} />
    <Person
      x={120}
      y={220}
      size={1.2}
      skin={2}
      top="coral"
      hair="long"
      legs="none"
      hands={[-14, -34, 14, -36]}
    />
    <Person
      x={168}
      y={220}
      size={0.96}
      skin={2}
      top="sun"
      hair="short"
      legs="none"
      hands={[-14, -36, 14, -36]}
    />
    <Person
      x={214}
      y={220}
      size={1.14}
      skin={1}
      top="leaf"
      hair="bald"
      old
      legs="none"
      hands={[-14, -36, 14, -36]}
    />
    <path className={css.cloth} d="M72 190q0-18 18-18h152q18 0 18 18v30H72z" />
    <Line d="M72 190q0-18 18-18h152q18 0 18 18v30M166 172v48M6 220h308" />
  </>
)

/** The ground under a street, cut open: the cable runs below and rises to each house. 640 by 230. */
export const Underground = () => (
  <>
    <path className={css.sky} d="M6 128C30 50 160 14 320 14s290 36 314 114z" />
    <Sun x={110} y={62} />
    <Cloud x={410} y={44} />
    <path className={css.wall} d="M60 128V78h80v50zM232 128V66h100v62zM470 128V82h92v46z" />
    <path className={css.shade} d="M116 128V78h24v50zM304 128V66h28v62zM536 128V82h26v46z" />
    <path className={css.roof} d="m50 78 50-34 50 34zM224 56h116v12H224zM460 82l56-36 56 36z" />
    <path className={css.sun} d="M76 92h18v16H76zM250 80h14v16h-14zM486 94h18v16h-18z" />
    <path className={css.glass} d="M282 80h14v16h-14zM250 104h14v14h-14z" />
    <path className={css.roofShade} d="M6 128h628l-12 84q-2 10-14 10H32q-12 0-14-10z" />
    <path className={css.shade} d="M12 150h616l-4 26H16z" />
    <Line d="M4 128h632M0 186C60 172 100 196 160 184s120-12 180 0 120 10 180-2 80-4 120 4M104 188V112M284 182V112M516 182V112" />
    <path className={css.coral} d="M96 180h16v14H96zM276 176h16v14h-16zM508 176h16v14h-16z" />
    <path className={css.sun} d="M166 178h10v10h-10zM392 180h10v10h-10zM600 178h10v10h-10z" />
    <Person x={408} y={128} size={0.84} skin={2} top="sea" hair="cap" hands={[-18, -36, 18, -40]} />
    <path className={css.roof} d="M418 108a14 14 0 1 1 28 0 14 14 0 1 1-28 0z" />
    <Line d="M418 108a14 14 0 1 1 28 0 14 14 0 1 1-28 0zM432 122C436 150 420 160 400 182" />
    <Motif x={590} y={54} turn={34} size={0.8} tail={false} />
    <Line d="M588 62C582 84 566 92 556 98" />
  </>
)
