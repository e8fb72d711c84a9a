import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import { Cloud, Sun, Tree, Windows } from '#ui/kit/scene/parts.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A striped awning of so many stripes, each 24 wide. */
const Awning = ({ x, y, stripes }: { readonly x: number; readonly y: number; readonly stripes: number }) => (
  <>
    {Array.from({ length: stripes }, (_, at) => (
      <path
        key={at}
        className={at % 2 === 0 ? css.coral : css.surface}
        d={`M${x + at * 24} ${y}h24v26a12 12 0 0 1-24 0z`}
      />
    ))}
  </>
)

/** A corner store with a kite as its sign, and people with boxes. */
export const Storefront = () => (
  <>
    <Sun x={60} y={52} size={1.2} />
    <Cloud x={150} y={46} size={1.3} />
    <Cloud x={690} y={70} size={1.1} />
    <path className={css.hill} d="M0 240c90-60 160-40 230 0zM560 240c70-70 160-60 240 0z" />
    <path className={css.shade} d="M150 240V110h110v130zM560 240V90h120v150z" />
    <Windows x={170} y={128} columns={4} rows={3} gap={22} rise={32} lit={[2, 7]} />
    <Windows x={582} y={110} columns={4} rows={4} gap={24} rise={30} lit={[1, 8, 11]} />
    <path className={css.wall} d="M250 240V66h316v174z" />
    <path className={css.roof} d="M242 54h332v18H242z" />
    <Motif x={410} y={34} size={1.2} tail={false} />
    <path className={css.sky} d="M274 132h116v84H274zM486 132h62v84h-62z" />
    <path className={css.sun} d="M402 132h70v108h-70z" />
    <path className={css.cloth} d="M290 186h28v30h-28zM330 170h40v46h-40z" />
    <path className={css.sea} d="M498 176h34v40h-34z" />
    <Awning x={264} y={92} stripes={13} />
    <Line d="M274 132v84h116v-84M402 240V132h70v108M486 132v84h62v-84M437 132v108M0 240h800" />
    <g transform="translate(378 240)">
      <Person
        x={20}
        y={0}
        size={1.15}
        skin={1}
        top="sea"
        hair="short"
        legs="walk"
        hands={[18, -38, 24, -42]}
      />
      <path className={css.roof} d="M34-58h30v24H34z" />
      <Line d="M49-58v24" />
    </g>
    <Person
      x={610}
      y={240}
      size={1.15}
      skin={3}
      top="coral"
      hair="long"
      legs="walk"
      hands={[-14, -30, 15, -36]}
    />
    <Person
      x={644}
      y={240}
      size={0.75}
      skin={3}
      top="sun"
      hair="cap"
      legs="walk"
      hands={[-16, -34, 14, -62]}
    />
    <Motif x={668} y={150} size={0.8} />
    <Line d="M654 193L664 162" />
    <Tree x={96} y={240} size={1.3} />
    <Tree x={744} y={240} size={1.5} />
  </>
)

