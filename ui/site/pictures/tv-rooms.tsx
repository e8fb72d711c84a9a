import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Sun } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** Five televisions hang from one string, each larger than the last; the kite holds them. 320 by 260. */
export const Stack = () => (
  <>
    <path className={css.sky} d="M14 250V96q0-76 96-76h100q96 0 96 76v154z" />
    <Line d="M30 196C60 236 84 214 104 176S152 150 172 116 216 96 268 44" />
    <Motif x={272} y={40} turn={40} size={1.2} tail={false} />
    <path
      className={css.ink}
      d="M20 204h30v22H20zM70 224h38v26H70zM122 168h46v32h-46zM184 112h60v42h-60zM196 178h102v70H196z"
    />
    <path className={css.sea} d="M24 208h22v14H24z" />
    <path className={css.sun} d="M75 229h28v16H75z" />
    <path className={css.coral} d="M127 173h36v22h-36z" />
    <path className={css.cloth} d="M189 117h50v32h-50z" />
    <path className={css.glass} d="M202 184h90v58h-90z" />
    <path className={css.leaf} d="M202 242v-14q22-24 44-6t46-14v34z" />
    <Sun x={224} y={204} size={0.5} />
    <Line d="M35 204v-8M89 224v-26M145 168v-22M214 112V96M247 178v-24" />
  </>
)

/** A grandmother and a boy dance in front of the television; the string of the kite on the screen leaves it. */
export const Dance = () => (
  <>
    <path className={css.wall} d="M14 206V54q0-30 30-30h232q30 0 30 30v152z" />
    <path className={css.roofShade} d="M176 158h120v10H176zM186 168h8v38h-8zM278 168h8v38h-8z" />
    <path className={css.ink} d="M172 72h128v82H172z" />
    <path className={css.sky} d="M178 78h116v70H178z" />
    <path className={css.hill} d="M178 148v-16q30-24 60-8t56-10v34z" />
    <Motif x={240} y={106} turn={34} size={0.72} tail={false} />
    <Line d="M232 114C200 140 176 150 160 128S136 74 112 62M228 154v4M244 154v4" />
    <path className={css.coral} d="M30 74h40v30H30z" />
    <path className={css.sun} d="M38 104V90a14 14 0 0 1 24 0v14z" />
    <Line d="M30 74h40v30H30zM50 74V62" />
    <Person
      x={88}
      y={206}
      size={1.3}
      skin={2}
      top="sea"
      hair="bun"
      old
      legs="dress"
      hands={[-22, -66, 26, -44]}
    />
    <Person
      x={148}
      y={206}
      size={0.9}
      flip
      skin={2}
      top="sun"
      hair="short"
      legs="walk"
      hands={[-24, -72, 28, -58]}
    />
    <Line d="M6 206h308M40 186q-10 6-8 14M192 190q12-2 14 8" />
  </>
)

/** An older couple on the sofa with a cup, in the light of the television at the left. */
export const Novela = () => (
  <>
    <path className={css.hill} d="M10 206C4 92 70 26 160 26s156 66 150 180z" />
    <path className={css.sun} d="M58 96 306 70v120L58 150z" opacity="0.35" />
    <path className={css.roof} d="M22 164h48v42H22z" />
    <path className={css.ink} d="M40 88h18v72H40z" />
    <path className={css.glass} d="M53 94h5v60h-5z" />
    <Line d="M49 88 36 66M49 88 62 68M30 184h32" />
    <Person
      x={186}
      y={200}
      size={1.14}
      flip
      skin={1}
      top="sea"
      hair="bun"
      old
      legs="sit"
      hands={[-16, -32, 26, -50]}
    />
    <Person
      x={246}
      y={200}
      size={1.2}
      flip
      skin={3}
      top="cloth"
      hair="bald"
      old
      legs="sit"
      hands={[-14, -34, 18, -34]}
    />
    <path className={css.coral} d="M140 168h150q10 0 10 10v18H140zM280 120h20q8 0 8 8v68h-28z" />
    <path className={css.surface} d="M148 136h14v13h-14z" />
    <Line d="M148 139q-7 3 0 8M152 132v-5M158 132v-5M150 196v10M292 196v10M6 206h308" />
    <Motif x={270} y={58} turn={18} size={0.6} />
  </>
)

