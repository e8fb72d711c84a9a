import * as css from '#ui/kit/scene/scene.css.ts'
import type { Form } from './shapes.tsx'
import { Box, Disc, Shape, tenth } from './shapes.tsx'

/** A tracker on a key ring: round, with a mark from one part on, or tall with a hole. */
export const Tag: Form = ({ width, height, parts, tones }) => {
  const isTall = height > width * 1.3
  const r = tenth(width * 1.75)
  return (
    <>
      <circle cx={120} cy={48} r={26} fill="none" stroke="#b9bec9" strokeWidth={7} />
      <circle cx={120} cy={48} r={30} className={css.line} />
      <circle cx={120} cy={48} r={22} className={css.line} />
      {isTall ? (
        <>
          <Box x={76} y={62} w={88} h={152} r={44} fill={tones.base} />
          <Disc x={120} y={94} r={17} fill={tones.dark} />
          <circle cx={120} cy={164} r={26} className={css.dashed} />
        </>
      ) : (
        <>
          <Shape d="M98 66h44l-8 42h-28z" fill={tones.deep} />
          <Disc x={120} y={tenth(216 - r)} r={r} fill={tones.base} />
          <Disc x={120} y={tenth(216 - r)} r={tenth(r * 0.72)} fill={tones.light} />
          {parts > 0 ? (
            <circle cx={120} cy={tenth(216 - r)} r={tenth(r * 0.3)} className={css.coral} />
          ) : (
            <path
              d={`M${tenth(120 - r * 0.3)} ${tenth(216 - r * 1.3)}q${tenth(r * 0.3)} -10 ${tenth(r * 0.6)} 0`}
              className={css.line}
            />
          )}
        </>
      )}
    </>
  )
}

/** A pen and its stroke; with a button from one part on. */
export const Stylus: Form = ({ height, parts, tones }) => {
  const h = tenth(height * 1.1)
  const top = tenth(206 - h)
  return (
    <>
      <path
        d="M34 206C64 178 84 226 112 206S150 190 158 206"
        fill="none"
        className={css.coral}
        stroke="currentColor"
        strokeWidth={7}
        strokeLinecap="round"
        fillOpacity={0}
      />
      <g transform="rotate(28 158 206)">
        <Box x={147} y={top} w={22} h={h - 26} r={9} fill={tones.base} />
        <path
          d={`M164 ${top + 12}v${tenth(h - 54)}`}
          stroke={tones.dark}
          strokeWidth={5}
          strokeLinecap="round"
        />
        <Shape d="M148 178h20l-8 26q-2 5 -4 0z" fill={tones.light} />
        <path d="M155 198l3 8 3 -8z" fill={tones.deep} />
        {parts > 0 ? (
          <>
            <Box x={151} y={118} w={9} h={34} r={4.5} fill={tones.deep} />
            <Box x={147} y={top + 22} w={22} h={8} r={2} fill={tones.light} />
          </>
        ) : null}
      </g>
    </>
  )
}
