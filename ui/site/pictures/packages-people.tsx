import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, House, Sun } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A young woman leaves home with her phone; the string of the router at the window follows her. */
export const One = () => (
  <>
    <path className={css.hill} d="M6 212C4 92 80 20 164 20s152 76 148 192z" />
    <path className={css.sun} d="M262 66a18 18 0 1 1 22-24 20 20 0 0 0-22 24z" />
    <House x={26} y={212} w={132} h={92}>
      <path className={css.sun} d="M16-70h46v40H16z" />
      <path className={css.coral} d="M84 0v-58h30V0z" />
    </House>
    <path className={css.sea} d="M52 170h26v12H52z" />
    <Line d="M42 142h46v40H42zM58 170v-10M72 170v-10M78 176C130 150 170 190 214 150" />
    <Person
      x={208}
      y={212}
      size={1.1}
      skin={2}
      top="sun"
      hair="bun"
      legs="walk"
      hands={[-16, -30, 22, -58]}
    />
    <path className={css.ink} d="M228 136h11v19h-11z" />
    <Line d="M240 142C262 128 270 112 268 98" />
    <Motif x={268} y={86} turn={10} size={0.72} tail={false} />
    <Line d="M4 212h312" />
  </>
)

/** A phone in a pocket: a string leaves it and runs back to the house. */
export const Pocket = () => (
  <>
    <path className={css.sky} d="M12 210C6 96 80 24 168 24s146 76 138 186z" />
    <path className={css.cloth} d="M150 210V52h122v158z" />
    <path className={css.roofShade} d="M164 104h92v70q0 22-46 22t-46-22z" />
    <path className={css.ink} d="M186 62h46v62h-46z" />
    <path className={css.surface} d="M192 70h34v40h-34z" />
    <Motif x={209} y={90} turn={0} size={0.5} tail={false} />
    <path className={css.cloth} d="M164 112h92v14h-92z" />
    <Line d="M164 112h92M164 112v62q0 22 46 22t46-22v-62M170 120h80M150 210V52M272 210V52" />
    <House x={28} y={210} w={70} h={46}>
      <path className={css.sun} d="M24-34h20v18H24z" />
    </House>
    <Line d="M72 176C120 150 110 70 160 66S190 84 192 84M8 210h304" />
  </>
)

/** A kite stand with a striped awning: a price tag hangs from each kite. */
export const Stall = () => (
  <>
    <path className={css.sky} d="M14 210C10 92 80 22 164 22s150 74 142 188z" />
    <path className={css.roof} d="M44 78h8v132h-8zM262 78h8v132h-8z" />
    <path
      className={css.surface}
      d="M34 56h246v26q-12 12-25 0-12 12-24 0-13 12-25 0-12 12-25 0-12 12-24 0-13 12-25 0-12 12-25 0-12 12-24 0-13 12-25 0-12 12-24 0z"
    />
    <path
      className={css.coral}
      d="M34 56h24v26q-12 12-24 0zM83 56h25v26q-12 12-25 0zM133 56h24v26q-12 12-24 0zM182 56h25v26q-12 12-25 0zM231 56h24v26q-12 12-24 0z"
    />
    <path className={css.roof} d="M38 164h240v12H38z" />
    <path className={css.wall} d="M48 176h220v34H48z" />
    <Line d="M92 88v14M156 88v10M222 88v14M92 138v10M156 136v12M222 138v10" />
    <Motif x={92} y={120} turn={0} size={0.72} tail={false} />
    <Motif x={156} y={118} turn={0} size={0.72} tail={false} />
    <Motif x={222} y={120} turn={0} size={0.72} tail={false} />
    <path className={css.sun} d="M80 146h24v14H80zM144 146h24v14h-24zM210 146h24v14h-24z" />
    <Line d="M86 153h12M150 153h12M216 153h12" />
    <Person x={292} y={210} size={1.02} flip skin={3} top="sea" hair="cap" hands={[-14, -30, 24, -60]} />
    <Person x={26} y={210} size={0.7} skin={1} top="sun" hair="short" hands={[-12, -30, 20, -72]} />
    <Line d="M4 210h312" />
  </>
)

