import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { vars } from '#ui/theme/tokens.css.ts'
import { below } from './section-frame.css.ts'

export const questions = style([
  below,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space['2xl']} clamp(2rem, 6vw, 6rem)`,
    paddingBlock: `clamp(${vars.space['4xl']}, 9vw, ${vars.space['5xl']}) ${vars.space['3xl']}`,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  },
])

export const aside = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xl,
})

export const call = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
})

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  borderBlockStart: `${vars.line} solid ${vars.color.ink}`,
  selectors: { '&:last-child': { borderBlockEnd: `${vars.line} solid ${vars.color.ink}` } },
})
