import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import { Cloud, House, Sun, Tree, Windows } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A telephone in a hand, seen from the front. Its corner is at the upper left. */
const Handset = ({ x, y, turn = 0 }: { readonly x: number; readonly y: number; readonly turn?: number }) => (
  <g transform={`translate(${x} ${y})rotate(${turn})`}>
    <path className={css.ink} d="M0 0h12v20H0z" />
    <path className={css.glass} d="M2 3h8v12H2z" />
  </g>
)

/** A family on a roof at the end of the day, joined by the string of a kite. */
export const MobileFamily = () => (
  <>
    <path className={css.sky} d="M0 0h800v190H0z" />
    <Sun x={90} y={60} size={1.4} />
    <Cloud x={230} y={50} size={1.4} />
    <Cloud x={560} y={36} size={1.2} />
    <path className={css.hill} d="M0 190q120-70 260-20t280-10 260 10v30H0z" />
    <path className={css.shade} d="M20 240V120h90v120zM690 240V104h96v136z" />
    <Windows x={36} y={138} columns={3} rows={3} gap={24} rise={30} lit={[1, 5]} />
    <Windows x={706} y={122} columns={3} rows={4} gap={26} rise={28} lit={[0, 4, 8]} />
    <path className={css.roof} d="M150 196h500v14H150z" />
    <path className={css.wall} d="M160 210h480v30H160z" />
    <Windows x={190} y={218} columns={16} rows={1} gap={28} rise={20} lit={[2, 3, 9]} />
    <Person x={230} y={196} size={1.15} skin={2} top="coral" hair="long" hands={[-15, -30, 16, -62]} />
    <Handset x={244} y={112} turn={12} />
    <Person x={330} y={196} size={1.2} skin={3} top="cloth" hair="short" hands={[-18, -54, 14, -30]} />
    <Handset x={300} y={116} turn={-12} />
    <Person
      x={432}
      y={196}
      size={0.8}
      skin={2}
      top="sun"
      hair="bun"
      legs="dress"
      hands={[-14, -62, 15, -60]}
    />
    <Handset x={436} y={126} />
    <path className={css.roofShade} d="M512 168h56v8h-56zM516 176h6v20h-6zM558 176h6v20h-6z" />
    <Person
      x={532}
      y={196}
      size={1.1}
      skin={2}
      top="sea"
      hair="bald"
      old
      legs="sit"
      hands={[-6, -30, 20, -46]}
    />
    <Handset x={548} y={126} turn={10} />
    <Motif x={668} y={44} size={1.4} />
    <Line d="M252 108C268 60 288 88 306 112C340 160 410 70 442 122C470 160 520 160 556 122C580 90 620 100 658 62" />
  </>
)

/** A telephone number that moves from one telephone to another along the string. */
export const NumberMove = () => (
  <>
    <path
      className={css.shade}
      d="M38 60h76a12 12 0 0 1 12 12v128a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12V72a12 12 0 0 1 12-12z"
    />
    <path className={css.surface} d="M34 76h84v110H34z" />
    <path
      className={css.ink}
      d="M206 36h76a12 12 0 0 1 12 12v152a12 12 0 0 1-12 12h-76a12 12 0 0 1-12-12V48a12 12 0 0 1 12-12z"
    />
    <path className={css.sea} d="M202 52h84v134h-84z" />
    <path className={css.sun} d="M98 96h124l14 16-14 16H98z" />
    <Line d="M110 112h.1M122 112h.1M134 112h.1M152 112h.1M164 112h.1M176 112h.1M194 112h.1M206 112h.1M218 112h.1" />
    <circle className={css.coral} cx="244" cy="152" r="15" />
    <Line d="M237 152l5 6 10-12M76 96C86 20 190 10 214 40" />
    <Motif x={222} y={34} size={0.7} tail={false} turn={50} />
  </>
)

