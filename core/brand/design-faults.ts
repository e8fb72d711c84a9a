import type { BrandCopy } from './brand-copy.ts'
import type { BrandFault } from './brand-fault.ts'
import { faultIf } from './brand-fault.ts'
import type { BrandStyle } from './brand-style.ts'
import type { Illustrations } from './illustration.ts'
import { illustrationNames } from './illustration.ts'
import { AMOUNT } from './text-faults.ts'

const STYLE = 'style.ts'
const LENGTHS = /^(?:0|\d+px)(?: (?:0|\d+px)){0,3}$/
const TRACKING = /^-?\d+(?:\.\d+)?em$/
const CLIP = /^(?:circle|ellipse|polygon|inset)\([^()]+\)$/
const [LIGHTEST, HEAVIEST] = [100, 900]
const buttons: readonly BrandStyle['button'][] = ['small', 'medium', 'corner', 'round']
const heroes: readonly BrandStyle['hero'][] = ['street', 'picture']

const oneOf = (key: string, value: string, values: readonly string[]): readonly BrandFault[] =>
  faultIf(!values.includes(value), STYLE, key, `is «${value}», not one of ${values.join(', ')}`)

/** Returns the faults of corners, buttons, headlines and layout (BRD-09). */
const styleFaults = ({ radius, button, heading, bullet, hero }: BrandStyle): readonly BrandFault[] => [
  ...Object.entries(radius).flatMap(([name, value]) =>
    faultIf(
      !LENGTHS.test(value),
      STYLE,
      `radius.${name}`,
      `is «${value}», not one to four lengths such as 12px`,
    ),
  ),
  ...oneOf('button', button, buttons),
  ...faultIf(
    !(heading.weight >= LIGHTEST && heading.weight <= HEAVIEST),
    STYLE,
    'heading.weight',
    `is ${heading.weight}, not a weight from ${LIGHTEST} to ${HEAVIEST}`,
  ),
  ...Object.entries(heading.tracking).flatMap(([name, value]) =>
    faultIf(
      !TRACKING.test(value),
      STYLE,
      `heading.tracking.${name}`,
      `is «${value}», not a length such as -0.02em`,
    ),
  ),
  ...faultIf(!CLIP.test(bullet), STYLE, 'bullet', `is «${bullet}», not a shape such as circle(42%)`),
  ...oneOf('hero', hero, heroes),
]

/** Returns the faults of the copy tokens: texts that are empty or state an amount (BRD-09). */
const copyFaults = (copy: BrandCopy): readonly BrandFault[] =>
  Object.entries(copy).flatMap(([language, tokens]) =>
    Object.entries(tokens).flatMap(([name, text]) =>
      [text]
        .flat()
        .flatMap((line) => [
          ...faultIf(line.trim() === '', 'copy.ts', `${language}.${name}`, 'is empty'),
          ...faultIf(
            AMOUNT.test(line),
            'copy.ts',
            `${language}.${name}`,
            `states an amount in digits: «${line}»; prices come from catalog.ts`,
          ),
        ]),
    ),
  )

/** Returns the faults of the own illustrations: one for each that is missing or empty (BRD-09). */
const illustrationFaults = (all: Partial<Illustrations>): readonly BrandFault[] =>
  illustrationNames.flatMap((name) =>
    faultIf((all[name] ?? []).length === 0, 'illustrations.ts', name, 'has no drawing'),
  )

/** Returns faults of a brand's design: shape, voice, own illustrations (null: the default brand's) (BRD-09). */
export const designFaults = (
  style: BrandStyle,
  copy: BrandCopy,
  illustrations: Partial<Illustrations> | null,
): readonly BrandFault[] => [
  ...styleFaults(style),
  ...copyFaults(copy),
  ...(illustrations === null ? [] : illustrationFaults(illustrations)),
]
