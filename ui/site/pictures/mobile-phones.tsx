import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

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

/** A telephone with its keypad; the string of the kite rises from the key that is pressed. */
export const DialedPhone = () => (
  <>
    <path
      className={css.sky}
      d="M40 6h176a40 40 0 0 1 40 40v148a40 40 0 0 1-40 40H64a40 40 0 0 1-40-40V22A16 16 0 0 1 40 6z"
    />
    <path
      className={css.ink}
      d="M92 12h96a16 16 0 0 1 16 16v186a16 16 0 0 1-16 16H92a16 16 0 0 1-16-16V28a16 16 0 0 1 16-16z"
    />
    <path className={css.surface} d="M86 28h108v184H86z" />
    <Line d="M102 52h14M124 52h8M140 52h14M162 52h8M98 72h84" />
    {[0, 1, 2, 3].flatMap((row) =>
      [0, 1, 2].map((column) => (
        <circle
          key={`${String(row)}-${String(column)}`}
          className={row === 3 && column !== 1 ? css.sun : css.glass}
          cx={108 + column * 32}
          cy={98 + row * 30}
          r="11"
        />
      )),
    )}
    <Line d="M104 188h8M108 184v8M105 185l6 6M111 185l-6 6M168 184h8M168 192h8M170 180v16M174 180v16" />
    <Line d="M183 188C230 190 216 120 262 92" />
    <Motif x={274} y={72} size={1.1} tail={false} />
  </>
)
