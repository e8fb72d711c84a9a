import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A coat rack by the door: a box, a film and a kite hang from it. */
export const Hooks = () => (
  <>
    <path className={css.wall} d="M16 206V56q0-32 32-32h224q32 0 32 32v150z" />
    <path className={css.coral} d="M34 206V76h62v130z" />
    <path className={css.sun} d="M46 90h38v34H46z" />
    <path className={css.roof} d="M120 62h172v12H120z" />
    <Line d="M34 206V76h62v130M88 146v8M144 74v10q0 6 6 6M206 74v10q0 6 6 6M266 74v10q0 6 6 6M150 90v28M212 90v20M272 90v30" />
    <path className={css.ink} d="M132 118h36v24h-36z" />
    <path className={css.sea} d="M158 126h5v8h-5z" />
    <path className={css.surface} d="M188 110h48v60h-48z" />
    <path className={css.cloth} d="M194 116h36v34h-36z" />
    <path className={css.sun} d="m206 124 16 9-16 9z" />
    <Motif x={272} y={142} turn={0} size={0.86} />
    <Line d="M188 110h48v60h-48zM196 158h20M196 164h12" />
    <Person x={150} y={206} size={0.68} skin={2} top="sea" hair="short" hands={[-14, -32, 26, -66]} />
    <path className={css.roofShade} d="M196 188h88v18h-88z" />
    <path className={css.coral} d="M206 188v-8h20l10 8z" />
    <Line d="M6 206h308" />
  </>
)

/** A family around a list on the kitchen table. */
export const Table = () => (
  <>
    <path className={css.sky} d="M24 208V74q0-50 50-50h172q50 0 50 50v134z" />
    <path className={css.sun} d="m160 40-24 26h48z" />
    <Line d="M160 40V24" />
    <Person
      x={76}
      y={206}
      size={1.08}
      skin={3}
      top="coral"
      hair="long"
      legs="none"
      hands={[-16, -38, 24, -50]}
    />
    <Person
      x={130}
      y={196}
      size={0.82}
      skin={2}
      top="sun"
      hair="short"
      legs="none"
      hands={[-14, -42, 20, -44]}
    />
    <Person
      x={190}
      y={196}
      size={1.02}
      skin={2}
      top="cloth"
      hair="bun"
      old
      legs="none"
      hands={[-20, -36, 16, -38]}
    />
    <Person
      x={246}
      y={206}
      size={1.12}
      flip
      skin={1}
      top="sea"
      hair="short"
      legs="none"
      hands={[-14, -36, 22, -48]}
    />
    <path className={css.roof} d="M40 162h240v12H40z" />
    <path className={css.surface} d="m130 148 52 2 8 12h-68z" />
    <Line d="M136 154h36M132 158h40M130 148l52 2 8 12h-68zM60 174v34M260 174v34" />
    <path className={css.coral} d="M218 150h14v12h-14z" />
    <path className={css.surface} d="M92 150h14v12H92z" />
    <Motif x={270} y={66} turn={20} size={0.72} />
    <Line d="M8 208h304" />
  </>
)

/** A market stall with an awning: on its shelves are applications. */
export const Stall = () => (
  <>
    <path className={css.sky} d="M10 206C0 96 70 24 160 24s160 72 150 182z" />
    <path className={css.roofShade} d="M58 70h6v136h-6zM256 70h6v136h-6z" />
    <path className={css.surface} d="M64 84h192v72H64z" />
    <path className={css.coral} d="M44 48h40l-6 36H34zM124 48h40l2 36h-44zM204 48h40l8 36h-44z" />
    <path className={css.surface} d="M84 48h40l-2 36H78zM164 48h40l4 36h-42zM244 48h32l12 36h-36z" />
    <path className={css.sea} d="M78 94h24v24H78zM198 126h24v24h-24z" />
    <path className={css.sun} d="M112 94h24v24h-24zM78 126h24v24H78z" />
    <path className={css.cloth} d="M218 94h24v24h-24zM112 126h24v24h-24z" />
    <path className={css.leaf} d="M184 94h24v24h-24zM228 126h20v24h-20z" />
    <path className={css.roof} d="M50 156h220v50H50z" />
    <path className={css.shade} d="M62 168h58v14H62zM132 168h58v14h-58zM202 168h56v14h-56z" />
    <Line d="M44 48h232M64 121h192M64 153h192M62 168h58v14H62zM132 168h58v14h-58zM202 168h56v14h-56z" />
    <Person
      x={160}
      y={164}
      size={1}
      skin={3}
      top="coral"
      hair="bun"
      legs="none"
      hands={[-20, -44, 24, -50]}
    />
    <path className={css.roof} d="M50 156h220v10H50z" />
    <Motif x={160} y={34} turn={10} size={0.7} tail={false} />
    <Person
      x={34}
      y={206}
      size={0.86}
      skin={1}
      top="sea"
      hair="long"
      legs="dress"
      hands={[-14, -32, 26, -54]}
    />
    <Line d="M4 206h312" />
  </>
)
