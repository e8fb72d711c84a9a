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

export const chart = style({ display: 'block', width: '100%', maxWidth: '36rem', height: 'auto' })

const stroke = { fill: 'none', strokeLinejoin: 'round' } as const

export const grid = style({ ...stroke, stroke: vars.color.lineSoft, strokeWidth: 1.5 })
export const axis = style({ ...stroke, stroke: vars.color.line, strokeWidth: 2 })

export const tick = style({
  fill: vars.color.inkSoft,
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

/** The lines differ in their dashes, not only in their colours. */
export const line = {
  byTheGig: style({ ...stroke, stroke: vars.color.action, strokeWidth: 3.5 }),
  unlimited: style({ ...stroke, stroke: vars.color.ink, strokeWidth: 3.5 }),
  unlimitedPlus: style({
    ...stroke,
    stroke: vars.color.confirmed,
    strokeWidth: 3.5,
    strokeDasharray: '14 5',
  }),
}

const afterwards = { ...stroke, strokeWidth: 2, strokeDasharray: '2 5' } as const

export const later = {
  unlimited: style({ ...afterwards, stroke: vars.color.ink }),
  unlimitedPlus: style({ ...afterwards, stroke: vars.color.confirmed }),
}

export const use = style({ ...stroke, stroke: vars.color.action, strokeWidth: 1.5, strokeDasharray: '4 4' })
export const meeting = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 3 })
export const point = style({ fill: vars.color.action, stroke: vars.color.ink, strokeWidth: 2 })

export const sample = style({ display: 'block', flex: 'none' })
