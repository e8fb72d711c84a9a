import type { Preview } from '@storybook/react-vite'
import type { BrandPalette, Palette } from '#core/brand/palette.ts'

/** The colour scheme selection of the toolbar: the system's scheme, light or dark. */
export const schemeToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Colores',
  toolbar: {
    icon: 'contrast',
    dynamicTitle: true,
    items: [
      { value: 'system', title: 'Como el sistema' },
      { value: 'light', title: 'De día' },
      { value: 'dark', title: 'De noche' },
    ],
  },
}

const colorsOf = ({ scene, ...roles }: Palette): readonly (readonly [string, string])[] => [
  ...Object.entries(roles).map(([role, color]) => [`--c-${role}`, color] as const),
  ...Object.entries(scene).map(([role, color]) => [`--c-scene-${role}`, color] as const),
]

const isDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches

/** Sets the colour variables to a scheme of a palette. Without a scheme or a palette, the theme's own rules apply. */
export const applyScheme = (
  { style }: HTMLElement,
  scheme: unknown,
  palettes: { readonly selected: BrandPalette; readonly shown: BrandPalette },
): void => {
  const chosen = scheme === 'light' || scheme === 'dark' ? scheme : null
  style.colorScheme = chosen ?? ''
  const isSet = chosen !== null || palettes.shown !== palettes.selected
  for (const [name, color] of colorsOf(palettes.shown[chosen ?? (isDark() ? 'dark' : 'light')]))
    if (isSet) style.setProperty(name, color)
    else style.removeProperty(name)
}
