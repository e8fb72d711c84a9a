import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, House, Sun, Tree, Windows } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'
import { useSite } from '../site-view.ts'

/** A street in the morning: every home holds a kite by its own string. 640 by 230. */
export const Street = () => (
  <>
    <path className={css.sky} d="M6 216C18 96 130 20 320 20s302 76 314 196z" />
    <Sun x={104} y={84} size={1.3} />
    <Cloud x={248} y={58} />
    <Cloud x={560} y={112} size={0.8} />
    <path className={css.hill} d="M6 216c70-60 150-66 230-28 80-44 170-44 250-6 60-24 110-10 148 34z" />
    <Tree x={48} y={216} size={1.1} />
    <House x={76} y={216} w={104} h={58}>
      <path className={css.sun} d="M14-46h24v24H14z" />
      <path className={css.cloth} d="M52 0v-40h22V0z" />
      <Line d="M26-46v24M14-34h24M46 0h34" />
    </House>
    <path className={css.wall} d="M224 216V96h124v120z" />
    <path className={css.shade} d="M312 216V96h36v120z" />
    <path className={css.roof} d="M216 86h140v12H216z" />
    <Windows x={242} y={112} columns={4} rows={3} gap={26} rise={32} lit={[1, 6, 8]} />
    <House x={396} y={216} w={92} h={48}>
      <path className={css.sun} d="M50-38h24v22H50z" />
      <path className={css.coral} d="M16 0v-34h20V0z" />
      <Line d="M62-38v22M50-27h24M10 0h32" />
    </House>
    <path className={css.roofShade} d="M410 126h12v26h-12z" />
    <House x={520} y={216} w={76} h={64}>
      <path className={css.cloth} d="M28 0v-38h20V0z" />
      <Line d="M22 0h32" />
    </House>
    <Line d="M128 114C150 100 158 86 168 70M286 86C300 76 314 66 326 58M416 126C424 108 436 92 452 78M558 120c8-16 20-30 30-40" />
    <Motif x={174} y={60} turn={34} size={0.8} />
    <Motif x={338} y={48} turn={48} size={0.9} />
    <Motif x={460} y={66} turn={30} size={0.8} />
    <Motif x={596} y={68} turn={36} size={0.6} tail={false} />
    <Person x={372} y={216} size={0.86} skin={2} top="sea" hair="long" hands={[-18, -30, 20, -76]} />
    <Person
      x={206}
      y={216}
      size={0.66}
      skin={3}
      top="coral"
      hair="short"
      legs="walk"
      hands={[-22, -66, 22, -72]}
    />
    <Line d="M2 216h636" />
  </>
)

/** One kite for each plan of the brand above the same roof: the length of its string is its speed, to scale. */
export const PlanKites = () => {
  const { brand } = useSite()
  const speeds = offersOfRole(offersOfLine(brand.catalog.offers, 'Internet'), 'plan').flatMap(
    ({ speed }) => speed?.downMbps ?? [],
  )
  const top = Math.max(...speeds)
  return (
    <>
      <path className={css.sky} d="M20 226V60q0-44 44-44h192q44 0 44 44v166z" />
      <Cloud x={70} y={112} size={0.7} />
      {speeds.map((mbps, index) => {
        const x = 50 + ((index + 0.5) * 220) / speeds.length
        const y = 186 - (mbps / top) * 134
        return (
          <g key={mbps}>
            <Line d={`M${String(x)} 192V${String(y)}`} />
            <Motif x={x} y={y} turn={0} size={0.74} tail={false} />
          </g>
        )
      })}
      <path className={css.roof} d="M34 206 52 184h216l18 22z" />
      <path className={css.wall} d="M46 206h228v20H46z" />
      <Line d="M34 206h252M12 226h296" />
    </>
  )
}

