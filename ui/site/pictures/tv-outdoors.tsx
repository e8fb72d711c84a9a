import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, Sun, Tree } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** Neighbours in a backyard cheer in front of a television on a table. 640 by 230. */
export const Patio = () => (
  <>
    <path className={css.sky} d="M0 206V80q0-54 54-54h532q54 0 54 54v126z" />
    <Sun x={78} y={76} />
    <Cloud x={196} y={62} />
    <Cloud x={540} y={54} size={0.8} />
    <path className={css.hill} d="M0 206v-30h640v30z" />
    <path className={css.wall} d="M0 130h150v46H0zM520 130h120v46H520z" />
    <path className={css.roofShade} d="M0 124h150v6H0zM520 124h120v6H520z" />
    <Tree x={118} y={180} size={1.5} />
    <Tree x={604} y={180} size={1.3} />
    <path className={css.roof} d="M246 162h148v10H246zM258 172h8v34h-8zM374 172h8v34h-8z" />
    <path className={css.ink} d="M254 72h132v84H254zM308 156h24v6h-24z" />
    <path className={css.leaf} d="M261 79h118v70H261z" />
    <path className={css.surface} d="M344 92h35v44h-35zM312 128a8 8 0 1 1 16 0 8 8 0 1 1-16 0z" />
    <Line d="M261 114h60M344 92h35v44h-35M356 92v44M368 92v44M344 106h35M344 120h35M320 128q14-22 30-18" />
    <Motif x={430} y={52} turn={48} size={1.05} />
    <Line d="M386 96C404 92 412 76 422 62" />
    <Person x={196} y={206} size={1.14} skin={2} top="coral" hair="long" hands={[-24, -80, 26, -82]} />
    <Person
      x={236}
      y={206}
      size={0.7}
      skin={3}
      top="sun"
      hair="short"
      legs="walk"
      hands={[-24, -76, 24, -80]}
    />
    <Person x={160} y={206} size={1.02} skin={1} top="sea" hair="bald" old hands={[-16, -30, 24, -66]} />
    <Person x={418} y={206} size={1.16} flip skin={3} top="cloth" hair="cap" hands={[-24, -82, 26, -80]} />
    <Person
      x={462}
      y={206}
      size={0.98}
      flip
      skin={2}
      top="sea"
      hair="bun"
      old
      legs="dress"
      hands={[-18, -34, 22, -74]}
    />
    <Person
      x={504}
      y={206}
      size={0.74}
      flip
      skin={1}
      top="coral"
      hair="long"
      legs="dress"
      hands={[-26, -74, 22, -78]}
    />
    <Line d="M0 206h640" />
  </>
)

/** A grandfather and his granddaughter mark a day on the calendar. */
export const Schedule = () => (
  <>
    <path className={css.surface} d="M20 206V60q0-34 34-34h212q34 0 34 34v146z" />
    <path className={css.wall} d="M124 48h140v112H124z" />
    <path className={css.coral} d="M124 48h140v22H124z" />
    <Line d="M124 48h140v112H124zM124 70h140M124 100h140M124 130h140M152 70v90M180 70v90M208 70v90M236 70v90M156 42v12M232 42v12" />
    <path className={css.sun} d="M180 100h28v30h-28z" />
    <Motif x={194} y={115} turn={20} size={0.4} tail={false} />
    <Person x={96} y={206} size={1.3} skin={3} top="sea" hair="bald" old hands={[-18, -34, 30, -66]} />
    <Person
      x={158}
      y={206}
      size={0.88}
      flip
      skin={2}
      top="coral"
      hair="long"
      legs="dress"
      hands={[-16, -32, 20, -76]}
    />
    <path className={css.ink} d="m134 116 10-6 3 5-10 6z" />
    <Line d="M146 112 182 112M6 206h308" />
  </>
)

