import { Line, Motif } from './motif.tsx'
import { Sun } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** Three kites on one hand: a screen, a phone and the waves of the internet hang on their strings. */
const Bundle = () => (
  <>
    <path className={css.sky} d="M12 208C16 84 70 22 160 22s150 70 148 186z" />
    <Sun x={36} y={128} size={0.9} />
    <path className={css.hill} d="M12 208c30-40 80-50 130-22 50-40 110-36 166 22z" />
    <Line d="M178 134C140 132 100 110 76 76M178 134C180 108 180 84 178 58M178 134c24-18 50-34 74-52" />
    <Motif x={72} y={66} turn={-28} size={1.05} tail={false} />
    <Motif x={178} y={44} turn={4} size={1.25} tail={false} />
    <Motif x={258} y={72} turn={46} size={1.05} tail={false} />
    <path className={css.cloth} d="M80 104h36v25H80z" />
    <path className={css.surface} d="M169 82h20v32h-20zM204 104a14 14 0 1 1 28 0 14 14 0 1 1-28 0z" />
    <Line d="M80 104h36v25H80zM90 133h16M169 82h20v32h-20zM176 109h6M211 101c4-4 10-4 14 0M214.500 105.500c2-2 5-2 7 0M218 110v1" />
    <Person
      x={150}
      y={208}
      size={1.2}
      skin={2}
      top="coral"
      hair="long"
      legs="walk"
      hands={[-20, -30, 24, -62]}
    />
    <Person x={232} y={208} size={0.9} skin={3} top="sea" hair="short" hands={[-16, -30, 18, -72]} />
    <Person
      x={62}
      y={208}
      size={0.7}
      flip
      skin={1}
      top="sun"
      hair="bun"
      legs="dress"
      hands={[-20, -68, 20, -76]}
    />
    <Line d="M8 208h304" />
  </>
)

/** A clothes line between two balconies with kites pegged to it, to choose from. */
const ServiceSelection = () => (
  <>
    <path className={css.sky} d="M22 210V86c0-42 62-66 138-66s138 24 138 66v124z" />
    <Sun x={116} y={52} size={0.9} />
    <path className={css.wall} d="M8 210V44h58v166zM254 210V44h58v166z" />
    <path className={css.shade} d="M46 210V44h20v166zM292 210V44h20v166z" />
    <path className={css.roof} d="M2 34h70v12H2zM248 34h70v12h-70z" />
    <path className={css.glass} d="M18 62h20v28H18zM18 128h20v28H18zM264 128h20v28h-20z" />
    <path className={css.sun} d="M264 62h20v28h-20z" />
    <Line d="M66 84q94 34 188 0M66 80v10M254 80v10" />
    <Motif x={106} y={124} turn={-6} tail={false} />
    <Motif x={160} y={130} turn={0} tail={false} />
    <Motif x={214} y={124} turn={0} tail={false} isQuiet />
    <Line d="M214 92v8M106 92v10M160 98v10" />
    <path className={css.ink} d="M103 88h6v12h-6zM157 94h6v12h-6zM211 88h6v12h-6z" />
    <Person x={190} y={210} size={0.94} flip skin={3} top="cloth" hair="short" hands={[-12, -34, 20, -72]} />
    <Person
      x={118}
      y={210}
      size={0.74}
      skin={1}
      top="coral"
      hair="bun"
      legs="dress"
      hands={[-14, -58, 18, -74]}
    />
    <path className={css.roofShade} d="M226 190h30l-5 20h-20z" />
    <Line d="M4 210h312M226 190h30M230 200h22" />
  </>
)

/** A kitchen that is already connected: the string enters through the window and reaches the table. */
const ExistingCustomer = () => (
  <>
    <path className={css.sky} d="M14 206V60q0-36 36-36h220q36 0 36 36v146z" />
    <path className={css.surface} d="M36 50h80v76H36z" />
    <path className={css.glass} d="M42 56h68v64H42z" />
    <path className={css.sun} d="M42 96V78a20 20 0 0 1 20 18z" />
    <Motif x={86} y={80} turn={40} size={0.62} />
    <path className={css.roofShade} d="M206 92h86v8h-86z" />
    <path className={css.cloth} d="M226 70h34v22h-34z" />
    <path className={css.leaf} d="M276 92c-10-10-2-22 2-12 2-10 10-6 4 12z" />
    <Line d="M80 88c24 40 90-34 130-8l16 4M234 70l-4-14M252 70l4-14M234 82h8M252 82v1M36 126h80M76 56v64" />
    <path className={css.sun} d="M160 40l-18 22h36z" />
    <Line d="M160 40V24" />
    <path className={css.roof} d="M94 152h136v10H94z" />
    <Line d="M106 162v44M218 162v44" />
    <Person
      x={130}
      y={196}
      size={1.08}
      skin={2}
      top="coral"
      hair="bald"
      old
      legs="none"
      hands={[-16, -38, 20, -38]}
    />
    <Person
      x={196}
      y={196}
      size={1.08}
      flip
      skin={1}
      top="sea"
      hair="long"
      legs="none"
      hands={[-18, -38, 18, -40]}
    />
    <path className={css.roof} d="M94 152h136v10H94z" />
    <path className={css.surface} d="M148 138h14v14h-14z" />
    <path className={css.ink} d="M170 134h30l4 18h-30z" />
    <Line d="M162 142h5v6h-5M152 132v-4M157 132v-4" />
    <path className={css.shade} d="M238 130h58v76h-58z" />
    <Line d="M238 168h58M246 148v8M246 176v8M10 206h300" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = {
  bundle: Bundle,
  serviceSelection: ServiceSelection,
  existingCustomer: ExistingCustomer,
}
