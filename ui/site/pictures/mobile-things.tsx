import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import { Cloud, House, Sun, Tree, Windows } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** An airplane window: lights of a town below, and a kite. */
export const PlaneWindow = () => (
  <>
    <path
      className={css.surface}
      d="M92 6h136a54 54 0 0 1 54 54v120a54 54 0 0 1-54 54H92a54 54 0 0 1-54-54V60A54 54 0 0 1 92 6z"
    />
    <path
      className={css.cloth}
      d="M104 26h112a40 40 0 0 1 40 40v108a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40V66a40 40 0 0 1 40-40z"
    />
    <path className={css.sky} d="M64 66a40 40 0 0 1 40-40h112a40 40 0 0 1 40 40v70H64z" />
    <Cloud x={108} y={84} />
    <Cloud x={212} y={120} size={1.3} />
    <path className={css.hill} d="M64 156q50-30 96-8t96-10v36a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40z" />
    <path
      className={css.sun}
      d="M92 176h6v6h-6zM110 168h6v6h-6zM124 186h6v6h-6zM142 174h6v6h-6zM158 190h6v6h-6zM176 172h6v6h-6zM196 184h6v6h-6zM214 170h6v6h-6zM132 200h6v6h-6zM182 202h6v6h-6z"
    />
    <Motif x={176} y={74} size={1.1} />
    <Line d="M104 26h112a40 40 0 0 1 40 40v108a40 40 0 0 1-40 40H104a40 40 0 0 1-40-40V66a40 40 0 0 1 40-40z" />
  </>
)

/** A packed suitcase with a telephone, a charger and a card of another country. */
export const Suitcase = () => (
  <>
    <path
      className={css.coral}
      d="M50 92h220a12 12 0 0 1 12 12v96a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12v-96a12 12 0 0 1 12-12z"
    />
    <path className={css.surface} d="M54 106h212v92H54z" />
    <path className={css.roofShade} d="M126 70h68v22h-12V82h-44v10h-12z" />
    <path className={css.sea} d="M66 120h58v30H66zM66 156h58v32H66z" />
    <path className={css.sun} d="M132 120h50v68h-50z" />
    <Line d="M132 138h50M132 154h50M132 170h50" />
    <path className={css.ink} d="M196 118h34v62h-34z" />
    <path className={css.glass} d="M200 126h26v44h-26z" />
    <path className={css.wall} d="M238 126h20v26h-20z" />
    <Line d="M244 134h8M244 140h8M230 170c14 0 2 20 22 18M90 135h.1M90 172h.1" />
    <Motif x={262} y={52} size={0.8} />
  </>
)

/** A hill with an antenna: houses on one side have signal, the other side lies in the shadow. */
export const HillAntenna = () => (
  <>
    <path className={css.sky} d="M0 0h320v206H0z" />
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

/** A worn telephone with a family photo; a hand holds another card. */
export const OldPhone = () => (
  <>
    <path className={css.roof} d="M20 206h280v12H20z" />
    <g transform="rotate(6 130 110)">
      <path
        className={css.cloth}
        d="M84 14h96a16 16 0 0 1 16 16v160a16 16 0 0 1-16 16H84a16 16 0 0 1-16-16V30a16 16 0 0 1 16-16z"
      />
      <path className={css.ink} d="M80 24h104v172H80z" />
      <path className={css.sky} d="M86 34h92v152H86z" />
      <path className={css.sun} d="M86 130h92v56H86z" />
      <Person
        x={112}
        y={188}
        size={0.9}
        skin={2}
        top="coral"
        hair="long"
        legs="none"
        hands={[-10, -40, 20, -44]}
      />
      <Person
        x={150}
        y={190}
        size={0.9}
        skin={3}
        top="sea"
        hair="short"
        legs="none"
        hands={[-12, -44, 10, -40]}
      />
      <Motif x={152} y={62} size={0.6} />
      <Line d="M92 44l10 14-6 8M170 176l8-10" />
    </g>
    <path className={css.coral} d="M320 150q-40-22-78-6l4 44 74 14z" />
    <path className={css.skin2} d="M256 142l-34-10-8 18 30 24 22-6z" />
    <path className={css.surface} d="M192 104h32l12 12v30h-44z" />
    <path className={css.sun} d="M202 122h22v16h-22z" />
    <Line d="M192 104h32l12 12v30h-44z" />
  </>
)

/** A telephone with a padlock, and the key on the kite's string. */
export const PadlockPhone = () => (
  <>
    <path
      className={css.ink}
      d="M66 16h92a14 14 0 0 1 14 14v176a14 14 0 0 1-14 14H66a14 14 0 0 1-14-14V30a14 14 0 0 1 14-14z"
    />
    <path className={css.glass} d="M62 32h100v164H62z" />
    <path
      className={css.sun}
      d="M82 104h60a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H82a6 6 0 0 1-6-6v-44a6 6 0 0 1 6-6z"
    />
    <Line d="M92 104V86a20 20 0 0 1 40 0v18M112 126v14M112 126h.1" />
    <g transform="rotate(-20 236 140)">
      <path className={css.roof} d="M218 132h66v10h-6v12h-8v-12h-8v8h-8v-8h-36z" />
      <circle className={css.roof} cx="214" cy="138" r="18" />
      <circle className={css.surface} cx="210" cy="138" r="7" />
    </g>
    <Line d="M208 146C180 190 210 60 262 66" />
    <Motif x={272} y={58} size={1.1} tail={false} />
  </>
)

/** A folding telephone, a tablet and a watch like stars, joined by a string. */
export const GalaxyTrio = () => (
  <>
    <path className={css.sky} d="M14 8h292v224H14z" />
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

/** A telephone with its four checks. */
export const CheckedPhone = () => (
  <>
    <path
      className={css.ink}
      d="M96 10h96a14 14 0 0 1 14 14v192a14 14 0 0 1-14 14H96a14 14 0 0 1-14-14V24a14 14 0 0 1 14-14z"
    />
    <path className={css.surface} d="M92 26h104v178H92z" />
    {[54, 94, 134, 174].map((y, at) => (
      <g key={y}>
        <circle className={at % 2 === 0 ? css.sea : css.sun} cx="116" cy={y} r="13" />
        <Line d={`M110 ${y}l5 5 9-10M140 ${y}h${at === 3 ? 26 : 42}`} />
      </g>
    ))}
    <g transform="translate(236 60)rotate(14)">
      <path className={css.coral} d="M0 0h58v34H0L-16 17z" />
      <circle className={css.surface} cx="-2" cy="17" r="4" />
      <Line d="M14 12h32M14 22h22M-2 17C-20 20-26 6-34-6" />
    </g>
    <Motif x={266} y={158} size={1} />
  </>
)
