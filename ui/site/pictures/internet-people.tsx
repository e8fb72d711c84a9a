import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import { Cloud, Sun } from '#ui/kit/scene/parts.tsx'
import { Person } from '#ui/kit/scene/person.tsx'
import * as css from '#ui/kit/scene/scene.css.ts'

/** A student at a desk among moving boxes. The kite hangs in the window. */
export const Student = () => (
  <>
    <path className={css.wall} d="M22 208V50q0-28 28-28h220q28 0 28 28v158z" />
    <path className={css.sky} d="M46 46h98v78H46z" />
    <Sun x={70} y={72} size={0.8} />
    <Motif x={112} y={84} turn={38} size={0.7} />
    <Line d="M46 46h98v78H46zM95 46v78" />
    <path className={css.roof} d="M150 158h128v10H150z" />
    <path className={css.ink} d="M192 126h46l5 32h-56z" />
    <path className={css.sea} d="M246 138h22v20h-22z" />
    <path className={css.leaf} d="M252 138c-12-12-2-26 4-14 3-12 14-8 6 14z" />
    <Line d="M160 168v40M268 168v40M104 106c28 40 60 6 88 40" />
    <Person
      x={166}
      y={206}
      size={1.14}
      skin={1}
      top="coral"
      hair="bun"
      legs="sit"
      hands={[20, -46, 32, -44]}
    />
    <path className={css.shade} d="M40 168h54v40H40zM58 138h44v30H58z" />
    <path className={css.roofShade} d="M60 168h12v40H60zM74 138h10v30H74z" />
    <Line d="M40 168h54v40H40zM58 138h44v30H58zM206 42h66M206 62h44" />
    <path className={css.sun} d="M212 24h10v18h-10zM240 26h8v16h-8z" />
    <path className={css.cloth} d="M224 20h12v22h-12zM212 46h14v16h-14z" />
    <Line d="M8 208h304" />
  </>
)

/** Two people share a bill at a kitchen table: each holds a part of the same string. */
export const Sharing = () => (
  <>
    <path className={css.wall} d="M30 206V74q0-34 34-34h192q34 0 34 34v132z" />
    <path className={css.sun} d="M160 56l-20 22h40z" />
    <Line d="M160 56V40" />
    <path className={css.roof} d="M88 152h144v10H88z" />
    <Line d="M102 162v44M218 162v44M112 122C132 144 186 144 208 122" />
    <Motif x={160} y={130} turn={0} size={0.72} tail={false} />
    <Person
      x={96}
      y={206}
      size={1.1}
      skin={3}
      top="leaf"
      hair="long"
      legs="stand"
      hands={[-14, -30, 16, -76]}
    />
    <Person
      x={224}
      y={206}
      size={1.1}
      flip
      skin={1}
      top="cloth"
      hair="short"
      legs="stand"
      hands={[-14, -30, 16, -76]}
    />
    <path className={css.surface} d="M146 144h28v8h-28z" />
    <Line d="M146 144h28v8h-28zM10 206h300" />
  </>
)

/** A mother fills in a form at the kitchen table while her son studies. */
export const KitchenForm = () => (
  <>
    <path className={css.sky} d="M18 206V76q0-46 46-46h192q46 0 46 46v130z" />
    <path className={css.surface} d="M206 52h74v64h-74z" />
    <path className={css.sun} d="M206 116V92a26 26 0 0 1 26 24z" />
    <Line d="M206 52h74v64h-74zM243 52v64" />
    <path className={css.roofShade} d="M44 78h70v8H44z" />
    <path className={css.coral} d="M54 60h18v18H54z" />
    <path className={css.leaf} d="M88 78c-10-14 0-22 4-12 2-10 12-6 6 12z" />
    <path className={css.roof} d="M60 154h196v10H60z" />
    <Line d="M76 164v42M240 164v42" />
    <Person
      x={110}
      y={200}
      size={1.12}
      skin={2}
      top="coral"
      hair="long"
      legs="none"
      hands={[-12, -38, 22, -42]}
    />
    <Person
      x={200}
      y={200}
      size={0.92}
      flip
      skin={2}
      top="sea"
      hair="short"
      legs="none"
      hands={[-18, -40, 16, -42]}
    />
    <path className={css.roof} d="M60 154h196v10H60z" />
    <path className={css.surface} d="M126 144h34l4 10h-42z" />
    <path className={css.ink} d="M184 130h32l4 24h-38z" />
    <Line d="M130 148h20M136 142 150 130M8 206h304" />
    <Motif x={270} y={140} turn={20} size={0.6} />
  </>
)

