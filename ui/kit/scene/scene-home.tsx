import { Line, Motif } from './motif.tsx'
import { Cloud, House, Sun, Tree, Windows } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** A house whose roof holds the string tight: service is available. */
const Serviceable = () => (
  <>
    <path className={css.sky} d="M18 206C2 96 74 30 158 30s158 62 146 176z" />
    <Sun x={70} y={82} />
    <Cloud x={196} y={70} size={0.8} />
    <path className={css.hill} d="M16 206c40-44 84-44 120-18 44-34 110-34 168 18z" />
    <Tree x={50} y={206} size={1.15} />
    <path className={css.roofShade} d="M114 96h16v40h-16z" />
    <House x={88} y={206} w={116} h={66}>
      <path className={css.sun} d="M14-54h26v26H14zM82-54h22v26H82z" />
      <path className={css.cloth} d="M50 0v-46h22V0z" />
      <Line d="M27-54v26M14-41h26M93-54v26M44 0h34M66-23v2" />
    </House>
    <Line d="M122 96C166 92 214 78 250 50" />
    <Motif x={256} y={46} turn={40} size={1.05} />
    <Person x={244} y={206} skin={1} top="coral" hair="short" hands={[-20, -78, 22, -76]} />
    <Person
      x={278}
      y={206}
      size={0.7}
      skin={2}
      top="sea"
      hair="long"
      legs="dress"
      hands={[-22, -66, 24, -74]}
    />
    <Line d="M10 206h300" />
  </>
)

/** A front door with its number, and a person who reads it into a phone. */
const EnterAddress = () => (
  <>
    <path className={css.sky} d="M34 206V92c0-44 50-72 122-72s130 30 130 78v108z" />
    <path className={css.wall} d="M118 206V60h156v146z" />
    <path className={css.shade} d="M246 206V60h28v146z" />
    <path className={css.roof} d="m106 60 14-20h152l14 20z" />
    <path className={css.coral} d="M152 206V98q0-18 24-18t24 18v108z" />
    <path className={css.sun} d="M160 112q0-22 16-22t16 22z" />
    <path className={css.glass} d="M222 92h30v38h-30z" />
    <path className={css.surface} d="M118 100h26v22h-26z" />
    <Line d="M152 206V98q0-18 24-18t24 18v108M160 112h32M176 90v22M192 156v8M237 92v38M222 111h30M130 60v10M118 100h26v22h-26zM123 106q6-3 6 2 0 3-6 7h7M139 105l-6 7h8M139 105v11" />
    <path className={css.sun} d="M130 82l-5-12h12z" />
    <path className={css.leaf} d="M226 180c-8-16 0-28 6-20 2-14 14-12 12 2 8-4 12 8 4 18z" />
    <path className={css.roofShade} d="M222 180h30l-4 26h-22z" />
    <Sun x={64} y={70} />
    <Line d="M93 144C104 162 122 140 128 124" />
    <Person
      x={76}
      y={206}
      size={1.1}
      skin={2}
      top="cloth"
      hair="long"
      legs="stand"
      hands={[-8, -30, 18, -54]}
    />
    <path className={css.ink} d="m92 134 9-3 6 17-9 3z" />
    <Line d="M14 206h292M146 206h60" />
  </>
)

/** The string makes the tick: everything is arranged. */
const Confirmation = () => (
  <>
    <path className={css.sky} d="M24 150C10 70 84 14 168 20s142 62 124 146z" />
    <Sun x={78} y={66} />
    <Cloud x={150} y={60} size={0.8} />
    <path className={css.hill} d="M22 180c24-46 70-50 96-20 50-46 130-34 182 20z" />
    <path className={css.wall} d="M34 232v-54h252v54z" />
    <path className={css.shade} d="M232 232v-54h54v54z" />
    <path className={css.roof} d="M26 166h268v14H26z" />
    <Windows x={58} y={194} columns={6} rows={1} gap={38} rise={0} lit={[1, 4]} />
    <Line d="M118 92c14 12 26 26 34 48 18-46 50-80 94-100" />
    <Motif x={258} y={34} turn={56} size={1.3} />
    <Person x={84} y={166} skin={1} top="sea" hair="short" hands={[-24, -76, 32, -74]} />
    <Person x={232} y={166} skin={3} top="coral" hair="bun" hands={[-22, -74, 20, -78]} />
    <Person
      x={266}
      y={166}
      size={0.66}
      skin={2}
      top="cloth"
      hair="short"
      legs="walk"
      hands={[-24, -74, 22, -74]}
    />
    <Person x={50} y={166} size={0.92} skin={2} top="leaf" hair="bald" old hands={[-14, -28, 18, -30]} />
    <Line d="M67 139v27M26 166h268M34 180v52M286 180v52" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = { serviceable: Serviceable, enterAddress: EnterAddress, confirmation: Confirmation }
