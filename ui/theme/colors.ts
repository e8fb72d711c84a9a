import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { highContrast } from '#core/brand/high-contrast.ts'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'
import { palette as selected } from '#adapters/brand/palette.ts'
import { media } from './media.ts'

/** The colour roles. Variables have stable names (`--c-ink`, `--c-scene-sky`) for a brand's own style sheet. */
export const color = createGlobalThemeContract(selected.light, (_, path) => `c-${path.join('-')}`)

/** Returns the variables of the roles whose colour differs from that of another scheme. */
const differing = (scheme: Palette, from: Palette): Record<string, string> => {
  const names = assignVars(color, scheme)
  const before: Readonly<Record<string, string>> = assignVars(color, from)
  return Object.fromEntries(Object.entries(names).filter(([name, value]) => before[name] !== value))
}

/** Writes the colours of a palette, in each scheme of the system, into the style sheet that calls it. */
export const declareColors = (selector: string, { light, dark }: BrandPalette): void =>
  globalStyle(selector, {
    vars: assignVars(color, light),
    '@media': {
      [media.dark]: { vars: assignVars(color, dark) },
      [media.moreContrast]: { vars: differing(highContrast(light), light) },
      [media.darkMoreContrast]: { vars: differing(highContrast(dark), dark) },
    },
  })
