import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: `${vars.space.xl} ${vars.space['2xl']}`,
  margin: 0,
})

/** A fact hangs from the line by its knot. */
export const fact = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.line} solid ${vars.color.lineSoft}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '-0.5rem',
      width: '0.75rem',
      height: '0.9375rem',
      background: vars.color.ink,
      clipPath: vars.bullet,
    },
  },
})

export const label = style({ fontWeight: 700 })

export const text = style({ margin: 0, textWrap: 'pretty' })
