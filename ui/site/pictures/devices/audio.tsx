import * as css from '#ui/kit/scene/scene.css.ts'
import type { Drawn, Form } from './shapes.tsx'
import { Box, Disc, GLASS, Shape, tenth } from './shapes.tsx'

/** The case of earbuds in the size of the product, open in front of its lid. */
const EarbudCase = ({ width, height, tones }: Pick<Drawn, 'width' | 'height' | 'tones'>) => {
  const [w, h] = [tenth(width * 2.1), tenth(height * 1.5)]
  const [x, y] = [tenth(120 - w / 2), tenth(212 - h)]
  const r = tenth(Math.min(w, h) * 0.36)
  return (
    <>
      <Box x={x + 3} y={y - 30} w={w - 6} h={h * 0.72} r={r} fill={tones.dark} />
      <Box x={x} y={y} w={w} h={h} r={r} fill={tones.base} />
      <path
        d={`M${x + 10} ${tenth(y + h * 0.72)}h${tenth(w * 0.2)}`}
        stroke={tones.light}
        strokeWidth={4}
        strokeLinecap="round"
      />
      <circle cx={120} cy={tenth(y + h * 0.42)} r={3} className={css.sea} />
    </>
  )
}

/** Earbuds with stems over their case; with tips from two parts on. */
export const StemEarbuds: Form = ({ tones, parts, ...size }) => (
  <>
    <EarbudCase {...size} tones={tones} />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${120 + side * 30} 58) rotate(${side * 10}) scale(${-side} 1)`}>
        {parts > 1 ? <Box x={9} y={-16} w={17} h={20} r={8} fill={tones.deep} /> : null}
        <Box x={-10} y={-8} w={13} h={62} r={6.5} fill={tones.base} />
        <Disc x={1} y={-6} r={17} fill={tones.base} />
        <Box x={4} y={-13} w={8} h={14} r={4} fill={GLASS} />
        <path d="M-4 34v12" stroke={tones.dark} strokeWidth={4} strokeLinecap="round" />
      </g>
    ))}
  </>
)

/** Round earbuds over their case; with a wing from one part on, and a lip from two on. */
export const RoundEarbuds: Form = ({ tones, parts, ...size }) => (
  <>
    <EarbudCase {...size} tones={tones} />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${120 + side * 34} 70) rotate(${side * 14}) scale(${-side} 1)`}>
        {parts > 0 ? <path d="M-14 -10q-4 -24 14 -24" className={css.line} /> : null}
        <Box x={10} y={-9} w={20} h={20} r={9} fill={tones.deep} />
        <Disc x={0} y={0} r={23} fill={tones.base} />
        <Disc x={-4} y={0} r={13} fill={tones.light} />
        {parts > 1 ? <path d="M-9 0h10M-4 -5v10" className={css.line} /> : null}
      </g>
    ))}
  </>
)

/** Earphones on a cable with a remote control. */
export const WiredEarbuds: Form = ({ tones }) => (
  <>
    <path
      d="M78 66C74 130 116 132 120 158M162 66C166 130 124 132 120 158V196"
      fill="none"
      stroke={tones.deep}
      strokeWidth={9}
    />
    <path
      d="M78 66C74 130 116 132 120 158M162 66C166 130 124 132 120 158V196"
      fill="none"
      stroke={tones.base}
      strokeWidth={5}
    />
    <Box x={154} y={98} w={13} h={32} r={6} fill={tones.base} />
    <Box x={111} y={190} w={18} h={26} r={5} fill={tones.base} />
    <Box x={115} y={214} w={10} h={9} r={2} fill={tones.deep} />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${120 + side * 42} 46) scale(${-side} 1)`}>
        <Box x={-7} y={0} w={14} h={36} r={7} fill={tones.base} />
        <Disc x={4} y={-4} r={19} fill={tones.base} />
        <Box x={7} y={-12} w={9} h={15} r={4.5} fill={GLASS} />
      </g>
    ))}
  </>
)

/** Headphones over the ears. */
export const Headphones: Form = ({ tones }) => (
  <>
    <path d="M54 138C44 4 196 4 186 138" fill="none" stroke={tones.deep} strokeWidth={17} />
    <path d="M54 138C44 4 196 4 186 138" fill="none" stroke={tones.dark} strokeWidth={12} />
    <path
      d="M78 62C98 34 142 34 162 62"
      fill="none"
      stroke={tones.light}
      strokeWidth={8}
      strokeLinecap="round"
    />
    {[-1, 1].map((side) => (
      <g key={side} transform={`translate(${120 + side * 66} 160)`}>
        <Box x={side > 0 ? -30 : 4} y={-38} w={26} h={78} r={13} fill={tones.deep} />
        <Box x={side > 0 ? -14 : -28} y={-46} w={42} h={94} r={20} fill={tones.base} />
        <path d={`M${side * 16} -22v30`} stroke={tones.light} strokeWidth={5} strokeLinecap="round" />
      </g>
    ))}
    <Box x={192} y={104} w={11} h={14} r={4} fill={tones.deep} />
  </>
)

/** A round speaker with a loop to carry it. */
export const Speaker: Form = ({ tones }) => (
  <>
    <path d="M92 52C92 18 148 18 148 52" fill="none" className={css.line} />
    <path d="M92 52C92 18 148 18 148 52" fill="none" stroke={tones.deep} strokeWidth={8} />
    <Box x={62} y={48} w={116} h={168} r={34} fill={tones.base} />
    <Disc x={120} y={148} r={44} fill={tones.dark} />
    <Disc x={120} y={148} r={22} fill={tones.deep} />
    <circle cx={112} cy={140} r={5} fill={tones.light} />
    <Disc x={120} y={80} r={16} fill={tones.dark} />
    <Shape d="M115 73l12 7-12 7z" fill={tones.light} />
  </>
)
