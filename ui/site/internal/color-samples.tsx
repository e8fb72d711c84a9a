import type { Backgrounds } from '#core/brand/color-pairs.ts'
import {
  EDGE_CONTRAST,
  HIGH_EDGE_CONTRAST,
  HIGH_TEXT_CONTRAST,
  TEXT_CONTRAST,
  edgeBackgrounds,
  pairsOf,
  textBackgrounds,
} from '#core/brand/color-pairs.ts'
import { contrast } from '#core/brand/contrast.ts'
import { highContrast } from '#core/brand/high-contrast.ts'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { Section } from '#ui/kit/section/section.tsx'
import * as css from './style-guide.css.ts'

type SchemeName = keyof typeof words.schemes

/** The colours of a brand in each scheme, as its tokens name them. */
const schemesOf = ({ light, dark }: BrandPalette): Readonly<Record<SchemeName, Palette>> => ({
  light,
  dark,
  lightMoreContrast: highContrast(light),
  darkMoreContrast: highContrast(dark),
})

type Colored = { readonly palette: BrandPalette }

/** Writes a contrast ratio: "4.53:1". It is rounded down, so that none looks better than it is. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

type CellProps = {
  readonly scheme: SchemeName
  readonly ground: string
  readonly text?: string
  readonly value: string
}

/** One scheme of a sample. Colours are attributes of a drawing, because the page has no inline styles. */
const Cell = ({ scheme, ground, text, value }: CellProps) => (
  <li className={css.piece}>
    <svg className={css.swatch} role="img" aria-label={words.schemes[scheme]}>
      <rect width="100%" height="100%" fill={ground} />
      {text === undefined ? null : (
        <text x="50%" y="50%" textAnchor="middle" dominantBaseline="central" fill={text} aria-hidden>
          Aa
        </text>
      )}
    </svg>
    <span className={css.value}>{value}</span>
  </li>
)

type SwatchesProps = Colored & {
  readonly roles: readonly string[]
  readonly colorOf: (palette: Palette, role: string) => string
}

const Swatches = ({ palette, roles, colorOf }: SwatchesProps) => (
  <ul className={css.colors}>
    {roles.map((role) => (
      <li key={role} className={css.piece}>
        <code className={css.code}>{role}</code>
        <ul className={css.schemes}>
          {Object.entries(schemesOf(palette)).map(([scheme, colors]) => (
            <Cell
              key={scheme}
              scheme={scheme as SchemeName}
              ground={colorOf(colors, role)}
              value={colorOf(colors, role)}
            />
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

type PairsProps = Colored & { readonly grounds: Backgrounds }

const Pairs = ({ palette, grounds }: PairsProps) => (
  <ul className={css.colors}>
    {pairsOf(grounds).map(([role, ground]) => (
      <li key={`${role} ${ground}`} className={css.piece}>
        <span className={css.caption}>{words.onGround(role, ground)}</span>
        <ul className={css.schemes}>
          {Object.entries(schemesOf(palette)).map(([scheme, colors]) => (
            <Cell
              key={scheme}
              scheme={scheme as SchemeName}
              ground={colors[ground]}
              text={colors[role]}
              value={ratioText(contrast(colors[role], colors[ground]))}
            />
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

/** The names of the schemes, in the order of each sample. */
const Order = () => <>{Object.values(words.schemes).join(' · ')}</>

/** The colours of a brand in its four schemes, and the measured contrast of each pair that the design uses. */
export const ColorSamples = ({ palette }: Colored) => {
  const { scene, ...roles } = palette.light
  return (
    <>
      <Section
        heading={words.colors}
        hint={
          <>
            {words.colorsHint} <Order />
          </>
        }
      >
        <Swatches
          palette={palette}
          roles={Object.keys(roles)}
          colorOf={(colors, role) => colors[role as keyof typeof roles]}
        />
      </Section>
      <Section heading={words.textContrast} hint={words.textContrastHint}>
        <p className={css.soft}>{words.atLeast(ratioText(TEXT_CONTRAST), ratioText(HIGH_TEXT_CONTRAST))}</p>
        <Pairs palette={palette} grounds={textBackgrounds} />
      </Section>
      <Section heading={words.edgeContrast} hint={words.edgeContrastHint}>
        <p className={css.soft}>{words.atLeast(ratioText(EDGE_CONTRAST), ratioText(HIGH_EDGE_CONTRAST))}</p>
        <Pairs palette={palette} grounds={edgeBackgrounds} />
      </Section>
      <Section heading={words.sceneColors} hint={<Order />}>
        <Swatches
          palette={palette}
          roles={Object.keys(scene)}
          colorOf={(colors, role) => colors.scene[role as keyof typeof scene]}
        />
      </Section>
    </>
  )
}
