import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import { Tree } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A glass jar with a label and three cookies, on a shelf. */
export const CookieJar = () => (
  <>
    <path className={css.wall} d="M20 20h280v170H20z" />
    <path className={css.roofShade} d="M12 190h296v12H12z" />
    <path className={css.surface} d="M104 74q-14 8-14 28v70q0 18 18 18h104q18 0 18-18v-70q0-20-14-28z" />
    <circle className={css.roof} cx="128" cy="170" r="18" />
    <circle className={css.roof} cx="166" cy="168" r="19" />
    <circle className={css.roof} cx="196" cy="174" r="15" />
    <path
      className={css.ink}
      d="M121 165h5v5h-5zM132 173h5v5h-5zM160 162h5v5h-5zM171 171h5v5h-5zM193 170h5v5h-5z"
    />
    <path className={css.sun} d="M122 96h76v40h-76z" />
    <Motif x={142} y={116} size={0.45} tail={false} />
    <Line d="M164 110h24M164 122h16" />
    <path className={css.coral} d="M96 52h128q6 0 6 6v16H90V58q0-6 6-6zM148 42h24v10h-24z" />
    <Line d="M104 74q-14 8-14 28v70q0 18 18 18h104q18 0 18-18v-70q0-20-14-28M122 96h76v40h-76z" />
    <path className={css.sea} d="M250 150h30v40h-30z" />
    <path
      className={css.leaf}
      d="M265 150c-16-4-20-20-14-30 10 4 14 14 14 30 0-16 4-30 14-34 8 14 0 30-14 34z"
    />
    <path className={css.cloth} d="M36 158h34v32H36z" />
    <Line d="M70 164q14 2 14 10t-14 8" />
  </>
)

/** A person in a wheelchair on a ramp to a wide open door, and a neighbour who holds it. */
export const WideDoor = () => (
  <>
    <path className={css.wall} d="M150 30h160v150H150z" />
    <path className={css.shade} d="M280 30h30v150h-30z" />
    <path className={css.sun} d="M176 74h68v106h-68z" />
    <path className={css.coral} d="M244 74l24 12v104l-24-10z" />
    <Line d="M176 180V74h68v106M244 74l24 12v104l-24-10M258 130v8" />
    <path className={css.glass} d="M176 44h68v18h-68z" />
    <Tree x={294} y={204} />
    <path className={css.hill} d="M0 214L150 180h160v34z" />
    <Line d="M0 214l150-34h26M20 186l130-30M20 186v23M84 171v23M150 156v24" />
    <Person x={224} y={180} size={1.1} skin={3} top="sea" hair="short" hands={[-14, -34, 22, -46]} />
    <g transform="rotate(-12 92 190)">
      <path className={css.cloth} d="M72 152h8v26h26v8H72z" />
      <Person
        x={92}
        y={193}
        size={1.05}
        skin={2}
        top="coral"
        hair="long"
        legs="sit"
        hands={[-2, -20, 24, -44]}
      />
      <circle className={css.surface} cx="86" cy="184" r="21" />
      <Line d="M65 184a21 21 0 1 1 42 0 21 21 0 1 1-42 0M80 184a6 6 0 1 1 12 0 6 6 0 1 1-12 0M112 200a5 5 0 1 1 10 0 5 5 0 1 1-10 0" />
    </g>
  </>
)

/** A front door with its number, a letter in the mailbox and a pencil. */
export const HouseNumber = () => (
  <>
    <path className={css.wall} d="M30 16h220v190H30z" />
    <path className={css.shade} d="M214 16h36v190h-36z" />
    <path className={css.sea} d="M70 60h84v146H70z" />
    <path className={css.glass} d="M84 74h56v44H84z" />
    <circle className={css.sun} cx="142" cy="142" r="5" />
    <Line d="M70 206V60h84v146M84 74h56v44H84zM112 74v44" />
    <path className={css.surface} d="M172 66h34v26h-34z" />
    <Line d="M182 84v-10l-5 4M190 76q6-4 8 0t-8 10h9" />
    <path className={css.roof} d="M172 118h50v42h-50z" />
    <path className={css.surface} d="M180 104h34v26h-34z" />
    <Line d="M180 104l17 13 17-13M172 130h50" />
    <path className={css.roofShade} d="M172 130h50v30h-50z" />
    <Line d="M160 206h80M20 206h290" />
    <g transform="rotate(28 276 150)">
      <path className={css.sun} d="M268 84h16v92h-16z" />
      <path className={css.coral} d="M268 72h16v12h-16z" />
      <path className={css.skin1} d="M268 176h16l-8 20z" />
      <Line d="M276 84v92" />
    </g>
  </>
)