/** A man reads a bill as tall as he is, from top to bottom. */
export const LongBill = () => (
  <>
    <path className={css.hill} d="M14 212C6 92 76 22 160 22s154 74 146 190z" />
    <Cloud x={72} y={74} size={0.7} />
    <path className={css.surface} d="M160 44h92v150l-12 10-11-10-12 10-11-10-12 10-11-10-12 10-11-10z" />
    <Line d="M174 66h40M174 86h28M174 106h46M174 126h32M232 66h8M232 86h8M232 106h8M232 126h8M174 150h66" />
    <path className={css.sun} d="M174 162h66v18h-66z" />
    <Line d="M182 171h20M224 171h8" />
    <Person x={118} y={212} size={1.5} skin={3} top="coral" hair="bald" old hands={[-14, -32, 26, -62]} />
    <Motif x={258} y={48} turn={40} size={0.7} />
    <Line d="M6 212h308" />
  </>
)

/** Two neighbours talk from balcony to balcony; a string joins both homes. */
export const Balcony = () => (
  <>
    <path className={css.sky} d="M104 212V20h112v192z" />
    <path className={css.wall} d="M10 212V20h96v192zM214 212V20h96v192z" />
    <path className={css.shade} d="M10 212V20h18v192zM292 212V20h18v192z" />
    <path className={css.roofShade} d="M44 66h40v70H44zM236 66h40v70h-40z" />
    <Sun x={160} y={56} />
    <Person x={88} y={142} size={0.94} skin={1} top="leaf" hair="bun" old hands={[-14, -30, 22, -44]} />
    <Person x={230} y={142} size={0.94} flip skin={3} top="coral" hair="long" hands={[-16, -32, 22, -66]} />
    <path className={css.roof} d="M38 140h88v8H38zM194 140h88v8h-88z" />
    <Line d="M126 140v-30H96M194 140v-30h28M111 110v30M208 110v30M118 98C140 118 176 116 204 84M44 66h40v74M236 66h40v74" />
    <Motif x={160} y={112} turn={90} size={0.5} tail={false} />
    <Line d="M4 212h312" />
  </>
)

/** A girl runs with her kite to somebody who arrives with a cap and a duffel bag. */
export const Homecoming = () => (
  <>
    <path className={css.sky} d="M10 210C8 92 82 20 166 20s150 76 142 190z" />
    <Sun x={60} y={86} />
    <Cloud x={140} y={60} size={0.8} />
    <path className={css.hill} d="M10 210c60-46 130-40 180-14 40-24 84-22 118 14z" />
    <House x={18} y={210} w={72} h={54}>
      <path className={css.cloth} d="M28 0v-36h18V0z" />
    </House>
    <Person
      x={148}
      y={210}
      size={0.82}
      skin={2}
      top="coral"
      hair="long"
      legs="walk"
      hands={[-26, -62, 26, -56]}
    />
    <Line d="M127 160C112 134 116 110 124 96" />
    <Motif x={122} y={84} turn={-18} size={0.9} />
    <Person
      x={238}
      y={210}
      size={1.24}
      flip
      skin={2}
      top="leaf"
      hair="cap"
      legs="walk"
      hands={[-18, -34, 28, -44]}
    />
    <path className={css.roof} d="M252 176q0-10 12-10h34q12 0 12 10v22q0 10-12 10h-34q-12 0-12-10z" />
    <Line d="M264 166q16-18 34 0M268 166v42M294 166v42M4 210h312" />
  </>
)

/** A grandfather and his granddaughter with a computer on the front steps. */
export const Ladder = () => (
  <>
    <path className={css.wall} d="M30 208V44h212v164z" />
    <path className={css.roof} d="m16 44 22-24h196l22 24z" />
    <path className={css.coral} d="M150 140V70h50v70z" />
    <path className={css.glass} d="M56 74h56v44H56z" />
    <Line d="M56 74h56v44H56zM84 74v44M190 104v8" />
    <path className={css.roofShade} d="M128 140h122v22H128z" />
    <path className={css.roof} d="M106 162h166v22H106z" />
    <path className={css.roofShade} d="M84 184h210v24H84z" />
    <Person
      x={148}
      y={186}
      size={1.08}
      skin={3}
      top="cloth"
      hair="bald"
      old
      legs="sit"
      hands={[12, -36, 24, -44]}
    />
    <Person
      x={206}
      y={186}
      size={0.82}
      flip
      skin={3}
      top="sun"
      hair="bun"
      legs="sit"
      hands={[10, -40, 26, -40]}
    />
    <path className={css.ink} d="M166 140h22v14h-22zM162 154h30v4h-30z" />
    <Line d="M178 140C182 112 250 120 274 84" />
    <Motif x={282} y={72} turn={34} size={0.84} />
    <Line d="M6 208h308" />
  </>
)
