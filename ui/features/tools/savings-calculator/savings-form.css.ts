import { style } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['2xl'],
  minWidth: 0,
})

/** Without internet there is no speed to ask for. */
export const speed = style({
  selectors: { [`${form}:has(input[value="mobileOnly"]:checked) &`]: { display: 'none' } },
})

export const submit = style({ justifySelf: 'start' })