/** A bakery: bread on the counter, a card payment, a customer. */
export const Bakery = () => (
  <>
    <path className={css.wall} d="M0 10h800v230H0z" />
    <path className={css.sky} d="M40 40h170v130H40z" />
    <Sun x={86} y={82} />
    <Cloud x={158} y={110} />
    <Line d="M40 40h170v130H40zM125 40v130" />
    <path className={css.roofShade} d="M286 66h230v8H286zM286 118h230v8H286z" />
    {[304, 348, 392, 436, 480].map((x, at) => (
      <path
        key={x}
        className={at % 2 === 0 ? css.roof : css.skin2}
        d={`M${x - 16} 66q0-22 16-22t16 22zM${x - 14} 118q0-30 14-30t14 30z`}
      />
    ))}
    <path className={css.coral} d="M600 36h150v60H600z" />
    <Motif x={640} y={66} size={0.9} tail={false} />
    <Line d="M674 56h54M674 70h54M674 84h34" />
    <Person
      x={420}
      y={240}
      size={1.6}
      skin={2}
      top="sun"
      hair="bun"
      legs="none"
      hands={[-22, -40, 34, -40]}
    />
    <path className={css.roof} d="M230 176h370v64H230z" />
    <path className={css.roofShade} d="M222 168h386v12H222z" />
    <path className={css.glass} d="M250 190h150v40H250z" />
    <path
      className={css.skin1}
      d="M262 230q0-18 18-18t18 18zM304 230q0-18 18-18t18 18zM346 230q0-18 18-18t18 18z"
    />
    <path className={css.ink} d="M466 150h26v22h-26z" />
    <path className={css.sea} d="M470 154h18v8h-18z" />
    <path className={css.surface} d="M540 150h44v18h-44z" />
    <circle className={css.sun} cx="552" cy="159" r="4" />
    <Line d="M562 150v-22M574 150v-16M584 160C650 160 640 196 700 196h100" />
    <Person x={652} y={240} size={1.6} skin={1} top="sea" hair="cap" flip hands={[-16, -30, 36, -46]} />
    <path className={css.coral} d="M578 158h16v10h-16z" />
    <Person x={726} y={240} size={1.5} skin={3} top="cloth" hair="short" old hands={[-13, -32, 13, -32]} />
    <Line d="M0 240h800" />
  </>
)

/** A plan of premises: registers, telephones and cameras on one line from the street. */
export const FloorPlan = () => (
  <>
    <path className={css.surface} d="M20 20h280v200H20z" />
    <path className={css.wall} d="M20 20h170v110H20zM190 130h110v90H190z" />
    <Line d="M20 20h280v200H20zM190 20v70M190 130v90M20 130h100M156 130h34M300 130H230" />
    <path className={css.coral} d="M44 52h26v20H44zM96 52h26v20H96z" />
    <path className={css.sea} d="M226 160h26v16h-26zM226 190h26v16h-26z" />
    <path className={css.sun} d="M276 34l14 8-14 10zM40 196l-10-8v18z" />
    <path className={css.cloth} d="M132 160h36v26h-36z" />
    <circle className={css.sun} cx="142" cy="173" r="4" />
    <Line d="M150 240v-54M150 160V96H57V72M109 96V72M168 173h30v-5h28M198 173v25h28M150 110h110V43h16M132 178H60v18H40" />
  </>
)

/** A telephone opened like a doll's house, with a room for each application. */
export const PocketHome = () => (
  <>
    <path
      className={css.ink}
      d="M92 8h136a20 20 0 0 1 20 20v184a20 20 0 0 1-20 20H92a20 20 0 0 1-20-20V28A20 20 0 0 1 92 8z"
    />
    <path className={css.wall} d="M84 26h152v188H84z" />
    <path className={css.sky} d="M84 26h152v60H84z" />
    <path className={css.roof} d="M84 86l76-48 76 48z" />
    <Motif x={206} y={44} size={0.5} tail={false} />
    <path className={css.sun} d="M84 86h76v64H84z" />
    <path className={css.glass} d="M160 86h76v64h-76z" />
    <path className={css.cloth} d="M84 150h76v64H84z" />
    <path className={css.shade} d="M160 150h76v64h-76z" />
    <path className={css.ink} d="M176 100h44v26h-44z" />
    <path className={css.coral} d="M180 104h36v18h-36z" />
    <path className={css.roofShade} d="M170 136h56v6h-56z" />
    <Line d="M108 116a20 20 0 0 1 28 0M114 123a12 12 0 0 1 16 0M122 131h.1" />
    <Person x={104} y={212} size={0.62} skin={2} top="coral" hair="long" hands={[-12, -30, 14, -58]} />
    <path className={css.ink} d="M111 170h6v10h-6z" />
    <Person x={140} y={212} size={0.42} skin={2} top="sun" hair="short" hands={[-12, -46, 12, -46]} />
    <path className={css.sea} d="M178 186h40v28h-40z" />
    <path className={css.surface} d="M184 166h28v20h-28z" />
    <Line d="M190 173h16M190 179h10M84 86h152M84 150h152M160 86v128" />
  </>
)
