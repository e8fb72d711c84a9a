import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

/** How to sign in, and the two questions of those who can't. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
  gap: `${vars.space['2xl']} ${vars.space['3xl']}`,
})

export const part = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.s,
})

export const title = style({ fontSize: vars.size.h3, lineHeight: 1.2 })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 700,
})

/** Steps, knotted along the string. */
export const steps = style({ display: 'grid', gap: vars.space.l, margin: 0, padding: 0, listStyle: 'none' })

export const step = style({
  position: 'relative',
  paddingInlineStart: vars.space['2xl'],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '0.25rem',
      insetBlockStart: '0.35rem',
      width: '0.75rem',
      height: '0.9375rem',
      background: vars.color.ink,
      clipPath: vars.bullet,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(0.625rem - 1px)',
      insetBlockStart: '1.15rem',
      height: '100%',
      borderInlineStart: `${vars.line} solid ${vars.color.ink}`,
    },
  },
})
