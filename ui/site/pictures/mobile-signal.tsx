import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { House, Sun, Windows } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A hill with an antenna: houses on one side have signal, the other side lies in the shadow. */
export const HillAntenna = () => (
  <>
    <path className={css.sky} d="M0 206V48A48 48 0 0 1 48 0h224a48 48 0 0 1 48 48v158z" />
    <Sun x={46} y={44} />
    <path className={css.hill} d="M0 206q90-10 150-96 18-22 36 0 60 90 134 96z" />
    <path className={css.shade} d="M168 100q10 0 18 10 60 90 134 96H190q-30-60-22-106z" />
    <Line d="M168 100V44M156 100l12-40 12 40M160 76h16" />
    <Motif x={168} y={36} size={0.7} turn={0} tail={false} />
    <Line d="M142 60a34 34 0 0 1 0-36M126 70a54 54 0 0 1 0-56M110 80a76 76 0 0 1 0-74" />
    <House x={30} y={206} w={42} h={30}>
      <Windows x={16} y={-22} columns={1} rows={1} gap={10} rise={10} lit={[0]} />
    </House>
    <House x={88} y={202} w={36} h={26}>
      <Windows x={13} y={-20} columns={1} rows={1} gap={10} rise={10} lit={[0]} />
    </House>
    <House x={240} y={206} w={42} h={30}>
      <Windows x={16} y={-22} columns={1} rows={1} gap={10} rise={10} />
    </House>
    <Line d="M0 206h320" />
  </>
)

/** Signal through a window, a wall and down to a basement: each time less of it. */
export const WallsSignal = () => (
  <>
    <path className={css.wall} d="M110 40h190v110H110z" />
    <path className={css.shade} d="M110 150h190v66H110z" />
    <path className={css.roof} d="M96 40L205 4l109 36z" />
    <path className={css.glass} d="M106 64h10v50h-10z" />
    <path className={css.roofShade} d="M196 40h10v110h-10zM110 148h190v8H110z" />
    <Line d="M10 88a24 24 0 0 0 0-36M24 100a44 44 0 0 0 0-60M38 112a64 64 0 0 0 0-84" />
    {[
      { x: 140, y: 110, bars: 4 },
      { x: 236, y: 110, bars: 2 },
      { x: 140, y: 196, bars: 1 },
    ].map(({ x, y, bars }) => (
      <g key={`${x} ${y}`}>
        <path className={css.ink} d={`M${x - 8} ${y - 46}h44v54h-44z`} />
        <path className={css.surface} d={`M${x - 4} ${y - 40}h36v42h-36z`} />
        {[0, 1, 2, 3].map((at) => (
          <path
            key={at}
            className={at < bars ? css.coral : css.shade}
            d={`M${x + at * 8} ${y - 4}v${-8 - at * 6}h5v${8 + at * 6}z`}
          />
        ))}
      </g>
    ))}
    <Line d="M60 216h250" />
  </>
)
