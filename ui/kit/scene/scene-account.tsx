import { Line, Motif } from './motif.tsx'
import { Cloud, House, Sun, Tree } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** A door of one's own: the key turns, and the light inside is on. */
const AccountLogin = () => (
  <>
    <path className={css.sky} d="M18 208C6 100 70 24 166 24s146 80 136 184z" />
    <Sun x={70} y={70} />
    <path className={css.wall} d="M140 208V58h150v150z" />
    <path className={css.shade} d="M262 208V58h28v150z" />
    <path className={css.roof} d="m128 58 16-22h142l16 22z" />
    <path className={css.sun} d="M176 208V96q0-18 24-18t24 18v112z" />
    <path className={css.coral} d="M176 208V96q0-18 24-18l-12 24v106z" />
    <path className={css.glass} d="M240 92h30v40h-30z" />
    <path className={css.leaf} d="M242 178c-8-16 0-26 6-18 2-14 14-12 12 2 8-4 12 8 4 16z" />
    <path className={css.roofShade} d="M238 178h30l-4 28h-22z" />
    <Line d="M176 208V96q0-18 24-18t24 18v112M200 78l-12 24v106M255 92v40M240 112h30M140 58v150" />
    <Person
      x={104}
      y={208}
      size={1.24}
      skin={3}
      top="cloth"
      hair="bun"
      legs="dress"
      hands={[-12, -30, 40, -50]}
    />
    <path className={css.sun} d="M163 146a6 6 0 1 0-12 0 6 6 0 1 0 12 0z" />
    <Line d="M163 146a6 6 0 1 0-12 0 6 6 0 1 0 12 0zM163 146h14M170 146v5M175 146v5M157 152c-2 8 6 8 4 16" />
    <path className={css.coral} d="m161 168-7 7 7 13 7-13z" />
    <Line d="M10 208h300M34 208c2-10 10-12 12 0M54 208c2-6 8-6 10 0" />
  </>
)

/** The second proof: the code that only the phone in the other hand shows. */
const AccountCode = () => (
  <>
    <path className={css.sky} d="M20 208C4 104 64 26 160 26s158 78 142 182z" />
    <Cloud x={92} y={64} size={0.9} />
    <path className={css.hill} d="M18 208c50-50 100-44 142-16 44-34 100-30 144 16z" />
    <path className={css.ink} d="M186 58h72q10 0 10 10v140h-92V68q0-10 10-10z" />
    <path className={css.surface} d="M184 72h76v136h-76z" />
    <path className={css.sun} d="M194 92h12v18h-12zM212 92h12v18h-12zM230 92h12v18h-12z" />
    <path className={css.sea} d="M200 142h44v40h-44z" />
    <path className={css.surface} d="M194 122h56v6h-56z" />
    <Line d="M210 142v-10q0-12 12-12t12 12v10M213 162l7 7 12-15M194 92h12v18h-12zM212 92h12v18h-12zM230 92h12v18h-12zM214 64h16" />
    <Person x={112} y={208} size={1.4} skin={1} top="coral" hair="short" hands={[-16, -34, 46, -66]} />
    <Line d="M94 160C60 156 40 130 56 108s34-4 22 8-30-4-20-30" />
    <Motif x={66} y={72} turn={-8} size={0.9} tail={false} />
    <Line d="M8 208h304M30 208c2-10 10-12 12 0" />
  </>
)

/** Two homes on one string. */
const AccountChoice = () => (
  <>
    <path className={css.sky} d="M12 208C8 96 80 28 168 28s146 76 138 180z" />
    <Sun x={78} y={70} />
    <path className={css.hill} d="M10 208c70-54 110-40 150-14 40-30 100-30 150 14z" />
    <House x={28} y={208} w={92} h={56}>
      <path className={css.sun} d="M14-44h20v22H14z" />
      <path className={css.cloth} d="M46 0v-40h18V0z" />
      <Line d="M24-44v22" />
    </House>
    <House x={204} y={208} w={86} h={74}>
      <path className={css.glass} d="M12-62h18v20H12zM42-62h14v20H42z" />
      <path className={css.coral} d="M20 0v-36h18V0z" />
      <Line d="M21-62v20" />
    </House>
    <Tree x={136} y={208} size={0.8} />
    <Line d="M74 112C104 140 130 92 160 100s54 30 86-2" />
    <Line d="M160 100c10-10 14-24 12-44" />
    <Motif x={172} y={44} turn={6} size={0.9} />
    <Person
      x={168}
      y={208}
      size={0.86}
      skin={2}
      top="sun"
      hair="long"
      legs="dress"
      hands={[-26, -58, 26, -58]}
    />
    <Line d="M6 208h308" />
  </>
)

/** The first bill is still to come: an empty mailbox, and the bird that moved in. */
const NoBills = () => (
  <>
    <path className={css.sky} d="M22 208C8 104 70 28 164 28s146 76 134 180z" />
    <Cloud x={84} y={72} />
    <path className={css.hill} d="M20 208c60-52 110-38 142-14 40-30 90-28 136 14z" />
    <path className={css.roofShade} d="M152 208v-78h12v78z" />
    <path className={css.cloth} d="M108 134v-28a24 24 0 0 1 24-24h64a24 24 0 0 1 24 24v28z" />
    <path className={css.ink} d="M108 134v-28a24 24 0 0 1 48 0v28z" />
    <path className={css.coral} d="M200 96V62h20v14h-15v20z" />
    <path className={css.sun} d="M116 130c2-14 12-20 20-14l12-2-6 8c0 6-4 8-8 8z" />
    <path className={css.leaf} d="M112 134h40l-6 8h-28z" />
    <Line d="M108 134v-28a24 24 0 0 1 24-24h64a24 24 0 0 1 24 24v28zM156 134v-28M134 122v.5M116 138h32M122 130l-8 6M144 128l10 6" />
    <Tree x={62} y={208} size={0.95} />
    <Line d="M164 176c30 10 60-4 84-40" />
    <Motif x={258} y={122} turn={38} size={0.95} />
    <Line d="M8 208h304M232 208c4-12 12-12 14 0M104 208c2-8 10-10 12 0" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = {
  accountLogin: AccountLogin,
  accountCode: AccountCode,
  accountChoice: AccountChoice,
  noBills: NoBills,
}