/** A rooftop at night: a film on a sheet between two poles, and a family with their backs to us. */
export const Rooftop = () => (
  <>
    <path className={css.sun} d="M44 64a18 18 0 1 1 22-24 20 20 0 0 0-22 24z" />
    <path className={css.surface} d="M92 36h180v104H92z" />
    <path className={css.sky} d="M100 44h164v88H100z" />
    <path className={css.hill} d="M100 132v-22q44-34 84-12t80-16v50z" />
    <Motif x={206} y={74} turn={36} size={0.9} />
    <path className={css.roofShade} d="M84 24h6v142h-6zM274 24h6v142h-6z" />
    <path className={css.wall} d="M8 232v-52h304v52z" />
    <path className={css.roof} d="M2 166h316v14H2z" />
    <path className={css.glass} d="M30 194h22v26H30zM266 194h22v26h-22z" />
    <path className={css.sun} d="M108 194h22v26h-22z" />
    <Person
      x={122}
      y={166}
      size={0.86}
      skin={2}
      top="coral"
      hair="long"
      legs="sit"
      hands={[-14, -30, 16, -30]}
    />
    <Person
      x={166}
      y={166}
      size={0.62}
      skin={1}
      top="sun"
      hair="short"
      legs="sit"
      hands={[-20, -68, 20, -68]}
    />
    <Person
      x={214}
      y={166}
      size={0.92}
      skin={3}
      top="sea"
      hair="short"
      legs="sit"
      hands={[-14, -30, 16, -30]}
    />
    <path className={css.ink} d="M20 142h26v18H20z" />
    <Line d="M46 148 92 60M46 154 92 138M20 166v-6M46 166v-6M28 132v-6" />
  </>
)

/** Two people pull on one remote control, and its string is tight. */
export const Remotes = () => (
  <>
    <path className={css.surface} d="M30 206C10 110 70 40 160 40s150 70 130 166z" />
    <path className={css.roofShade} d="M120 170h80v36h-80z" />
    <path className={css.ink} d="M104 84h112v72H104z" />
    <path className={css.sea} d="M110 90h50v60h-50z" />
    <path className={css.coral} d="M160 90h50v60h-50z" />
    <Line d="M160 90v60M160 156v14M130 60l30 24 30-24" />
    <Person x={62} y={206} size={1.24} skin={1} top="coral" hair="long" hands={[-14, -34, 42, -38]} />
    <Person x={258} y={206} size={1.24} flip skin={3} top="sea" hair="short" hands={[-14, -34, 42, -38]} />
    <path className={css.ink} d="M112 152h96v16h-96z" />
    <path className={css.sun} d="M124 157h8v6h-8zM140 157h8v6h-8z" />
    <path className={css.surface} d="M170 157h8v6h-8zM186 157h8v6h-8z" />
    <Line d="M20 206h280" />
  </>
)

/** A woman points a remote control at a long strip of screens that flies like a kite's tail. */
export const Lineup = () => (
  <>
    <path className={css.sky} d="M14 206V70q0-46 46-46h200q46 0 46 46v136z" />
    <path
      className={css.ink}
      d="m112 176 32-18 12 22-32 18zM158 148l34-16 12 24-34 16zM204 120l36-14 10 26-36 14zM248 84l38-10 8 28-38 10zM232 44l38-8 6 26-38 8z"
    />
    <path className={css.coral} d="m117 177 24-13 8 14-24 13z" />
    <path className={css.sun} d="m163 149 26-12 8 16-26 12z" />
    <path className={css.sea} d="m209 122 27-10 7 17-27 10z" />
    <path className={css.glass} d="m253 88 29-8 6 18-29 8z" />
    <path className={css.leaf} d="m237 47 29-6 4 17-29 6z" />
    <Motif x={182} y={58} turn={-60} size={0.94} tail={false} />
    <Line d="M192 60C206 62 220 58 232 54M276 62q14 6 6 14M244 112q-8 2-8 4M196 134l8-6M146 164l12-8" />
    <Person
      x={62}
      y={206}
      size={1.34}
      skin={2}
      top="coral"
      hair="long"
      legs="dress"
      hands={[-18, -32, 28, -52]}
    />
    <path className={css.ink} d="m98 138 14-12 6 6-14 12z" />
    <Line d="M6 206h308" />
  </>
)
