import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, House, Sun, Tree } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A shelf with a television, a router and a telephone on the same string. */
export const Shelf = () => (
  <>
    <path className={css.wall} d="M20 208V50q0-28 28-28h224q28 0 28 28v158z" />
    <path className={css.roof} d="M36 112h248v9H36zM36 186h248v9H36z" />
    <path className={css.ink} d="M52 54h92v52H52zM92 106h12v6H92z" />
    <path className={css.sea} d="M58 60h80v40H58z" />
    <Motif x={98} y={80} turn={34} size={0.6} />
    <path className={css.surface} d="M188 90h58v22h-58z" />
    <Line d="M188 90h58v22h-58zM198 90V62M236 90V62M200 101h6M212 101h6" />
    <path className={css.coral} d="M62 168q4-14 24-14t24 14v18H62z" />
    <path className={css.surface} d="M78 172a8 8 0 1 0 16 0 8 8 0 1 0-16 0z" />
    <path className={css.ink} d="M204 140h24v46h-24z" />
    <path className={css.surface} d="M208 146h16v30h-16z" />
    <Line d="M60 156q26-14 52 0M144 84C168 60 172 108 188 102M246 104C274 108 270 150 228 158M204 164C170 176 150 140 110 170" />
    <Line d="M8 208h304" />
  </>
)

/** A family on the sofa, seen from behind, in front of a bright screen at night. */
export const Sofa = () => (
  <>
    <path className={css.hill} d="M12 212V48q0-30 30-30h236q30 0 30 30v164z" />
    <path className={css.ink} d="M60 40h200v108H60z" />
    <path className={css.sky} d="M68 48h184v92H68z" />
    <path className={css.leaf} d="M68 140v-26q60-26 110-8t74-8v42z" />
    <Motif x={196} y={84} turn={48} size={0.9} />
    <path className={css.sun} d="M92 78a14 14 0 1 1 28 0 14 14 0 1 1-28 0z" />
    <Person
      x={112}
      y={222}
      size={1.05}
      skin={2}
      top="coral"
      hair="long"
      legs="none"
      hands={[-18, -34, 22, -40]}
    />
    <Person
      x={164}
      y={218}
      size={0.82}
      skin={1}
      top="sun"
      hair="bun"
      legs="none"
      hands={[-16, -66, 16, -66]}
    />
    <Person
      x={212}
      y={222}
      size={1.1}
      skin={3}
      top="sea"
      hair="short"
      legs="none"
      hands={[-20, -38, 18, -34]}
    />
    <path className={css.cloth} d="M62 180q0-10 10-10h14v14h148v-14h14q10 0 10 10v32H62z" />
    <Line d="M86 184h148M160 184v28M6 212h308" />
  </>
)

/** A woman cooks while her show plays on a tablet. */
export const Tiles = () => (
  <>
    <path className={css.wall} d="M18 208V36h284v172z" />
    <path className={css.roofShade} d="M18 60h284v6H18z" />
    <path className={css.surface} d="M184 92h86v58h-86z" />
    <path className={css.ink} d="M176 84h102v74H176z" />
    <path className={css.sky} d="M184 92h86v58h-86z" />
    <path className={css.coral} d="M190 98h22v20h-22z" />
    <path className={css.sun} d="M217 98h22v20h-22z" />
    <path className={css.sea} d="M244 98h20v20h-20zM190 124h22v20h-22z" />
    <path className={css.leaf} d="M217 124h22v20h-22z" />
    <Motif x={254} y={134} turn={0} size={0.34} tail={false} />
    <Person
      x={108}
      y={208}
      size={1.3}
      skin={2}
      top="sea"
      hair="bun"
      legs="none"
      hands={[-20, -46, 30, -48]}
    />
    <path className={css.roofShade} d="M44 168h234v40H44z" />
    <path className={css.roof} d="M34 158h254v10H34z" />
    <path className={css.ink} d="M130 140h40l-4 18h-32z" />
    <Line d="M150 128q-6-8 0-14t0-14M170 146h14M60 66v18M76 66v26M8 208h304" />
  </>
)

