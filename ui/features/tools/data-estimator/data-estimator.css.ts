import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const box = style({ display: 'flex', alignItems: 'center', minHeight: '3.375rem' })

/** The sentences and the chart side by side where there is room. */
export const result = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
  alignItems: 'start',
  gap: vars.space['2xl'],
})

export const answer = style({ display: 'grid', gap: vars.space.m, marginBlockEnd: vars.space.xl })

/** The first sentence is the answer. */
export const sentence = style({
  selectors: {
    '&:first-child': {
      fontFamily: vars.font.display,
      fontSize: vars.size.h3,
      fontWeight: 700,
      lineHeight: 1.25,
    },
    '&:empty': { display: 'none' },
  },
})

export const plan = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.m })

export const row = style({ selectors: { '&[hidden]': { display: 'none' } } })

export const limits = style({ marginBlockStart: vars.space['2xl'] })
