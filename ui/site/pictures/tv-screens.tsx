import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, House, Sun, Tree } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A house whose television shows a kite, and a bus whose passenger watches the same one: its string joins them. 640 by 230. */
export const Bus = () => (
  <>
    <path className={css.sky} d="M0 206V90q0-64 64-64h512q64 0 64 64v116z" />
    <Sun x={300} y={66} />
    <Cloud x={380} y={58} />
    <Tree x={262} y={206} size={1.3} />
    <House x={36} y={206} w={180} h={108} />
    <path className={css.sun} d="M58 116h104v74H58z" />
    <path className={css.ink} d="M104 126h50v36h-50z" />
    <path className={css.sky} d="M108 130h42v28h-42z" />
    <Motif x={130} y={143} turn={36} size={0.36} tail={false} />
    <Person
      x={80}
      y={190}
      size={0.74}
      skin={3}
      top="cloth"
      hair="short"
      legs="none"
      hands={[-12, -34, 16, -40]}
    />
    <path className={css.coral} d="M342 84h230q26 0 26 26v78H330V96q0-12 12-12z" />
    <path
      className={css.glass}
      d="M346 100h50v46h-50zM406 100h62v46h-62zM478 100h50v46h-50zM538 100h48v46h-48z"
    />
    <path className={css.surface} d="M330 160h268v10H330z" />
    <Person
      x={432}
      y={168}
      size={0.8}
      skin={2}
      top="sea"
      hair="long"
      legs="none"
      hands={[-12, -32, 14, -46]}
    />
    <path className={css.coral} d="M398 146h78v14h-78z" />
    <path className={css.ink} d="M441 116h16v24h-16z" />
    <path className={css.sun} d="M444 119h10v18h-10z" />
    <path
      className={css.ink}
      d="M362 190a20 20 0 1 1 40 0 20 20 0 1 1-40 0zM526 190a20 20 0 1 1 40 0 20 20 0 1 1-40 0z"
    />
    <path
      className={css.grey}
      d="M374 190a8 8 0 1 1 16 0 8 8 0 1 1-16 0zM538 190a8 8 0 1 1 16 0 8 8 0 1 1-16 0z"
    />
    <Motif x={254} y={56} turn={62} size={0.9} tail={false} />
    <Line d="M136 142C170 120 200 70 244 58M266 60C330 64 400 60 449 118M0 210h640" />
  </>
)

/** A boy plugs a small box into the television; app tiles leave it on strings. */
export const Xumo = () => (
  <>
    <path className={css.sky} d="M18 206C6 90 74 26 164 26s150 66 138 180z" />
    <path className={css.roof} d="M128 172h172v10H128zM142 182h8v24h-8zM278 182h8v24h-8z" />
    <path className={css.ink} d="M150 84h136v82H150zM206 166h24v6h-24z" />
    <path className={css.glass} d="M157 91h122v68H157z" />
    <path className={css.coral} d="M166 100h28v22h-28z" />
    <path className={css.sun} d="M204 100h28v22h-28z" />
    <path className={css.sea} d="M242 100h28v22h-28z" />
    <path className={css.cloth} d="M166 130h28v20h-28z" />
    <path className={css.leaf} d="M204 130h28v20h-28z" />
    <path className={css.surface} d="M242 130h28v20h-28zM112 154h34v18h-34z" />
    <path className={css.sun} d="M134 160h6v6h-6z" />
    <Line d="M112 154h34v18h-34zM118 154C104 120 92 100 66 84M128 154C126 110 128 90 118 56M146 162h8" />
    <path className={css.coral} d="m50 66 24 4-4 22-24-4z" />
    <path className={css.sun} d="m104 34 24-4 4 22-24 4z" />
    <Motif x={228} y={56} turn={20} size={0.8} tail={false} />
    <Line d="M138 154C150 120 180 70 220 62" />
    <Person x={74} y={206} size={1} skin={2} top="sun" hair="short" legs="walk" hands={[-18, -34, 38, -40]} />
    <Line d="M6 206h308" />
  </>
)