/** A kite looks in at the window; its string ends at the router on the sill. */
export const Window = () => (
  <>
    <path className={css.wall} d="M30 214V24h260v190z" />
    <path className={css.sky} d="M74 46h172v118H74z" />
    <Sun x={108} y={80} />
    <Cloud x={204} y={72} size={0.9} />
    <path className={css.hill} d="M74 164v-28q50-24 92-6t80-10v44z" />
    <Motif x={164} y={98} turn={28} size={1.3} />
    <path className={css.cloth} d="M60 38h22q10 70-12 130H60zM260 38h-22q-10 70 12 130h10z" />
    <path className={css.roof} d="M56 164h208v10H56z" />
    <path className={css.surface} d="M188 146h48v18h-48z" />
    <Line d="M74 46h172M188 146h48v18h-48zM196 146v-20M228 146v-20M198 155h5M208 155h5M164 100C150 150 240 110 212 146M8 214h304" />
  </>
)

/** A man opens his door with a key that has a small kite on its ring. */
export const Keys = () => (
  <>
    <path className={css.sky} d="M10 210C8 92 82 24 166 24s148 72 140 186z" />
    <House x={136} y={210} w={140} h={104}>
      <path className={css.sun} d="M86-78h36v36H86z" />
      <path className={css.coral} d="M22 0v-72h44V0z" />
    </House>
    <Line d="M240 132h36v36h-36zM258 132v36M194 172v8" />
    <Person
      x={112}
      y={210}
      size={1.16}
      skin={1}
      top="leaf"
      hair="short"
      legs="walk"
      hands={[-20, -34, 26, -46]}
    />
    <path className={css.sun} d="M146 150a8 8 0 1 1 16 0 8 8 0 1 1-16 0z" />
    <Line d="M162 150h18v6M172 150v5M150 158C144 168 142 170 140 176" />
    <Motif x={138} y={188} turn={6} size={0.42} tail={false} />
    <Tree x={48} y={210} size={0.9} />
    <Line d="M4 210h312" />
  </>
)

/** A seesaw in balance: upload and download weigh the same. 640 by 230. */
export const Seesaw = () => (
  <>
    <path className={css.sky} d="M6 214C24 86 150 16 322 16s298 80 312 198z" />
    <Sun x={96} y={92} size={1.2} />
    <Cloud x={198} y={62} />
    <Cloud x={500} y={80} size={1.1} />
    <path className={css.hill} d="M6 214c100-40 210-44 316-22 110-26 220-20 312 22z" />
    <path className={css.roof} d="m320 148 40 62h-80z" />
    <path className={css.sea} d="M130 142h380v10H130z" />
    <Person
      x={176}
      y={152}
      size={1.02}
      skin={2}
      top="coral"
      hair="bun"
      legs="sit"
      hands={[18, -72, 26, -58]}
    />
    <Person
      x={464}
      y={152}
      size={1.02}
      flip
      skin={3}
      top="sun"
      hair="short"
      legs="sit"
      hands={[18, -72, 26, -58]}
    />
    <path className={css.ink} d="M196 130h12v12h-12zM432 130h12v12h-12z" />
    <Line d="M320 142V84M128 196v-34M120 172l8-10 8 10M512 162v34M504 186l8 10 8-10M2 214h636" />
    <Motif x={320} y={70} turn={0} size={1.1} tail={false} />
    <Tree x={586} y={214} size={0.9} />
  </>
)

/** A grandfather and a grandson on the telephone: the cord draws the way between both. */
export const Cord = () => (
  <>
    <path className={css.sky} d="M10 210C8 96 80 26 162 26s152 76 146 184z" />
    <path className={css.wall} d="M18 210v-92h96v92zM206 210v-92h96v92z" />
    <path className={css.roof} d="m8 118 58-44 58 44zM196 118l58-44 58 44z" />
    <path className={css.sun} d="M40 140h52v70H40zM228 140h52v70h-52z" />
    <Person x={66} y={210} size={0.86} skin={2} top="sea" hair="bald" old hands={[-14, -30, 12, -62]} />
    <Person x={254} y={210} size={0.78} flip skin={2} top="coral" hair="short" hands={[-14, -30, 12, -62]} />
    <Line d="M78 156C110 150 104 60 134 62s2 44 26 44 0-48 28-46 16 90 56 100M4 210h312" />
    <Motif x={160} y={108} turn={90} size={0.5} tail={false} />
  </>
)
