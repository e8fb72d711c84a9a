import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '#ui/theme/tokens.css.ts'

export const swatch = style({
  width: '100%',
  height: '4rem',
  border: `${vars.line} solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
})

export const font = styleVariants(vars.font, (fontFamily) => ({ fontFamily }))
export const size = styleVariants(vars.size, (fontSize, name) => ({
  fontFamily: name.startsWith('h') ? vars.font.display : vars.font.text,
  fontSize,
  lineHeight: 1.1,
}))
export const space = styleVariants(vars.space, (width) => ({
  width,
  height: '1.5rem',
  background: vars.color.action,
}))
export const radius = styleVariants(vars.radius, (borderRadius) => ({
  width: '7rem',
  height: '4rem',
  border: `${vars.line} solid ${vars.color.ink}`,
  background: vars.color.surface,
  borderRadius,
}))
