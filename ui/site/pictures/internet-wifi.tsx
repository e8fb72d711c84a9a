import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** The plan of an apartment from above: one point in the middle, and another where the signal ends. 640 by 260. */
export const FloorPlan = () => (
  <>
    <path className={css.surface} d="M20 20h600v220H20z" />
    <path className={css.sky} d="M70 130a120 104 0 1 1 240 0 120 104 0 1 1-240 0z" />
    <path className={css.sky} d="M364 130a112 100 0 1 1 224 0 112 100 0 1 1-224 0z" />
    <path className={css.glass} d="M130 130a60 52 0 1 1 120 0 60 52 0 1 1-120 0z" />
    <path className={css.glass} d="M424 130a52 46 0 1 1 104 0 52 46 0 1 1-104 0z" />
    <path className={css.wall} d="M40 40h70v50H40zM40 186h46v40H40zM548 40h56v86h-56z" />
    <path className={css.cloth} d="M210 192h90v32h-90zM556 58h40v60h-40z" />
    <path className={css.coral} d="M556 46h40v14h-40z" />
    <path className={css.roof} d="M262 36h70v18h-70zM380 190h66v36h-66z" />
    <path className={css.leaf} d="M588 200a16 16 0 1 1 0 1z" />
    <Line d="M20 20h600v220H20zM340 20v62M340 130v110M130 20v44M130 240v-84M340 176H460M520 176h100M20 130h58" />
    <path className={css.dashed} d="M190 130C250 96 400 100 476 130" />
    <Motif x={190} y={130} turn={0} size={0.9} tail={false} />
    <Motif x={476} y={130} turn={0} size={0.7} tail={false} />
  </>
)

/** A router on a shelf in the middle of a home; its waves go through both doors. */
export const Shelf = () => (
  <>
    <path className={css.wall} d="M14 210V44q0-20 20-20h252q20 0 20 20v166z" />
    <path className={css.shade} d="M28 210V80h56v130zM236 210V80h56v130z" />
    <path className={css.glass} d="M34 210V86h44v124zM242 210V86h44v124z" />
    <path className={css.roofShade} d="M116 138h88v9h-88z" />
    <path className={css.ink} d="M136 112h48v26h-48z" />
    <path className={css.sun} d="M144 126h6v6h-6zM156 126h6v6h-6zM168 126h6v6h-6z" />
    <Motif x={160} y={84} turn={0} size={0.8} tail={false} />
    <Line d="M160 112V96M120 104q-16 20 0 42M104 96q-24 28 0 58M200 104q16 20 0 42M216 96q24 28 0 58M116 147v14M204 147v14" />
    <Person x={56} y={210} size={0.9} skin={3} top="coral" hair="bun" hands={[-10, -38, 12, -40]} />
    <path className={css.ink} d="M50 170h14v10H50z" />
    <Person x={264} y={210} size={0.72} skin={2} top="sea" hair="short" hands={[-12, -40, 10, -42]} />
    <path className={css.ink} d="M257 178h12v9h-12z" />
    <Line d="M28 210V80h56v130M236 210V80h56v130M6 210h308" />
  </>
)

