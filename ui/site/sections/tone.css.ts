import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** A background over the full width of the window. */
const band = (background: string) => ({
  background,
  borderImage: `conic-gradient(${background} 0 0) 0 fill / 0 / 0 100vmax`,
})

/** Text and focus on the night. */
export const night = style({
  color: vars.color.onNight,
  vars: { [vars.color.focus]: vars.color.onNight, [vars.color.focusHalo]: vars.color.night },
})

/** The selector of what is drawn with the ink of the page, and the light ink it has on the night. */
export const inkOnNight = {
  [`${night} &`]: {
    vars: {
      [vars.color.ink]: vars.color.onNight,
      [vars.color.inkSoft]: vars.color.onNightSoft,
      [vars.color.savedTint]: 'transparent',
    },
  },
}

/** The focus of the page, for a card on the night. */
export const focusOfPage = {
  vars: { [vars.color.focus]: vars.color.ink, [vars.color.focusHalo]: vars.color.surface },
}

/** The selector of a card on the night: its focus has the colours of the page again. */
export const cardOnNight = { [`${night} &`]: focusOfPage }

const space = style({
  marginBlockStart: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
  paddingBlockEnd: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
})

/** The backgrounds of sections. */
export const tone = styleVariants({
  sun: [space, band(vars.color.savedTint)],
  sea: [space, band(vars.color.confirmedTint)],
  coral: [space, band(vars.color.actionTint)],
  night: [space, band(vars.color.night), night],
})