/** An old television with a plant on top, and a small box next to it. */
export const OldSet = () => (
  <>
    <path className={css.surface} d="M40 206V90q0-60 60-60h120q60 0 60 60v116z" />
    <path className={css.roofShade} d="M60 176h200v10H60zM78 186h8v20h-8zM234 186h8v20h-8z" />
    <path className={css.roof} d="M84 90h126q8 0 8 8v70q0 8-8 8H84q-8 0-8-8V98q0-8 8-8z" />
    <path className={css.glass} d="M90 102h82q6 0 6 6v50q0 6-6 6H90q-6 0-6-6v-50q0-6 6-6z" />
    <path
      className={css.sun}
      d="M192 108a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM192 130a7 7 0 1 1 14 0 7 7 0 1 1-14 0z"
    />
    <path className={css.coral} d="M98 70h28l-4 20h-20z" />
    <path className={css.leaf} d="M108 72c-22-6-22-28-6-26 0-16 20-16 20 0 16-4 18 20-2 26z" />
    <Line d="M156 90 138 52M160 90l30-34M112 70V54M98 152l14-20 12 12 16-22 12 14" />
    <path className={css.ink} d="M228 158h28v18h-28z" />
    <path className={css.sea} d="M248 164h4v6h-4z" />
    <Motif x={254} y={112} turn={24} size={0.6} tail={false} />
    <Line d="M242 158C236 140 242 130 250 120M30 206h260" />
  </>
)

/** A girl in a hammock between a tree and the house; the string runs from the television to her tablet. */
export const Hammock = () => (
  <>
    <path className={css.sky} d="M10 206V76q0-50 50-50h200q50 0 50 50v130z" />
    <Sun x={58} y={64} />
    <path className={css.hill} d="M10 206v-30q60-30 130-12 80-24 170 0v42z" />
    <path className={css.wall} d="M214 206V66h92v140z" />
    <path className={css.roof} d="m202 66 16-20h92v20z" />
    <path className={css.sun} d="M238 92h56v52h-56z" />
    <path className={css.ink} d="M252 104h38v28h-38zM268 132h6v8h-6z" />
    <path className={css.sea} d="M256 108h30v20h-30z" />
    <path className={css.roofShade} d="M42 206v-90h10v90z" />
    <path className={css.leaf} d="M16 116c-14-24 0-50 20-46 10-24 40-14 38 8 20 6 14 40-10 38z" />
    <path className={css.coral} d="M56 138q70 76 158-6-24 60-76 60T56 138z" />
    <Line d="M50 128q74 84 164-2" />
    <Person x={120} y={180} size={1} skin={2} top="sun" hair="long" legs="none" hands={[-16, -32, 26, -44]} />
    <path className={css.coral} d="M78 152q52 44 110 4-20 32-52 34t-58-38z" />
    <path className={css.ink} d="m138 122 24-8 8 24-24 8z" />
    <path className={css.sea} d="m142 124 17-6 6 17-17 6z" />
    <Motif x={186} y={66} turn={20} size={0.7} tail={false} />
    <Line d="M256 116C226 100 210 90 194 72M180 74C166 84 158 96 152 116M6 206h308" />
  </>
)

