import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'

/**
 * What lies below the first screen is laid out and painted as it comes near, so that the first screen does not wait for it. Until then it
 * takes about the room of a part on a phone. Containment would cut off what reaches beyond a part; the margin lets it through.
 */
export const below = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 80rem',
  overflowClipMargin: '100vmax',
})

/** A part of the page: its air above and the room its anchor keeps free. */
export const part = style([
  below,
  {
    paddingBlockStart: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
    scrollMarginBlockStart: 0,
  },
])

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
  fontSize: 'min(clamp(2rem, 1.4rem + 2.6vw, 3.5rem), 12vw)',
  lineHeight: 1,
  letterSpacing: '-0.028em',
})

export const lead = style({ maxWidth: vars.readable, fontSize: vars.size.lead, lineHeight: 1.4 })

export const note = style({ maxWidth: '44rem', color: vars.color.inkSoft, fontSize: vars.size.small })