/** A woman compares two bills: one ends in a knot, the other in a level string. */
export const Compare = () => (
  <>
    <path className={css.sky} d="M26 206C10 96 74 26 160 26s150 70 134 180z" />
    <Cloud x={244} y={66} size={0.8} />
    <path className={css.surface} d="M54 54h74v98H54zM198 54h74v98h-74z" />
    <Line d="M54 54h74v98H54zM198 54h74v98h-74zM66 72h34M210 72h34M66 132c10-2 14-10 22-10s4 12 12 8-2-20 8-26 8-20 12-28M210 122H258" />
    <path className={css.sun} d="M66 84h24v10H66z" />
    <path className={css.sea} d="M210 84h24v10h-24z" />
    <Motif x={262} y={122} turn={90} size={0.42} tail={false} />
    <Person x={162} y={206} size={1.3} skin={1} top="coral" hair="bun" hands={[-26, -62, 26, -62]} />
    <Line d="M8 206h304" />
  </>
)

/** A technician at the door with a reel: the string is about to come in. */
export const Visit = () => (
  <>
    <path className={css.wall} d="M140 206V44h150v162z" />
    <path className={css.shade} d="M256 206V44h34v162z" />
    <path className={css.roof} d="m126 44 16-22h146l16 22z" />
    <path className={css.sun} d="M176 206V96h58v110z" />
    <path className={css.coral} d="M234 206V96l22 12v98z" />
    <path className={css.glass} d="M152 62h16v22h-16z" />
    <Line d="M176 206V96h58v110M242 152v8M126 44h178" />
    <Person x={206} y={206} size={1.02} skin={3} top="cloth" hair="long" hands={[-22, -58, 14, -30]} />
    <Person x={110} y={206} size={1.14} skin={1} top="sea" hair="cap" hands={[-16, -32, 24, -54]} />
    <path className={css.roofShade} d="M72 156a18 18 0 1 1 36 0 18 18 0 1 1-36 0z" />
    <path className={css.surface} d="M83 156a7 7 0 1 1 14 0 7 7 0 1 1-14 0z" />
    <Line d="M72 156a18 18 0 1 1 36 0 18 18 0 1 1-36 0zM76 144C50 120 40 96 44 74" />
    <Motif x={44} y={52} turn={-14} size={0.94} tail={false} />
    <Line d="M8 206h304" />
  </>
)

/** An agent with a headset at night: the call reaches a lit window. */
export const NightCall = () => (
  <>
    <path className={css.hill} d="M14 206C6 92 70 26 160 26s154 66 146 180z" />
    <path className={css.sun} d="M70 74a20 20 0 1 1 26-26 22 22 0 0 0-26 26z" />
    <path className={css.wall} d="M30 206v-66h84v66z" />
    <path className={css.roof} d="m20 140 52-36 52 36z" />
    <path className={css.sun} d="M58 156h30v28H58z" />
    <Line d="M73 156v28M58 170h30M112 128C142 92 170 92 186 116" />
    <path className={css.roof} d="M176 158h112v10H176z" />
    <path className={css.ink} d="M232 122h42v30h-42zM248 152h10v6h-10z" />
    <Person
      x={204}
      y={206}
      size={1.2}
      skin={2}
      top="coral"
      hair="short"
      legs="sit"
      hands={[16, -42, 24, -44]}
    />
    <Line d="M192 124a13 13 0 0 1 24 0M192 126v6l8 8M186 168v38M278 168v38M8 206h304" />
  </>
)