/** A family in the evening, each with a screen of their own; the string comes in by the window. */
export const Family = () => (
  <>
    <path className={css.wall} d="M16 210V56q0-30 30-30h228q30 0 30 30v154z" />
    <path className={css.glass} d="M34 50h76v70H34z" />
    <Motif x={84} y={78} turn={36} size={0.6} />
    <Line d="M34 50h76v70H34zM72 50v70M72 92C96 120 150 96 178 108" />
    <path className={css.ink} d="M176 60h104v62H176z" />
    <path className={css.sea} d="M184 67h88v48h-88z" />
    <path className={css.sun} d="M206 91a12 12 0 1 1 24 0 12 12 0 1 1-24 0z" />
    <path className={css.hill} d="M184 115c20-22 40-20 56-4 10-10 22-8 32 2v2z" />
    <path className={css.roof} d="M168 138h120v10H168z" />
    <path className={css.cloth} d="M50 186q0-30 26-30h90q26 0 26 30v22H50z" />
    <Person
      x={88}
      y={210}
      size={1.08}
      skin={1}
      top="sun"
      hair="bun"
      legs="none"
      hands={[-10, -34, 18, -34]}
    />
    <Person
      x={134}
      y={210}
      size={0.9}
      skin={2}
      top="coral"
      hair="short"
      legs="none"
      hands={[-12, -36, 12, -36]}
    />
    <path className={css.ink} d="M92 168h24l-2 14H94zM124 172h20v13h-20z" />
    <Person x={236} y={210} skin={3} top="leaf" hair="long" legs="sit" hands={[-12, -34, 20, -50]} />
    <path className={css.ink} d="M252 152l9-2 4 16-9 2z" />
    <Line d="M50 208h142M8 210h304" />
  </>
)

/** A kite with the tail of a comet over the lights of a city. */
export const CometCity = () => (
  <>
    <path className={css.sky} d="M8 218C2 96 70 16 166 16s152 80 146 202z" />
    <path className={css.sun} d="M216 74C150 96 96 132 40 196c66-46 120-72 184-100z" />
    <path className={css.coral} d="M220 80C160 104 120 128 76 160c54-28 96-46 148-66z" />
    <Motif x={232} y={80} turn={62} size={1.7} tail={false} />
    <path className={css.wall} d="M30 218v-38h44v38zM92 218v-62h50v62zM232 218v-48h56v48z" />
    <path
      className={css.shade}
      d="M58 218v-38h16v38zM124 218v-62h18v62zM160 218v-30h60v30zM268 218v-48h20v48z"
    />
    <path className={css.roof} d="M24 174h56v8H24zM86 148h62v10H86zM154 182h72v8h-72zM226 162h68v10h-68z" />
    <Windows x={40} y={192} columns={2} rows={1} gap={16} rise={20} lit={[0]} />
    <Windows x={100} y={166} columns={2} rows={2} gap={18} rise={24} lit={[1, 2]} />
    <Windows x={172} y={198} columns={3} rows={1} gap={16} rise={20} lit={[1]} />
    <Windows x={242} y={182} columns={2} rows={1} gap={18} rise={20} lit={[0, 1]} />
    <Person x={190} y={182} size={0.6} skin={2} top="coral" hair="long" hands={[-18, -72, 22, -76]} />
    <Line d="M4 218h312" />
  </>
)

/** A child grows year by year at a door frame, while the string above, the price, stays level. 360 by 240. */
export const FiveYears = () => (
  <>
    <path className={css.wall} d="M10 214V40q0-20 20-20h300q20 0 20 20v174z" />
    <path className={css.shade} d="M300 214V40h50v174z" />
    <path className={css.coral} d="M306 214V66h36v148z" />
    <Line d="M306 214V66h36v148M334 140v10M34 62H282" />
    <Motif x={286} y={54} turn={90} size={0.8} tail={false} />
    {[0.62, 0.78, 0.94, 1.1, 1.26].map((size, year) => (
      <g key={size}>
        <Person
          x={52 + year * 54}
          y={214}
          size={size}
          skin={2}
          top={(['sun', 'sea', 'cloth', 'leaf', 'coral'] as const)[year] ?? 'sea'}
          hair="short"
          hands={[-14, -30, 14, -30]}
        />
        <Line d={`M${String(52 + year * 54)} 62v10`} />
      </g>
    ))}
    <Line d="M4 214h352" />
  </>
)
