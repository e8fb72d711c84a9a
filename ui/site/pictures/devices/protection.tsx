import * as css from '#ui/kit/scene/scene.css.ts'
import { Screen } from './screen.tsx'
import type { Form } from './shapes.tsx'
import { Box, Disc, GLASS, Lens, Shape, indexes, tenth } from './shapes.tsx'

/** A case: the opening for the cameras follows the number of lenses. */
export const PhoneCase: Form = ({ width, height, parts, tones }) => {
  const [w, h] = [tenth(width * 1.32), tenth(height * 1.25)]
  const [x, y] = [tenth(120 - w / 2), tenth(216 - h)]
  return (
    <>
      <Box x={x - 4} y={y + 46} w={8} h={20} r={4} fill={tones.dark} />
      <Box x={x - 4} y={y + 72} w={8} h={20} r={4} fill={tones.dark} />
      <Box x={x} y={y} w={w} h={h} r={20} fill={tones.base} />
      <Box x={x + 6} y={y + 6} w={w - 12} h={h - 12} r={15} fill={tones.light} />
      {parts === 1 ? (
        <Box x={x + 10} y={y + 22} w={w - 20} h={30} r={15} fill={GLASS} />
      ) : (
        <>
          <Box x={x + 12} y={y + 12} w={30} h={parts * 27 + 4} r={14} fill={GLASS} />
          {indexes(parts).map((at) => (
            <Lens key={at} x={x + 27} y={y + 29 + at * 26} r={9} />
          ))}
        </>
      )}
      <Disc x={120} y={tenth(y + h * 0.62)} r={26} fill={tones.base} />
      <path d={`M120 ${tenth(y + h * 0.62 + 32)}v14`} className={css.line} />
    </>
  )
}

/** A clear sheet that is laid on a screen. */
export const ScreenGlass: Form = ({ width, height, tones, seed }) => {
  const [w, h] = [tenth(width * 1.12), tenth(height * 1.12)]
  const top = tenth(212 - h)
  return (
    <>
      <Screen x={44} y={top + 10} w={w} h={h - 6} r={14} seed={seed} />
      <g transform={`rotate(9 ${tenth(100 + w)} 216)`}>
        <rect x={84} y={top} width={w} height={h} rx={14} fill={tones.light} fillOpacity={0.72} />
        <rect x={84} y={top} width={w} height={h} rx={14} className={css.line} />
        <path d={`M98 ${tenth(top + 64)}l34 -38M98 ${tenth(top + 90)}l22 -25`} className={css.line} />
        <circle cx={tenth(84 + w / 2)} cy={tenth(top + 13)} r={4} className={css.line} />
      </g>
    </>
  )
}

/** A case with a lid for the screen. */
export const Folio: Form = ({ width, height, parts, tones, seed }) => {
  const [w, h] = [tenth(width * 1.1), tenth(height * 1.1)]
  const [x, y] = [124, tenth(214 - h)]
  return (
    <>
      <Shape
        d={`M${x} ${y}L${tenth(x - w * 0.94)} ${y + 12}V${tenth(y + h - 4)}L${x} ${y + h}z`}
        fill={tones.base}
      />
      {indexes(parts).map((at) => (
        <path
          key={at}
          d={`M${tenth(x - w * 0.76)} ${tenth(y + 52 + at * 34)}L${tenth(x - 16)} ${tenth(y + 47 + at * 35)}`}
          stroke={tones.deep}
          strokeWidth={5}
          strokeLinecap="round"
        />
      ))}
      <Box x={x} y={y} w={w} h={h} r={12} fill={tones.dark} />
      <Screen x={x + 6} y={y + 7} w={w - 12} h={h - 14} r={9} seed={seed} />
    </>
  )
}

/** A keyboard under a standing cover. */
export const KeyboardCover: Form = ({ width, height, tones, seed }) => {
  const w = tenth(Math.min(width, 290) * 0.66)
  const h = tenth(height * 0.6)
  const x = tenth(120 - w / 2)
  const y = tenth(158 - h)
  const step = tenth((w - 16) / 10)
  return (
    <>
      <Box x={x + 4} y={y} w={w - 8} h={h} r={10} fill={tones.dark} />
      <Screen x={x + 10} y={y + 6} w={w - 20} h={h - 12} r={7} seed={seed} bezel={5} />
      <Shape
        d={`M${x} 162H${tenth(x + w)}L${tenth(x + w + 20)} 216q1 6 -6 6H${tenth(x - 14)}q-7 0 -6 -6z`}
        fill={tones.base}
      />
      {[0, 1, 2].flatMap((line) =>
        Array.from({ length: 10 }, (_, at) => (
          <rect
            key={`${line} ${at}`}
            x={tenth(x + 8 + at * step + (at - 4.5) * line * 1.2)}
            y={168 + line * 12}
            width={tenth(step - 3)}
            height={8}
            rx={2}
            fill={tones.deep}
          />
        )),
      )}
      <Box x={96} y={205} w={48} h={12} r={4} fill={tones.light} />
    </>
  )
}

/** A band for a watch, with holes and a buckle. */
export const WatchBand: Form = ({ tones }) => (
  <>
    <g transform="rotate(-14 92 120)">
      <Box x={66} y={22} w={46} h={196} r={20} fill={tones.base} />
      {[110, 126, 142, 158, 174].map((y) => (
        <ellipse key={y} cx={89} cy={y} rx={4} ry={5} fill={tones.deep} />
      ))}
      <Box x={70} y={18} w={38} h={13} r={4} fill={tones.dark} />
    </g>
    <g transform="rotate(14 148 120)">
      <Box x={128} y={34} w={46} h={158} r={20} fill={tones.dark} />
      <Box x={132} y={28} w={38} h={13} r={4} fill={tones.base} />
      <Disc x={151} y={172} r={9} fill="#c9ced8" />
    </g>
  </>
)
