import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** A background over the full width of the window. */
const band = (background: string) => ({
  background,
  borderImage: `conic-gradient(${background} 0 0) 0 fill / 0 / 0 100vmax`,
})

const space = style({
  marginBlockStart: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
  paddingBlockEnd: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
})

/** The backgrounds of sections. */
export const tone = styleVariants({
  sun: [space, band(vars.color.savedTint)],
  sea: [space, band(vars.color.confirmedTint)],
  coral: [space, band(vars.color.actionTint)],
  night: [
    space,
    {
      ...band(vars.color.night),
      color: vars.color.onNight,
      vars: { [vars.color.focus]: vars.color.onNight, [vars.color.focusHalo]: vars.color.night },
    },
  ],
})
