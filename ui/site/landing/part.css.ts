import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/** A part of the page: its air above and the room its anchor keeps free. */
export const part = style({
  paddingBlockStart: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
  scrollMarginBlockStart: 0,
})

/** Headline and its sentence on the offset grid: the sentence hangs lower, to the right. */
export const head = style({
  display: 'grid',
  gap: `${vars.space.l} ${vars.space['3xl']}`,
  marginBlockEnd: `clamp(${vars.space['2xl']}, 4vw, ${vars.space['3xl']})`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
  },
})

export const heading = style({
  fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
  lineHeight: 1,
  letterSpacing: '-0.028em',
})

export const lead = style({ maxWidth: vars.readable, fontSize: vars.size.lead, lineHeight: 1.4 })

export const note = style({ maxWidth: '44rem', color: vars.color.inkSoft, fontSize: vars.size.small })
