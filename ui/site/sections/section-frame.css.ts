import { style } from '@vanilla-extract/css'
import { section as textSection } from '#ui/kit/section/section.css.ts'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'
import { inkOnNight } from './tone.css.ts'

/**
 * Sections below the first screen are laid out and painted when near the viewport, so they do not delay the first
 * screen. Until then each takes about its height on a phone. A margin prevents containment from clipping overflow. A
 * section is painted over the one before; the one in use is raised, so its suggestions cover the next.
 */
export const below = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 80rem',
  overflowClipMargin: '100vmax',
  ':focus-within': { position: 'relative', zIndex: 1 },
})

/** A section of the page: its spacing above and the scroll margin of its anchor. */
export const section = style([
  below,
  {
    paddingBlockStart: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']})`,
    scrollMarginBlockStart: 0,
    // A text begins with a line of its own.
    selectors: { [`&:has(+ ${textSection})`]: { marginBlockEnd: vars.space['3xl'] } },
  },
])

/** Headline and lead sentence on the offset grid: the sentence is lower, to the right. */
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

export const note = style({
  maxWidth: '44rem',
  color: vars.color.inkSoft,
  fontSize: vars.size.small,
  selectors: inkOnNight,
})
