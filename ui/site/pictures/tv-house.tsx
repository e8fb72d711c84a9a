import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A house cut open: the same show on the television of the living room and on a tablet in the kitchen; a string joins them. */
export const CutHouse = () => (
  <>
    <path className={css.sky} d="M4 206V96q0-70 70-70h172q70 0 70 70v110z" />
    <path className={css.wall} d="M24 206V84h272v122z" />
    <path className={css.roofShade} d="M206 40V20h22v20z" />
    <path className={css.roof} d="M10 86 84 36h152l74 50z" />
    <path className={css.roofShade} d="M154 86h10v120h-10z" />
    <path className={css.surface} d="M24 86h130v120H24z" />
    <path className={css.shade} d="M164 86h132v120H164z" />
    <path className={css.ink} d="M34 112h56v40H34zM56 152h12v6H56z" />
    <path className={css.sky} d="M39 117h46v30H39z" />
    <path className={css.hill} d="M39 147v-8q14-12 24-4t22-6v18z" />
    <Motif x={64} y={128} turn={36} size={0.34} tail={false} />
    <path className={css.roofShade} d="M32 158h60v8H32zM38 166h6v40h-6zM80 166h6v40h-6z" />
    <Person
      x={122}
      y={202}
      size={0.84}
      flip
      skin={3}
      top="coral"
      hair="bald"
      old
      legs="sit"
      hands={[-14, -34, 20, -40]}
    />
    <path className={css.sea} d="M98 184h50v22H98zM140 150h10v56h-10z" />
    <path className={css.roof} d="M222 112h62v6h-62z" />
    <path className={css.cloth} d="M228 98h12v14h-12z" />
    <path className={css.coral} d="M246 102h10v10h-10z" />
    <path className={css.glass} d="M264 96h14v16h-14z" />
    <path className={css.leaf} d="M224 164h72v42h-72z" />
    <path className={css.roof} d="M218 156h78v8h-78z" />
    <path className={css.ink} d="M246 128h38v28h-38z" />
    <path className={css.sun} d="M250 132h30v20h-30z" />
    <Motif x={266} y={142} turn={36} size={0.26} tail={false} />
    <path className={css.coral} d="M264 176h8v4h-8zM236 176h8v4h-8z" />
    <Person
      x={194}
      y={206}
      size={0.98}
      skin={2}
      top="sun"
      hair="long"
      legs="dress"
      hands={[-16, -32, 30, -54]}
    />
    <Line d="M260 164v42M70 124C92 92 122 92 150 108S226 134 260 140M4 206h312" />
  </>
)
