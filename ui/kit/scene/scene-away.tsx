import { Line, Motif } from './motif.tsx'
import { Cloud, House, Sun, Tree } from './parts.tsx'
import { Person } from './person.tsx'
import * as css from './scene.css.ts'

/** A large map, and a string that gets lost on it. */
const AddressNotFound = () => (
  <>
    <path className={css.sky} d="M160 14c84 0 142 44 146 100s-60 108-150 108S12 178 14 118 76 14 160 14z" />
    <path className={css.surface} d="m38 72 60-18 62 18 62-18 60 18v120l-60-18-62 18-62-18-60 18z" />
    <path className={css.shade} d="m98 54 62 18v120l-62-18zM222 54l60 18v120l-60-18z" />
    <path className={css.leaf} d="m48 92 38-11v30l-38 11zM236 128l36 11v28l-36-11z" />
    <path className={css.glass} d="m160 132 62-18v26l-62 18-62-18v-26z" />
    <Line d="M98 54v120M160 72v120M222 54v120M38 72l60-18 62 18 62-18 60 18v120l-60-18-62 18-62-18-60 18zM38 134l60-18M252 63v56" />
    <path className={css.dashed} d="M66 158c30-20 44 10 60-30" />
    <Line d="M126 128c8-26 44-30 44-10s-34 18-30-2 40-22 52-2-18 26-24 8 30-44 58-26" />
    <Motif x={240} y={88} turn={62} size={0.9} />
    <Person x={84} y={208} size={1.2} skin={1} top="coral" hair="short" hands={[-14, -28, 12, -74]} />
    <Person
      x={122}
      y={214}
      size={0.8}
      skin={3}
      top="cloth"
      hair="long"
      legs="dress"
      hands={[-16, -28, 24, -58]}
    />
  </>
)

/** The string ends short of the house on the far hill. */
const NotServiceable = () => (
  <>
    <path className={css.sky} d="M16 214C-4 110 66 28 160 28s164 82 144 186z" />
    <Sun x={122} y={62} />
    <Cloud x={246} y={62} size={0.9} />
    <path className={css.hill} d="M146 214c8-48 20-84 54-86h70c24 4 32 40 34 86z" />
    <House x={222} y={128} w={50} h={32}>
      <path className={css.glass} d="M8-25h12v12H8z" />
      <path className={css.cloth} d="M29 0v-20h11V0z" />
    </House>
    <Tree x={286} y={138} size={0.55} />
    <path className={css.leaf} d="M14 214c6-40 34-60 66-58 40 2 70 24 84 58z" />
    <path className={css.roofShade} d="M67 164V74h6v90z" />
    <Line d="M54 84h32M60 94h20M58 84v-5M82 84v-5M84 80C104 118 132 124 138 102s-18-6-6 4" />
    <path className={css.dashed} d="M146 90c20-18 50-22 82-2" />
    <Person
      x={196}
      y={130}
      size={0.66}
      flip
      skin={2}
      top="coral"
      hair="long"
      legs="dress"
      hands={[-14, -28, 12, -74]}
    />
    <Line d="M14 214h290M22 190l4-6M40 196l4-6M112 196l4-6M250 186l4-6M226 196l4-6" />
  </>
)

/** A letter for the roadside mailbox. The kite brings the answer. */
const WebLead = () => (
  <>
    <path className={css.sky} d="M24 208C10 96 80 26 170 26s140 78 128 182z" />
    <Sun x={74} y={76} />
    <path className={css.hill} d="M22 208c60-54 110-40 140-16 40-30 90-30 136 16z" />
    <path className={css.roofShade} d="M222 208v-66h10v66z" />
    <path className={css.cloth} d="M192 142v-24a18 18 0 0 1 18-18h46a18 18 0 0 1 18 18v24z" />
    <path className={css.ink} d="M192 142v-24a16 18 0 0 1 32 0v24z" />
    <path className={css.coral} d="M252 114V84h18v12h-14v18z" />
    <Line d="M192 142v-24a18 18 0 0 1 18-18h46a18 18 0 0 1 18 18v24zM224 142v-24" />
    <Person
      x={132}
      y={208}
      size={1.25}
      skin={3}
      top="coral"
      hair="long"
      legs="stand"
      hands={[-16, -32, 40, -62]}
    />
    <path className={css.surface} d="m176 118 30-8 6 20-30 8z" />
    <Line d="m176 118 30-8 6 20-30 8zM176 118l20 8 10-16" />
    <Tree x={56} y={208} size={1.05} />
    <Line d="M268 64C250 58 240 72 224 66s-14-22 4-22" />
    <Motif x={284} y={62} turn={74} size={0.9} tail={false} />
    <Line d="M8 208h304M246 208c4-12 12-12 14 0M84 208c2-8 10-10 12 0" />
  </>
)

/** The drawings of this file by their scene. */
export const drawings = { addressNotFound: AddressNotFound, notServiceable: NotServiceable, webLead: WebLead }
