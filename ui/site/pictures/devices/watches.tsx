import type { Drawn, Form } from './shapes.tsx'
import { Box, Disc, GLASS, tenth } from './shapes.tsx'
import { isLight } from './tones.ts'
import { Band, Dial, MIDDLE } from './watch-parts.tsx'

/** Units of the drawing for a millimetre of a watch. */
const SCALE = 2.5

const sizeOf = ({ width, height }: Drawn) => ({ w: tenth(width * SCALE), h: tenth(height * SCALE) })

const caseOf = ({ w, h }: { readonly w: number; readonly h: number }) => ({
  x: tenth(MIDDLE.x - w / 2),
  y: tenth(MIDDLE.y - h / 2),
  w,
  h,
})

/** A watch with a square case and a crown. */
export const SquareWatch: Form = (drawn) => {
  const size = sizeOf(drawn)
  const box = caseOf(size)
  const { tones, seed } = drawn
  return (
    <>
      <Band {...size} tones={tones} />
      <Box x={box.x + box.w - 3} y={MIDDLE.y - 20} w={8} h={17} r={3.5} fill={tones.deep} />
      <Box {...box} r={23} fill={tones.base} />
      <Box x={box.x + 5} y={box.y + 5} w={box.w - 10} h={box.h - 10} r={18} fill={GLASS} />
      <Dial r={tenth(box.w / 2 - 5)} seed={seed} />
    </>
  )
}

/** A square watch with a thick frame, a guarded crown and a button on the other side. */
export const RuggedSquareWatch: Form = (drawn) => {
  const size = sizeOf(drawn)
  const box = caseOf(size)
  const { tones, seed } = drawn
  return (
    <>
      <Band {...size} tones={tones} />
      <Box x={box.x + box.w - 4} y={MIDDLE.y - 28} w={11} h={52} r={5} fill={tones.base} />
      <Box x={box.x + box.w + 2} y={MIDDLE.y - 22} w={8} h={18} r={3.5} fill={tones.dark} />
      <Box x={box.x - 6} y={MIDDLE.y - 14} w={9} h={26} r={4} fill="#ef8a4f" />
      <Box {...box} r={25} fill={tones.base} />
      <Box x={box.x + 8} y={box.y + 8} w={box.w - 16} h={box.h - 16} r={16} fill={GLASS} />
      <Dial r={tenth(box.w / 2 - 9)} seed={seed} />
    </>
  )
}

/** A watch with a round case and two buttons. */
export const RoundWatch: Form = (drawn) => {
  const { w, h } = sizeOf(drawn)
  const { tones, seed } = drawn
  const r = tenth(w / 2)
  return (
    <>
      <Band w={w} h={h - 10} tones={tones} />
      <Box x={MIDDLE.x + r - 7} y={MIDDLE.y - 26} w={10} h={13} r={4} fill={tones.deep} />
      <Box x={MIDDLE.x + r - 7} y={MIDDLE.y + 13} w={10} h={13} r={4} fill={tones.deep} />
      <Disc {...MIDDLE} r={r} fill={tones.base} />
      <Disc {...MIDDLE} r={r - 6} fill={GLASS} />
      <Dial r={r - 6} seed={seed} />
    </>
  )
}

/** A round face on a case with soft corners. */
export const CushionWatch: Form = (drawn) => {
  const size = sizeOf(drawn)
  const box = caseOf(size)
  const { tones, seed } = drawn
  return (
    <>
      <Band {...size} tones={tones} />
      <Box x={box.x + box.w - 4} y={MIDDLE.y - 9} w={9} h={18} r={4} fill={tones.deep} />
      <Box {...box} r={29} fill={tones.base} />
      <Disc {...MIDDLE} r={tenth(size.w / 2 - 5)} fill={tones.light} />
      <Disc {...MIDDLE} r={tenth(size.w / 2 - 9)} fill={GLASS} />
      <Dial r={tenth(size.w / 2 - 9)} seed={seed} />
    </>
  )
}

/** A round watch with a turning ring with marks. */
export const BezelWatch: Form = (drawn) => {
  const { w, h } = sizeOf(drawn)
  const { tones, seed } = drawn
  const r = tenth(w / 2)
  return (
    <>
      <Band w={w} h={h - 10} tones={tones} />
      <Box x={MIDDLE.x + r - 6} y={MIDDLE.y - 24} w={10} h={13} r={4} fill={tones.deep} />
      <Disc {...MIDDLE} r={r} fill={tones.base} />
      {Array.from({ length: 24 }, (_, at) => (
        <path
          key={at}
          d={`M${MIDDLE.x} ${tenth(MIDDLE.y - r + 3)}v6`}
          stroke={isLight(tones.base) ? tones.deep : tones.light}
          strokeWidth={2}
          transform={`rotate(${at * 15} ${MIDDLE.x} ${MIDDLE.y})`}
        />
      ))}
      <Disc {...MIDDLE} r={r - 12} fill={GLASS} />
      <Dial r={r - 12} seed={seed} />
    </>
  )
}