/** A girl with an enormous spool; the kite leaves the frame. */
export const EndlessSpool = () => (
  <>
    <path className={css.sky} d="M10 10h300v180H10z" />
    <Sun x={62} y={54} />
    <Cloud x={150} y={64} />
    <Cloud x={120} y={128} size={0.7} />
    <path className={css.leaf} d="M10 190h300v26H10z" />
    <Tree x={274} y={196} size={1.2} />
    <Person
      x={96}
      y={206}
      size={1.15}
      skin={3}
      top="coral"
      hair="bun"
      legs="dress"
      hands={[-14, -32, 34, -52]}
    />
    <path className={css.roof} d="M148 150h12v62h-12zM208 150h12v62h-12z" />
    <path className={css.sun} d="M160 158h48v46h-48z" />
    <Line d="M160 166q24 8 48 0M160 176q24 8 48 0M160 186q24 8 48 0M160 196q24 8 48 0M134 148C180 60 220 90 246 40S280 18 288 2" />
    <Motif x={292} y={-4} size={1.1} />
  </>
)

/** A worn telephone on a table and a hand with a new one. */
export const NewPhone = () => (
  <>
    <path className={css.roof} d="M10 178h300v16H10z" />
    <path className={css.roofShade} d="M30 194h14v30H30zM276 194h14v30h-14z" />
    <g transform="rotate(-8 90 140)">
      <path className={css.grey} d="M58 66h60a8 8 0 0 1 8 8v100H50V74a8 8 0 0 1 8-8z" />
      <path className={css.shade} d="M58 80h60v84H58z" />
      <Line d="M72 92l16 20-8 12 22 26M88 112l18-12" />
    </g>
    <path className={css.coral} d="M320 60q-50-8-78 18l14 40 64 6z" />
    <path className={css.skin2} d="M262 70l-32 16-6 24 20 12 32-20z" />
    <path
      className={css.ink}
      d="M184 44h48a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8h-48a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8z"
    />
    <path className={css.glass} d="M182 56h52v76h-52z" />
    <Motif x={208} y={92} size={0.9} tail={false} />
    <path className={css.skin2} d="M236 86l14 4-2 26-16 4z" />
  </>
)

/** Two neighbours at the entrance of a building; one lends a telephone. */
export const BorrowedPhone = () => (
  <>
    <path className={css.wall} d="M40 14h240v190H40z" />
    <path className={css.cloth} d="M116 68h88v136h-88z" />
    <path className={css.glass} d="M126 80h30v50h-30zM164 80h30v50h-30z" />
    <Windows x={58} y={36} columns={2} rows={4} gap={22} rise={34} lit={[1, 6]} />
    <Windows x={226} y={36} columns={2} rows={4} gap={22} rise={34} lit={[3]} />
    <path className={css.coral} d="M104 50h112v18H104z" />
    <Line d="M116 204V68h88v136M160 68v136" />
    <path className={css.shade} d="M30 204h260v12H30z" />
    <Person x={112} y={208} size={1.3} skin={1} top="sea" hair="short" old hands={[-14, -32, 34, -48]} />
    <Handset x={152} y={132} turn={14} />
    <Person x={214} y={208} size={1.3} skin={3} top="sun" hair="long" hands={[-34, -48, 14, -30]} />
    <Line d="M10 216h300" />
  </>
)

/** A woman walks down the street, and the string of the kite on her house follows her. */
export const WalkingString = () => (
  <>
    <Sun x={58} y={44} />
    <Cloud x={250} y={48} />
    <House x={24} y={204} w={96} h={84}>
      <Windows x={14} y={-66} columns={2} rows={2} gap={24} rise={26} lit={[0]} />
      <path className={css.coral} d="M64-48h20V0H64z" />
    </House>
    <Motif x={116} y={44} size={1} />
    <Tree x={284} y={204} size={1.2} />
    <Person
      x={206}
      y={206}
      size={1.35}
      skin={2}
      top="coral"
      hair="long"
      legs="walk"
      hands={[-16, -36, 24, -58]}
    />
    <Handset x={232} y={112} turn={10} />
    <Line d="M112 56C112 130 150 60 178 110S216 150 236 128M4 206h312" />
  </>
)
