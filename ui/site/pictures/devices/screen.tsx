import { line } from '#ui/kit/scene/scene.css.ts'
import type { Rect } from './shapes.tsx'
import { GLASS, tenth } from './shapes.tsx'
import { Wallpaper } from './wallpaper.tsx'

type ScreenProps = Rect & { readonly r: number; readonly seed: number; readonly bezel?: number }

/** A front: a picture behind dark edges. The edges cover the corners of the picture. */
export const Screen = ({ x, y, w, h, r, seed, bezel = Math.max(4, r * 0.36) }: ScreenProps) => (
  <>
    <Wallpaper x={x + bezel - 1} y={y + bezel - 1} w={w - 2 * bezel + 2} h={h - 2 * bezel + 2} seed={seed} />
    <rect
      x={tenth(x + bezel / 2)}
      y={tenth(y + bezel / 2)}
      width={tenth(w - bezel)}
      height={tenth(h - bezel)}
      rx={tenth(r - bezel / 2)}
      fill="none"
      stroke={GLASS}
      strokeWidth={tenth(bezel)}
    />
    <rect x={tenth(x)} y={tenth(y)} width={tenth(w)} height={tenth(h)} rx={tenth(r)} className={line} />
  </>
)

/** The camera of a front: a hole at the top. */
export const FrontCamera = ({
  x,
  y,
  wide,
}: {
  readonly x: number
  readonly y: number
  readonly wide: boolean
}) =>
  wide ? (
    <rect x={tenth(x - 8)} y={tenth(y - 2.5)} width={16} height={5} rx={2.5} fill={GLASS} />
  ) : (
    <circle cx={tenth(x)} cy={tenth(y)} r={2.6} fill={GLASS} />
  )
