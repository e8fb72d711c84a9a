import { Line, Motif } from './motif.tsx'
import { Cloud, House, Sun, Tree } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** Work in the street: the string is on its reel, near the house. */
const PreSale = () => (
  <>
    <path className={css.sky} d="M14 202C18 90 60 34 140 30c100-4 166 60 168 172z" />
    <Sun x={58} y={78} />
    <Cloud x={140} y={64} />
    <House x={206} y={202} w={84} h={54}>
      <path className={css.glass} d="M10-44h20v20H10zM56-44h18v20H56z" />
      <path className={css.cloth} d="M36 0v-36h16V0z" />
    </House>
    <path className={css.roofShade} d="M14 202h292v26H14z" />
    <path className={css.hill} d="M96 202h84l-8 18h-66z" />
    <path className={css.coral} d="M52 142a30 30 0 1 1 0 60 30 30 0 0 1 0-60z" />
    <path className={css.sun} d="M52 156a16 16 0 1 1 0 32 16 16 0 0 1 0-32z" />
    <path className={css.ink} d="M52 168a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" />
    <Line d="M52 142a30 30 0 1 1 0 60 30 30 0 0 1 0-60M52 149a23 23 0 1 1 0 46 23 23 0 0 1 0-46M66 146c20-4 34 6 52 16" />
    <Person
      x={124}
      y={202}
      size={1.1}
      flip
      skin={2}
      top="sun"
      hair="cap"
      legs="walk"
      hands={[8, -34, 14, -40]}
    />
    <Line d="M110 158c20 6 26 30 34 58" />
    <path className={css.dashed} d="M144 216h80q16 0 16-20" />
    <path className={css.roof} d="m178 202 8-30h4l8 30z" />
    <path className={css.surface} d="M182 187h12l2 7h-16z" />
    <path className={css.leaf} d="M282 202c-10-14-2-24 4-16 4-14 16-8 12 4 6 0 6 8 2 12z" />
    <Line d="M172 202h32M10 202h86M180 202h130" />
  </>
)

/** A corner shop that opens its shutter. */
const Commercial = () => (
  <>
    <path className={css.sky} d="M20 208V100C20 44 80 18 160 18s140 26 140 82v108z" />
    <Sun x={52} y={70} size={0.9} />
    <path className={css.wall} d="M70 208V44h190v164z" />
    <path className={css.shade} d="M228 208V44h32v164z" />
    <path className={css.roof} d="M62 34h206v12H62z" />
    <path className={css.glass} d="M88 58h18v24H88zM130 58h18v24h-18zM238 58h14v24h-14z" />
    <path className={css.sun} d="M172 58h18v24h-18zM84 130h78v52H84z" />
    <path className={css.ink} d="M178 208v-78h38v78z" />
    <path className={css.surface} d="M178 130h38v18h-38z" />
    <path
      className={css.surface}
      d="M76 96h148v22q-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0-9 10-18.500 0z"
    />
    <path
      className={css.coral}
      d="M76 96h18.500v22q-9 10-18.500 0zM113 96h18.500v22q-9 10-18.500 0zM150 96h18.500v22q-9 10-18.500 0zM187 96h18.500v22q-9 10-18.500 0z"
    />
    <path className={css.leaf} d="M94 182c-8-18 4-24 8-12 4-14 16-6 8 12z" />
    <path className={css.cloth} d="M126 182v-22h22v22z" />
    <Line d="M178 136h38M178 142h38M178 148h38M84 130h78v52H84M123 130v52M76 96h148M131 166h12M131 172h8M270 96v10M262 96h18" />
    <path className={css.surface} d="M256 106h32v40h-32z" />
    <Line d="M256 106h32v40h-32z" />
    <Motif x={272} y={124} turn={24} size={0.5} tail={false} />
    <Person x={190} y={208} size={1.06} skin={2} top="leaf" hair="short" hands={[-22, -30, 16, -70]} />
    <path className={css.surface} d="M182 160h16l2 28h-20z" />
    <path className={css.roofShade} d="M90 196h46v12H90z" />
    <path className={css.sun} d="M92 190a6 6 0 0 1 12 0v6H92zM108 190a6 6 0 0 1 12 0v6h-12z" />
    <Line d="M10 208h300M90 196h46" />
  </>
)

/** A person with boxes at a door behind which someone already lives. */
const ActiveLocation = () => (
  <>
    <path className={css.sky} d="M18 208C0 120 60 32 164 32s156 82 140 176z" />
    <Sun x={58} y={88} />
    <path className={css.hill} d="M16 208c50-40 90-44 130-14 50-40 110-36 160 14z" />
    <House x={146} y={208} w={132} h={78}>
      <path className={css.sun} d="M12-62h40v36H12z" />
      <path className={css.coral} d="M76 0v-54h28V0z" />
      <path className={css.glass} d="M112-58h14v30h-14z" />
    </House>
    <Person
      x={178}
      y={200}
      size={0.82}
      flip
      skin={3}
      top="cloth"
      hair="bun"
      legs="none"
      hands={[-14, -30, 22, -66]}
    />
    <path className={css.wall} d="M150 183h60v16h-60z" />
    <Line d="M158 146h40v36h-40zM242 182v2M222 208v-54h28v54" />
    <Line d="M226 84C240 68 254 58 272 50" />
    <Motif x={278} y={46} turn={50} size={0.9} />
    <Person x={94} y={208} size={1.05} skin={1} top="sun" hair="cap" legs="walk" hands={[16, -34, 26, -34]} />
    <path className={css.shade} d="M102 152h38v30h-38zM22 178h40v30H22zM30 152h28v26H30z" />
    <path className={css.roof} d="M117 152h8v12h-8zM38 178h8v12h-8zM41 152h6v9h-6z" />
    <Line d="M102 152h38v30h-38zM22 178h40v30H22zM30 152h28v26H30z" />
    <Tree x={298} y={208} size={0.7} />
    <Line d="M8 208h304" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = { preSale: PreSale, commercial: Commercial, activeLocation: ActiveLocation }
