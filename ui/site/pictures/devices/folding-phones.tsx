import * as css from '#ui/kit/scene/scene.css.ts'
import { Screen } from './screen.tsx'
import type { Form } from './shapes.tsx'
import { Box, Disc, GLASS, Lens, Sheen, indexes, tenth } from './shapes.tsx'
import { Wallpaper } from './wallpaper.tsx'

const SCALE = 1.1

/** An open book: the inner screen with its crease, and the back with its cameras behind it. */
export const FoldPhone: Form = ({ width, height, parts, tones, seed }) => {
  const [w, h] = [tenth(width * SCALE), tenth(height * SCALE)]
  const [x, y] = [tenth(224 - w), tenth(216 - h)]
  const back = { x: tenth(x - 34), y: y - 14, w: tenth(w / 2), h }
  const crease = tenth(x + w / 2)
  return (
    <>
      <Box {...back} r={10} fill={tones.base} />
      <Sheen {...back} r={10} tones={tones} />
      <Box x={back.x + 7} y={back.y + 10} w={20} h={parts * 20 + 8} r={9} fill={tones.dark} />
      {indexes(parts).map((at) => (
        <Lens key={at} x={back.x + 17} y={back.y + 24 + at * 20} r={7.5} />
      ))}
      <Screen x={x} y={y} w={w} h={h} r={11} seed={seed} />
      <path
        d={`M${tenth(crease)} ${tenth(y + 4)}v${tenth(h - 8)}`}
        stroke={GLASS}
        strokeOpacity={0.25}
        strokeWidth={5}
      />
      <path d={`M${tenth(crease)} ${tenth(y + 3)}v${tenth(h - 6)}`} className={css.dashed} />
    </>
  )
}

/** Returns a pocket phone: open behind, closed in front with an outer screen of its height or a small one. */
const flip = (isFullCover: boolean): Form =>
  function Flip({ width, height, parts, tones, seed }) {
    const [w, h] = [tenth(width * SCALE), tenth(height * SCALE)]
    const open = { x: tenth(118 - w), y: tenth(214 - h), w, h }
    const half = { x: tenth(210 - w), y: tenth(216 - h * 0.52), w, h: tenth(h * 0.52) }
    const cover = isFullCover
      ? { x: half.x + 5, y: half.y + 5, w: w - 10, h: half.h - 10 }
      : { x: half.x + 10, y: half.y + half.h * 0.42, w: w - 20, h: half.h * 0.5 }
    const lensY = half.y + (isFullCover ? half.h - 22 : 22)
    return (
      <>
        <Screen {...open} r={13} seed={seed} />
        <path d={`M${tenth(open.x + 3)} ${tenth(open.y + h / 2)}h${tenth(w - 6)}`} className={css.dashed} />
        <Box {...half} r={13} fill={tones.base} />
        <path
          d={`M${tenth(half.x)} ${tenth(half.y + half.h - 3)}h${tenth(w)}`}
          stroke={tones.deep}
          strokeWidth={6}
        />
        <Wallpaper {...cover} seed={seed + 3} />
        <rect
          x={tenth(cover.x)}
          y={tenth(cover.y)}
          width={tenth(cover.w)}
          height={tenth(cover.h)}
          rx={8}
          fill="none"
          stroke={GLASS}
          strokeWidth={5}
        />
        {indexes(parts).map((at) => (
          <Lens key={at} x={half.x + 23 + at * 24} y={lensY} r={9.5} />
        ))}
        <rect x={half.x} y={half.y} width={half.w} height={half.h} rx={13} className={css.line} />
      </>
    )
  }

export const FlipPhone = flip(false)
export const CoverFlipPhone = flip(true)

/** An open telephone with a lid and keys. */
export const KeyPhone: Form = ({ width, height, tones, seed }) => {
  const [w, h] = [tenth(width * 1.3), tenth(height * 0.92)]
  const [x, y] = [tenth(120 - w / 2), tenth(218 - h)]
  const half = tenth(h / 2)
  const keyWidth = tenth((w - 24) / 3)
  const step = tenth((half - 44) / 4)
  return (
    <>
      <Box x={x} y={y} w={w} h={half} r={12} fill={tones.base} />
      <Screen x={x + 7} y={y + 14} w={w - 14} h={half - 28} r={5} seed={seed} bezel={3} />
      <Box x={x} y={y + half} w={w} h={half} r={12} fill={tones.dark} />
      <Box x={x + 5} y={y + half - 4} w={w - 10} h={8} r={4} fill={tones.deep} />
      <Disc x={x + w / 2} y={y + half + 19} r={9} fill={tones.light} />
      <path
        d={`M${tenth(x + 10)} ${tenth(y + half + 19)}h9`}
        className={css.sea}
        stroke="currentColor"
        strokeWidth={5}
      />
      <path
        d={`M${tenth(x + w - 19)} ${tenth(y + half + 19)}h9`}
        className={css.coral}
        stroke="currentColor"
        strokeWidth={5}
      />
      {[0, 1, 2, 3].flatMap((line) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${line} ${column}`}
            x={tenth(x + 8 + column * (keyWidth + 4))}
            y={tenth(y + half + 35 + line * step)}
            width={keyWidth}
            height={tenth(step - 3)}
            rx={3}
            fill={tones.light}
          />
        )),
      )}
    </>
  )
}
