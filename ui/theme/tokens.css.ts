import { palette } from '#adapters/brand/palette.ts'
import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { highContrast } from '#core/brand/high-contrast.ts'
import type { Palette } from '#core/brand/palette.ts'
import { measures } from './measures.ts'
import { media } from './media.ts'

/** The colour roles. Their variables have stable names (`--c-ink`, `--c-scene-sky`), so a brand's own style sheet can set them. */
const color = createGlobalThemeContract(palette.light, (_, path) => `c-${path.join('-')}`)

/** Returns the variables of the roles whose colour differs from that of another scheme. */
const differing = (scheme: Palette, from: Palette): Record<string, string> => {
  const names = assignVars(color, scheme)
  const before: Readonly<Record<string, string>> = assignVars(color, from)
  return Object.fromEntries(Object.entries(names).filter(([name, value]) => before[name] !== value))
}

globalStyle(':root', {
  colorScheme: 'light dark',
  vars: assignVars(color, palette.light),
  '@media': {
    [media.dark]: { vars: assignVars(color, palette.dark) },
    [media.moreContrast]: { vars: differing(highContrast(palette.light), palette.light) },
    [media.darkMoreContrast]: { vars: differing(highContrast(palette.dark), palette.dark) },
  },
})

const measure = createGlobalTheme(':root', measures)

export const vars = { color, ...measure }
