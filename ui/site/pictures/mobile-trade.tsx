import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import { Cloud, Sun, Tree } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A folding telephone, a tablet and a watch like stars, joined by a string. */
export const GalaxyTrio = () => (
  <>
    <path className={css.sky} d="M62 8h196a48 48 0 0 1 48 48v176H14V56A48 48 0 0 1 62 8z" />
    <path
      className={css.sun}
      d="M44 36h4v4h-4zM276 44h4v4h-4zM150 24h4v4h-4zM292 150h4v4h-4zM32 150h4v4h-4zM206 212h4v4h-4z"
    />
    <Line d="M80 96C120 30 160 130 196 96S260 120 250 176" />
    <g transform="rotate(-12 80 110)">
      <path className={css.ink} d="M42 66h38v92H42zM82 66h38v92H82z" />
      <path className={css.cloth} d="M46 72h32v80H46zM84 72h32v80H84z" />
    </g>
    <path
      className={css.ink}
      d="M152 54h96a8 8 0 0 1 8 8v66a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8V62a8 8 0 0 1 8-8z"
    />
    <path className={css.sea} d="M152 62h96v66h-96z" />
    <path className={css.coral} d="M236 146h28l4 20h-36zM232 202h36l-4 22h-28z" />
    <circle className={css.ink} cx="250" cy="184" r="24" />
    <circle className={css.surface} cx="250" cy="184" r="18" />
    <Line d="M250 184v-10M250 184l8 5" />
    <Motif x={198} y={94} size={0.8} />
  </>
)

/** A market table with used telephones: a woman hands hers over and gets one with a bow. */
export const TradeTable = () => (
  <>
    <Sun x={80} y={56} size={1.2} />
    <Cloud x={170} y={44} size={1.1} />
    <Cloud x={700} y={60} size={1.3} />
    <path className={css.hill} d="M0 240q160-80 330-30t470-10v40z" />
    <path className={css.ink} d="M236 60h8v180h-8zM556 60h8v180h-8z" />
    {Array.from({ length: 15 }, (_, at) => (
      <path
        key={at}
        className={at % 2 === 0 ? css.sun : css.surface}
        d={`M${220 + at * 24} 44h24v30a12 12 0 0 1-24 0z`}
      />
    ))}
    <Motif x={400} y={28} size={1.1} tail={false} />
    <Person
      x={340}
      y={240}
      size={1.5}
      skin={3}
      top="sea"
      hair="short"
      legs="none"
      hands={[-18, -40, 34, -50]}
    />
    <path className={css.roof} d="M250 176h300v64H250z" />
    <path className={css.roofShade} d="M242 166h316v14H242z" />
    {[266, 292, 438, 464, 490, 516].map((x) => (
      <g key={x}>
        <path className={css.ink} d={`M${x} 132h18v34h-18z`} />
        <path className={css.glass} d={`M${x + 3} 137h12v24h-12z`} />
      </g>
    ))}
    <path className={css.ink} d="M382 142h20v34h-20z" />
    <path className={css.sea} d="M385 147h14v24h-14z" />
    <path className={css.coral} d="M392 140l-12-10v14zM392 140l12-10v14zM390 136h4v40h-4z" />
    <Person x={600} y={240} size={1.5} skin={1} top="coral" hair="long" hands={[-40, -52, 14, -32]} />
    <path className={css.grey} d="M532 140h16v28h-16z" />
    <Tree x={690} y={240} size={1.4} />
    <Tree x={130} y={240} size={1.2} />
    <Line d="M0 240h800" />
  </>
)
