import { Line, Motif } from './motif.tsx'
import { Sun, Windows } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** A cross-section of a house: one kite, whose string runs through the stairwell into every flat. */
const BulkIncluded = () => (
  <>
    <path className={css.sky} d="M20 214C10 130 40 30 140 24s170 60 162 190z" />
    <Sun x={50} y={72} />
    <path className={css.wall} d="M72 214V66h176v148z" />
    <path className={css.roof} d="M64 54h192v14H64z" />
    <path
      className={css.surface}
      d="M80 76h66v38H80zM80 124h66v38H80zM178 76h62v38h-62zM178 124h62v38h-62zM178 172h62v42h-62z"
    />
    <path className={css.sky} d="M80 172h66v42H80z" />
    <path className={css.shade} d="M150 68h24v146h-24z" />
    <path className={css.sun} d="M94 78l-7 10h14zM222 126l-7 10h14z" />
    <path className={css.glass} d="M206 84h24v16h-24z" />
    <path className={css.cloth} d="M112 150q0-8 8-8h12q8 0 8 8v12h-28zM184 100q0-8 6-8h6v22h-12z" />
    <path className={css.leaf} d="M88 208c-8-14 0-20 4-12 2-8 10-6 6 4z" />
    <path className={css.coral} d="M120 214v-30h18v30z" />
    <Person
      x={128}
      y={168}
      size={0.5}
      skin={1}
      top="sea"
      hair="bald"
      old
      legs="none"
      hands={[-8, -32, 10, -32]}
    />
    <Person
      x={196}
      y={114}
      size={0.46}
      skin={3}
      top="coral"
      hair="long"
      legs="sit"
      hands={[12, -30, 16, -34]}
    />
    <Person
      x={198}
      y={214}
      size={0.5}
      skin={2}
      top="sun"
      hair="bun"
      legs="dress"
      hands={[-16, -30, 26, -46]}
    />
    <Line d="M94 78v-2M222 126v-2M80 114h66M80 162h66M178 114h62M178 162h62M178 196h14M226 214v-24h14M92 208v6M133 198v2M206 84h24v16h-24zM218 100v14" />
    <Line d="M254 30C200 44 162 40 162 68v118M162 90h-22M162 90h22M162 138h-22M162 138h22M162 186h-22M162 186h22M138 90v1M186 90v1M138 138v1M186 138v1M138 186v1M186 186v1" />
    <Motif x={264} y={26} turn={50} />
    <Line d="M30 214h262" />
  </>
)

/** The mailboxes of the hall. One of them holds the string's end. */
const Bulk = () => (
  <>
    <path className={css.sky} d="M30 210V74c0-30 30-52 130-52s134 20 134 56v132z" />
    <path className={css.shade} d="M58 52h142v108H58z" />
    <path
      className={css.surface}
      d="M66 60h28v26H66zM99 60h28v26H99zM132 60h28v26h-28zM165 60h28v26h-28zM66 93h28v26H66zM99 93h28v26H99zM165 93h28v26h-28zM66 126h28v26H66zM99 126h28v26H99zM132 126h28v26h-28zM165 126h28v26h-28z"
    />
    <path className={css.ink} d="M132 93h28v26h-28z" />
    <path className={css.coral} d="m132 93-18-7v40l18-7z" />
    <Line d="M72 68h16M105 68h16M138 68h16M171 68h16M72 101h10M171 101h16M72 134h16M105 134h16M138 134h16M171 134h16" />
    <Person
      x={226}
      y={210}
      size={1.2}
      skin={3}
      top="cloth"
      hair="bun"
      legs="dress"
      hands={[-40, -60, 26, -84]}
    />
    <Line d="M144 106c10 20 22 28 34 32C206 152 238 128 257 109M257 109 276 80" />
    <Motif x={282} y={66} turn={24} size={0.9} />
    <path className={css.leaf} d="M78 186c-16-14-8-28 0-18 0-20 16-22 14-2 10-10 16 8 2 20z" />
    <path className={css.roof} d="M66 184h32l-4 26H70z" />
    <path className={css.sun} d="M220 46l-12 18h24z" />
    <Line d="M220 46V24M20 210h284M120 210v-18h44v18" />
  </>
)

/** A landing with its doors, one of them only in dashes: that flat is not on the list. */
const UnitNotFound = () => (
  <>
    <path className={css.sky} d="M16 208V64q0-38 40-38h208q40 0 40 38v144z" />
    <path className={css.shade} d="M16 190h288v18H16z" />
    <path className={css.coral} d="M36 190V84h50v106z" />
    <path className={css.cloth} d="M108 190V84h50v106z" />
    <path className={css.dashed} d="M182 190V84h50v106" />
    <path className={css.surface} d="M50 96h22v18H50zM122 96h22v18h-22z" />
    <path className={css.sun} d="M61 44l-12 18h24zM133 44l-12 18h24zM207 44l-12 18h24z" />
    <Line d="M36 190V84h50v106M108 190V84h50v106M78 140v6M150 140v6M56 110l5-10 5 10M58 107h6M128 100h7q4 3 0 5h-7zM128 105h8q4 4 0 6h-8zM61 44V26M133 44V26M207 44V26" />
    <Line d="M201 122c0-10 14-10 14 0 0 7-8 7-8 14M207 147v1" />
    <Person x={264} y={204} size={1.18} flip skin={2} top="sun" hair="short" hands={[-14, -70, 20, -42]} />
    <path className={css.surface} d="m232 140 16 4-4 20-16-4z" />
    <Line d="m232 140 16 4-4 20-16-4zM236 148l8 2M234 154l6 1" />
    <Line d="M8 208h304" />
  </>
)

/** The intercom panel of a building, and a finger in front of it. */
const MultipleUnits = () => (
  <>
    <path className={css.sky} d="M22 212C6 112 60 24 166 24s150 88 134 188z" />
    <path className={css.wall} d="M168 212V70h116v142z" />
    <path className={css.shade} d="M254 212V70h30v142z" />
    <path className={css.roof} d="M160 58h132v14H160z" />
    <Windows x={184} y={86} columns={3} rows={4} gap={24} rise={28} lit={[2, 4, 9]} />
    <path className={css.cloth} d="M46 36h108q10 0 10 10v146q0 10-10 10H46q-10 0-10-10V46q0-10 10-10z" />
    <path
      className={css.surface}
      d="M52 84h30v14H52zM52 108h30v14H52zM52 132h30v14H52zM52 156h30v14H52zM108 84h30v14h-30zM108 108h30v14h-30zM108 132h30v14h-30zM108 156h30v14h-30z"
    />
    <path
      className={css.paper}
      d="M89 91a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM89 115a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM89 163a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM145 91a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM145 115a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM145 163a5 5 0 1 1 10 0 5 5 0 1 1-10 0zM89 139a5 5 0 1 1 10 0 5 5 0 1 1-10 0z"
    />
    <path className={css.sun} d="M142 139a8 8 0 1 1 16 0 8 8 0 1 1-16 0z" />
    <Line d="M56 54h44M56 62h44M56 70h44M58 91h14M58 115h18M58 139h10M58 163h16M114 91h18M114 115h10M114 139h16M114 163h12" />
    <Person x={206} y={212} size={1.5} skin={1} top="coral" hair="short" hands={[-38, -48, 14, -30]} />
    <Line d="M14 212h292" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = {
  bulkIncluded: BulkIncluded,
  bulk: Bulk,
  unitNotFound: UnitNotFound,
  multipleUnits: MultipleUnits,
}