/** Two homes on two shores, at night; the string of a kite joins their windows over the sea. On the night. */
export const TwoShores = () => (
  <>
    <path className={css.sun} d="M166 62a18 18 0 1 1 22-26 20 20 0 0 0-22 26z" />
    <path className={css.sea} d="M0 180q40-12 80 0t80 0 80 0 80 0v44H0z" />
    <path className={css.leaf} d="M0 206v-34q50-16 104 10l22 24zM320 206v-40q-56-10-92 16l-20 24z" />
    <path className={css.wall} d="M18 172v-62h62v62zM246 166v-52h52v52z" />
    <path className={css.roof} d="m10 110 39-28 39 28zM238 114h68v-12h-68z" />
    <path className={css.sun} d="M32 124h34v28H32zM260 126h26v24h-26z" />
    <path className={css.ink} d="M40 132h18v12H40zM266 132h14v10h-14z" />
    <Motif x={120} y={44} turn={44} size={0.9} tail={false} />
    <path className={css.coral} d="M146 190h40l-8 12h-26z" />
    <path className={css.surface} d="M166 160v28h-16zM169 166v22h12z" />
    <path
      className={css.sky}
      d="M80 92a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM222 56a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM270 72a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM40 46a2 2 0 1 1 4 0 2 2 0 1 1-4 0z"
    />
    <path
      className={`${css.cloth} ${css.thread}`}
      d="M58 138C84 120 100 84 114 52M126 52C180 70 230 96 266 136"
    />
  </>
)

/** A building at dusk: in each window a different show, joined by one string. 640 by 250. */
export const TvWindows = () => (
  <>
    <path className={css.sky} d="M0 236V76q0-50 50-50h540q50 0 50 50v160z" />
    <Sun x={64} y={84} />
    <path className={css.wall} d="M120 236V56h400v180z" />
    <path className={css.shade} d="M470 236V56h50v180z" />
    <path className={css.roof} d="M108 44h424v14H108z" />
    <path className={css.roofShade} d="M150 20h30v24h-30zM440 26h22v18h-22z" />
    <path
      className={css.sun}
      d="M146 76h70v62h-70zM246 76h70v62h-70zM346 76h70v62h-70zM146 156h70v62h-70zM346 156h70v62h-70z"
    />
    <path className={css.cloth} d="M440 76h56v62h-56zM440 156h56v62h-56z" />
    <path className={css.roofShade} d="M250 156h62v80h-62z" />
    <path className={css.coral} d="M256 164h50v72h-50z" />
    <path
      className={css.ink}
      d="M152 88h26v20h-26zM282 86h28v22h-28zM352 88h26v20h-26zM184 166h28v22h-28zM352 168h26v20h-26zM456 96h26v20h-26z"
    />
    <path className={css.sea} d="M155 91h20v14h-20zM187 169h22v16h-22z" />
    <path className={css.coral} d="M285 89h22v16h-22zM355 171h20v14h-20z" />
    <path className={css.leaf} d="M355 91h20v14h-20z" />
    <path className={css.surface} d="M459 99h20v14h-20z" />
    <Person
      x={198}
      y={138}
      size={0.58}
      skin={2}
      top="coral"
      hair="bun"
      old
      legs="none"
      hands={[-14, -34, 14, -34]}
    />
    <Person
      x={264}
      y={138}
      size={0.6}
      skin={3}
      top="sea"
      hair="cap"
      legs="none"
      hands={[-18, -76, 20, -76]}
    />
    <Person
      x={398}
      y={138}
      size={0.5}
      skin={1}
      top="cloth"
      hair="long"
      legs="none"
      hands={[-16, -66, 16, -66]}
    />
    <Person
      x={166}
      y={218}
      size={0.56}
      skin={1}
      top="leaf"
      hair="bald"
      old
      legs="none"
      hands={[-14, -34, 16, -40]}
    />
    <Person
      x={396}
      y={218}
      size={0.44}
      skin={3}
      top="sun"
      hair="short"
      legs="none"
      hands={[-16, -70, 16, -60]}
    />
    <Person
      x={412}
      y={218}
      size={0.4}
      skin={2}
      top="sea"
      hair="long"
      legs="none"
      hands={[-16, -60, 16, -66]}
    />
    <Line d="M146 138h70M246 138h70M346 138h70M440 138h56M146 218h70M346 218h70M440 218h56M298 202v6M165 88C168 40 190 26 240 22M240 22C300 16 500 20 572 58" />
    <Motif x={580} y={64} turn={70} size={1.2} />
    <path
      className={css.leaf}
      d="M540 236c-10-30 6-44 14-30 4-22 24-22 24 0 12-10 22 10 12 30zM40 236c-6-20 6-30 12-20 4-14 18-12 16 4 10-4 14 8 8 16z"
    />
    <Line d="M0 236h640" />
  </>
)