/** A house at night in two floors: a child sleeps upstairs, the parents watch below. */
export const Bedtime = () => (
  <>
    <path className={css.hill} d="M12 206C4 90 70 26 160 26s156 64 148 180z" />
    <path className={css.sun} d="M84 72a16 16 0 1 1 20-22 18 18 0 0 0-20 22z" />
    <path className={css.wall} d="M84 206V82h176v124z" />
    <path className={css.roof} d="m70 84 102-58 102 58z" />
    <path className={css.cloth} d="M94 92h156v44H94z" />
    <path className={css.sun} d="M94 146h156v60H94z" />
    <path className={css.surface} d="M112 118h88v14h-88z" />
    <path className={css.coral} d="M142 112q30-10 58 2v18h-58z" />
    <path className={css.skin2} d="M118 110a9 9 0 1 1 18 0 9 9 0 1 1-18 0z" />
    <path className={css.hair} d="M118 110a9 9 0 0 1 9-10q-2 8-9 10z" />
    <Line d="M112 100v34M200 118v16M84 140h176M214 116l8-8h-8M228 104l6-6h-6" />
    <path className={css.ink} d="M102 158h8v36h-8zM98 194h16v6H98z" />
    <Person
      x={186}
      y={202}
      size={0.72}
      flip
      skin={1}
      top="coral"
      hair="bun"
      legs="sit"
      hands={[-12, -30, 16, -34]}
    />
    <Person
      x={222}
      y={202}
      size={0.76}
      flip
      skin={3}
      top="sea"
      hair="short"
      legs="sit"
      hands={[-12, -30, 14, -30]}
    />
    <path className={css.roofShade} d="M170 182h72v20h-72z" />
    <Motif x={286} y={112} turn={10} size={0.6} />
    <Line d="M6 206h308" />
  </>
)

/** Two children in a tent of sheets, in the light of a screen. On the night. */
export const Fort = () => (
  <>
    <path className={css.sun} d="M46 60a20 20 0 1 1 24-28 22 22 0 0 0-24 28z" />
    <path className={css.hill} d="M160 40 292 206H28z" />
    <path className={css.cloth} d="M160 40 292 206h-58z" />
    <path className={css.sun} d="M160 78 86 206h148z" />
    <Line d="M160 40 28 206M160 40l132 166M160 40V26M96 120q20 6 30-2M224 120q-20 6-30-2" />
    <Motif x={244} y={52} turn={30} size={0.8} />
    <Line d="M160 28C190 30 210 44 234 52" />
    <Person
      x={134}
      y={206}
      size={0.78}
      skin={2}
      top="coral"
      hair="long"
      legs="sit"
      hands={[-12, -30, 24, -32]}
    />
    <Person
      x={186}
      y={206}
      size={0.68}
      flip
      skin={3}
      top="sea"
      hair="short"
      legs="sit"
      hands={[-14, -64, 22, -34]}
    />
    <path className={css.ink} d="M146 172h28v22h-28z" />
    <path className={css.surface} d="M149 175h22v16h-22z" />
    <path
      className={css.surface}
      d="M14 206q10-22 34-16 8-14 24-6 14-4 18 12v10zM236 206q4-18 22-14 14-12 28 2 20-4 24 12z"
    />
    <Line d="M8 206h304" />
  </>
)

/** Two identical bills on strings; a hand with scissors cuts one of them. */
export const TwoBills = () => (
  <>
    <path className={css.surface} d="M24 206C10 100 70 30 160 30s150 70 136 176z" />
    <Motif x={98} y={50} turn={-14} tail={false} />
    <Motif x={222} y={50} turn={14} tail={false} />
    <Line d="M98 70v36M222 70v14M222 96v34" />
    <path className={css.sky} d="M66 106h64v86l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z" />
    <path className={css.sky} d="m188 130 63 6-8 74-7-7-9 5-7-7-9 5-7-7-9 5-7-6z" />
    <Line d="M66 106h64v86l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6zM78 122h26M78 138h40M78 152h40M188 130l63 6-8 74M200 146l26 2M198 160l40 4M197 174l40 4" />
    <path className={css.sea} d="M108 166h12v10h-12z" />
    <path className={css.coral} d="m226 190 12 1-1 10-12-1z" />
    <path className={`${css.skin2} ${css.limb}`} d="M300 62 268 82" />
    <path className={css.skin2} d="M254 84a10 9 0 1 1 20 0 10 9 0 1 1-20 0z" />
    <Line d="m258 82-44 4M258 90l-42-12" />
  </>
)