/** Dinner without screens: a hand on a phone pauses the other devices. */
export const Pause = () => (
  <>
    <path className={css.sky} d="M20 208V78q0-54 56-54h168q56 0 56 54v130z" />
    <path className={css.ink} d="M34 46h78v142q0 8-8 8H42q-8 0-8-8z" />
    <path className={css.surface} d="M41 56h64v126H41z" />
    <path className={css.sea} d="M78 66h20v12H78zM78 120h20v12H78z" />
    <path className={css.coral} d="M78 93h20v12H78zM78 147h20v12H78z" />
    <Line d="M48 72h20M48 99h20M48 126h20M48 153h20M86 96v6M91 96v6M86 150v6M91 150v6" />
    <path className={css.sun} d="M216 44l-20 24h40z" />
    <Line d="M216 44V24M112 99C136 92 142 80 152 66" />
    <Motif x={156} y={56} turn={30} size={0.6} tail={false} />
    <Person
      x={176}
      y={204}
      size={1.04}
      skin={1}
      top="coral"
      hair="long"
      legs="none"
      hands={[-16, -42, 18, -40]}
    />
    <Person
      x={222}
      y={204}
      size={0.84}
      skin={2}
      top="sun"
      hair="short"
      legs="none"
      hands={[-14, -46, 14, -44]}
    />
    <Person
      x={266}
      y={204}
      size={1.04}
      skin={1}
      top="leaf"
      hair="bald"
      legs="none"
      hands={[-16, -42, 14, -42]}
    />
    <path className={css.roof} d="M142 158h158v10H142z" />
    <path className={css.surface} d="M164 150h26l-4 8h-18zM210 150h26l-4 8h-18zM254 150h26l-4 8h-18z" />
    <Line d="M156 168v40M286 168v40M8 208h304" />
  </>
)

/** An umbrella over three computers: hooks and bugs fall like rain and slide off. */
export const Umbrella = () => (
  <>
    <path className={css.hill} d="M14 210C8 96 76 20 160 20s152 76 146 190z" />
    <path
      className={css.coral}
      d="M56 126C62 76 106 50 160 50s98 26 104 76c-16-12-36-12-52 0-16-12-36-12-52 0-16-12-36-12-52 0-16-12-36-12-52 0z"
    />
    <path
      className={css.sun}
      d="M108 126C112 82 136 54 160 50c24 4 48 32 52 76-16-12-36-12-52 0-16-12-36-12-52 0z"
    />
    <Line d="M160 50V38M160 126v62q0 14 12 14t12-12M76 20v26q0 8 7 8t6-8M226 14v22q0 8 7 8t6-8M286 74v24q0 8 7 8t6-8M36 84v22q0 8 7 8t6-8" />
    <path className={css.roof} d="M60 176h200v9H60z" />
    <path className={css.ink} d="M76 142h44l5 34H71zM198 142h44l5 34h-54z" />
    <path className={css.sea} d="M82 148h32l3 21H79zM204 148h32l3 21h-38z" />
    <Line d="m88 158 6 6 12-12M210 158l6 6 12-12M74 185v25M246 185v25M6 210h308" />
    <Person x={160} y={210} size={0.8} skin={2} top="cloth" hair="long" hands={[-12, -36, 8, -50]} />
  </>
)

/** A hallway with pods in the wall sockets: the signal goes from one to the next up to the last room. */
export const Hallway = () => (
  <>
    <path className={css.wall} d="M10 214V30h300v184z" />
    <path className={css.shade} d="M10 214 90 166V70L10 30zM310 214l-80-48V70l80-40z" />
    <path className={css.surface} d="M90 166h140V70H90z" />
    <path className={css.roofShade} d="M10 214 90 166h140l80 48z" />
    <path className={css.sun} d="M140 166V92h40v74z" />
    <path className={css.coral} d="M34 196V84l28 10v86zM258 180V94l28-10v112z" />
    <Line d="M10 30 90 70v96L10 214M310 30l-80 40v96l80 48M90 70h140M90 166h140M140 166V92h40v74" />
    <path className={css.dashed} d="M24 168C70 130 90 150 108 136s84 24 104 0 50 8 88 34" />
    <Motif x={22} y={156} turn={0} size={0.62} tail={false} />
    <Motif x={110} y={132} turn={0} size={0.46} tail={false} />
    <Motif x={210} y={132} turn={0} size={0.46} tail={false} />
    <Motif x={298} y={156} turn={0} size={0.62} tail={false} />
    <Person
      x={160}
      y={168}
      size={0.68}
      skin={3}
      top="sea"
      hair="short"
      legs="sit"
      hands={[-10, -40, 14, -40]}
    />
    <path className={css.ink} d="M158 134h14v9h-14z" />
  </>
)
