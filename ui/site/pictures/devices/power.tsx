import * as css from '#ui/kit/scene/scene.css.ts'
import type { Form } from './shapes.tsx'
import { Box, Disc, GLASS, Shape, indexes, tenth } from './shapes.tsx'

/** A plug for the wall with its ports. */
export const Charger: Form = ({ width, height, parts, tones }) => {
  const [w, h] = [tenth(width * 2.4), tenth(height * 2.2)]
  const [x, y] = [tenth(120 - w / 2), tenth(132 - h / 2)]
  return (
    <>
      {[-1, 1].map((side) => (
        <Box key={side} x={120 + side * 18 - 5} y={y - 28} w={10} h={34} r={2} fill="#b9bec9" />
      ))}
      <Box x={x} y={y} w={w} h={h} r={20} fill={tones.base} />
      <path
        d={`M${tenth(x + w - 12)} ${y + 24}v${tenth(h - 48)}`}
        stroke={tones.dark}
        strokeWidth={8}
        strokeLinecap="round"
      />
      {indexes(parts).map((at) => (
        <Box key={at} x={103} y={tenth(y + h * 0.62 + at * 18)} w={34} h={12} r={6} fill={GLASS} />
      ))}
      <path d={`M122 ${tenth(y + h * 0.2)}l-12 20h9l-3 16 13-20h-9z`} fill={tones.deep} />
    </>
  )
}

type PadProps = { readonly x: number; readonly r: number; readonly fill: string }

/** A disc that lies flat, with the mark of where a device goes. */
const Pad = ({ x, r, fill }: PadProps) => (
  <>
    <ellipse cx={x} cy={138} rx={r} ry={tenth(r * 0.62)} fill={fill} />
    <ellipse cx={x} cy={138} rx={r} ry={tenth(r * 0.62)} className={css.line} />
    <ellipse cx={x} cy={138} rx={tenth(r * 0.5)} ry={tenth(r * 0.3)} className={css.dashed} />
  </>
)

/** Flat discs on a cable: one round, or two on a wide base. */
export const WirelessCharger: Form = ({ width, height, tones }) => {
  const isWide = width > height * 1.3
  return (
    <>
      <path
        d="M120 110C120 40 190 96 196 30"
        fill="none"
        stroke={tones.deep}
        strokeWidth={10}
        strokeLinecap="round"
      />
      <path
        d="M120 110C120 40 190 96 196 30"
        fill="none"
        stroke={tones.base}
        strokeWidth={6}
        strokeLinecap="round"
      />
      <Box x={187} y={10} w={18} h={26} r={4} fill={tones.base} />
      {isWide ? (
        <>
          <Box x={22} y={92} w={196} h={108} r={40} fill={tones.dark} />
          <Box x={22} y={84} w={196} h={104} r={40} fill={tones.base} />
          <Pad x={80} r={46} fill={tones.light} />
          <Pad x={172} r={34} fill={tones.light} />
        </>
      ) : (
        <>
          <ellipse cx={120} cy={152} rx={80} ry={50} fill={tones.dark} />
          <ellipse cx={120} cy={152} rx={80} ry={50} className={css.line} />
          <ellipse cx={120} cy={138} rx={80} ry={50} fill={tones.base} />
          <ellipse cx={120} cy={138} rx={80} ry={50} className={css.line} />
          <Pad x={120} r={60} fill={tones.light} />
        </>
      )}
    </>
  )
}

const LOOP = 'M58 56C58 130 186 70 186 136S70 196 70 134 182 118 182 186'

/** A cable in a loop with a plug at each end. */
export const Cable: Form = ({ tones }) => (
  <>
    <path d={LOOP} fill="none" stroke={tones.deep} strokeWidth={13} strokeLinecap="round" />
    <path d={LOOP} fill="none" stroke={tones.base} strokeWidth={9} strokeLinecap="round" />
    <Box x={46} y={26} w={24} h={36} r={6} fill={tones.base} />
    <Box x={51} y={12} w={14} h={15} r={3} fill="#b9bec9" />
    <Box x={170} y={182} w={24} h={30} r={6} fill={tones.base} />
    <Box x={175} y={211} w={14} h={14} r={3} fill="#b9bec9" />
  </>
)

/** A battery with lights for its charge. */
export const PowerBank: Form = ({ width, height, parts, tones }) => {
  const [w, h] = [tenth(width * 1.3), tenth(height * 1.25)]
  const [x, y] = [tenth(120 - w / 2), tenth(216 - h)]
  return (
    <>
      <Box x={x + 12} y={y - 8} w={w} h={h} r={16} fill={tones.deep} />
      <Box x={x} y={y} w={w} h={h} r={16} fill={tones.base} />
      {indexes(parts).map((at) => (
        <Box
          key={at}
          x={tenth(x + w * 0.22 + at * w * 0.32)}
          y={y + 12}
          w={tenth(w * 0.22)}
          h={9}
          r={4}
          fill={GLASS}
        />
      ))}
      {[0, 1, 2, 3].map((at) => (
        <circle
          key={at}
          cx={tenth(x + w * 0.3 + at * 13)}
          cy={tenth(y + h - 22)}
          r={4}
          className={at < 3 ? css.sea : css.grey}
        />
      ))}
      <Shape d={`M124 ${tenth(y + h * 0.32)}l-20 38h14l-4 28 22-36h-15z`} fill={tones.light} />
    </>
  )
}

/** A stand with a charging plate. */
export const Stand: Form = ({ tones }) => (
  <>
    <ellipse cx={120} cy={204} rx={72} ry={18} fill={tones.dark} />
    <ellipse cx={120} cy={204} rx={72} ry={18} className={css.line} />
    <Shape d="M100 198L108 120H140L146 198z" fill={tones.deep} />
    <Box x={58} y={28} w={124} h={142} r={34} fill={tones.base} />
    <Disc x={120} y={92} r={34} fill={tones.light} />
    <circle cx={120} cy={92} r={20} className={css.dashed} />
    <Box x={74} y={162} w={92} h={15} r={7} fill={tones.dark} />
  </>
)
