import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, House, Sun, Tree, Windows } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A woman on a roof terrace holds one string that branches out to four kites. 640 by 230. */
export const Strings = () => (
  <>
    <path className={css.sky} d="M6 216C20 90 140 16 330 16s296 84 304 200z" />
    <Sun x={100} y={80} size={1.3} />
    <Cloud x={210} y={64} />
    <Cloud x={520} y={150} size={0.9} />
    <path className={css.hill} d="M6 216c90-54 180-50 270-20 100-44 240-40 358 20z" />
    <path className={css.wall} d="M64 216v-64h190v64z" />
    <path className={css.shade} d="M206 216v-64h48v64z" />
    <path className={css.roof} d="M54 144h210v10H54z" />
    <Windows x={88} y={172} columns={4} rows={1} gap={30} rise={20} lit={[1, 2]} />
    <path className={css.roofShade} d="M82 112h44v32H82z" />
    <path className={css.roof} d="M76 104h56v10H76z" />
    <Person
      x={190}
      y={145}
      size={0.94}
      skin={2}
      top="coral"
      hair="long"
      legs="dress"
      hands={[-18, -34, 24, -62]}
    />
    <Line d="M213 87C268 96 306 100 340 96M340 96C366 78 392 62 412 52M340 96C390 92 436 94 478 82M340 96C400 112 480 128 556 118M340 96C362 120 390 148 424 160" />
    <Motif x={418} y={44} turn={44} size={0.86} />
    <Motif x={490} y={76} turn={62} size={0.8} tail={false} />
    <Motif x={570} y={116} turn={84} size={0.86} />
    <Motif x={434} y={166} turn={118} size={0.6} tail={false} />
    <House x={300} y={216} w={70} h={34}>
      <path className={css.cloth} d="M26 0v-26h18V0z" />
    </House>
    <Tree x={400} y={216} size={0.7} />
    <Line d="M2 216h636" />
  </>
)

/** A scale: three receipts on one side weigh more than one on the other. */
export const Scale = () => (
  <>
    <path className={css.surface} d="M30 210C14 96 74 26 160 26s146 70 130 184z" />
    <path className={css.roof} d="M154 62h12v136h-12zM116 198h88v10h-88z" />
    <path className={css.sun} d="M148 58a12 12 0 1 1 24 0 12 12 0 1 1-24 0z" />
    <Line d="M64 104 256 62M64 104l-28 62h56zM256 62l-28 62h56z" />
    <path className={css.cloth} d="M28 166h72q-8 22-36 22t-36-22z" />
    <path className={css.sea} d="M220 124h72q-8 22-36 22t-36-22z" />
    <path
      className={css.paper}
      d="M36 166v-38h18v38zM55 166v-52h18v52zM74 166v-32h18v32zM242 124V98h26v26z"
    />
    <Line d="M36 166v-38h18v38M55 166v-52h18v52M74 166v-32h18v32M40 138h10M59 124h10M59 134h10M78 144h10M242 124V98h26v26M248 106h14" />
    <Motif x={256} y={112} turn={0} size={0.26} tail={false} />
    <Line d="M14 208h292" />
  </>
)

/** Scissors cut a knotted string, and the kite goes free. */
export const Scissors = () => (
  <>
    <path className={css.sky} d="M14 212C8 90 84 18 172 18s142 84 134 194z" />
    <Cloud x={76} y={92} size={0.8} />
    <Line d="M24 206c30-8 26-30 44-34s10 18 24 12-6-22 8-28 14 16 28 6-4-20 10-28" />
    <Line d="M186 98C206 84 220 76 236 72" />
    <Motif x={246} y={66} turn={66} size={1.2} />
    <path className={css.ink} d="M150 136 196 88l6 6-46 50zM138 132l40-56 6 5-38 60z" />
    <path
      className={css.coral}
      d="M118 168a17 17 0 1 1 34 0 17 17 0 1 1-34 0zM148 186a17 17 0 1 1 34 0 17 17 0 1 1-34 0z"
    />
    <path
      className={css.sky}
      d="M126 168a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM156 186a9 9 0 1 1 18 0 9 9 0 1 1-18 0z"
    />
    <path className={css.coral} d="m138 152 12-20 8 6-8 20zM156 170l-6-24 8-4 8 26z" />
    <Line d="M10 214h300" />
  </>
)

/** A door wide open: the string comes in from the kite outside without a knot. */
export const OpenDoor = () => (
  <>
    <path className={css.wall} d="M20 208V36h280v172z" />
    <path className={css.sky} d="M112 208V62h88v146z" />
    <path className={css.hill} d="M112 208v-30q44-24 88-6v36z" />
    <path className={css.coral} d="M200 208V62l52-14v174z" />
    <path className={css.roofShade} d="M210 76l32-8v48l-32 4z" />
    <Sun x={134} y={88} size={0.6} />
    <Motif x={168} y={104} turn={26} size={0.8} />
    <Line d="M112 208V62h88M200 62l52-14v174l-52-14M240 138v12M166 108C150 170 110 190 40 196" />
    <path className={css.sea} d="M26 188h34v12H26z" />
    <Line d="M32 194h4M42 194h12M8 208h104M252 208h60" />
  </>
)

/** An apartment building at dusk: one string runs past every window, and all are lit. 640 by 230. */
export const AllWindows = () => (
  <>
    <path className={css.hill} d="M6 216C24 84 150 14 322 14s300 84 312 202z" />
    <path className={css.sun} d="M130 82a20 20 0 1 1 26-26 22 22 0 0 0-26 26z" />
    <path className={css.wall} d="M196 216V70h248v146z" />
    <path className={css.shade} d="M384 216V70h60v146z" />
    <path className={css.roof} d="M186 60h268v12H186z" />
    <Windows
      x={222}
      y={88}
      columns={7}
      rows={3}
      gap={32}
      rise={32}
      lit={Array.from({ length: 21 }, (_, index) => index)}
    />
    <path className={css.coral} d="M300 216v-28h40v28z" />
    <Line d="M320 188v28M212 106H430q10 0 10 16t-10 16H216q-8 0-8 16t8 16H430M212 106C180 100 150 110 120 132" />
    <Motif x={110} y={140} turn={-40} size={0.9} />
    <House x={40} y={216} w={84} h={38}>
      <path className={css.sun} d="M32-30h20v18H32z" />
    </House>
    <House x={500} y={216} w={92} h={44}>
      <path className={css.sun} d="M16-34h20v18H16zM54-34h20v18H54z" />
    </House>
    <Tree x={476} y={216} size={0.8} />
    <Person x={364} y={216} size={0.62} skin={3} top="sea" hair="short" hands={[-14, -30, 20, -70]} />
    <Person
      x={162}
      y={216}
      size={0.62}
      skin={1}
      top="sun"
      hair="bun"
      legs="dress"
      hands={[-14, -30, 16, -40]}
    />
    <Line d="M2 216h636" />
  </>
)
