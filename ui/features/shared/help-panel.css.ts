import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const status = style({ marginBlock: vars.space.m, color: vars.color.inkSoft })

const list = { margin: 0, padding: 0, listStyle: 'none' } as const

export const answers = style({ ...list, display: 'grid', gap: vars.space.l, marginBlockEnd: vars.space.xl })

export const heading = style({ margin: 0, fontSize: '1em', fontWeight: 700 })

/** The beginning of a passage; the rest is on its page. */
export const text = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  marginBlock: vars.space.s,
})

export const phones = style({ ...list, display: 'grid', gap: vars.space.s, marginBlockStart: vars.space.s })

/** Large enough to touch. */
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  fontWeight: 650,
})

export const hours = style({ display: 'block', color: vars.color.inkSoft })
