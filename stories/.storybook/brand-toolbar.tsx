import type { Decorator, Preview } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { shownBrands } from '../stage/brands.ts'
import { MarkContext } from '#ui/kit/page/wordmark.tsx'
import { MotifContext } from '#ui/kit/scene/motif.tsx'
import { applyScheme } from './color-scheme.ts'

/** The brand selection of the toolbar: its colours and drawings, and its data where a story takes a brand. */
export const brandToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Marca',
  toolbar: {
    icon: 'starhollow',
    dynamicTitle: true,
    items: shownBrands.map((shown) => ({ value: shown.brand.slug, title: shown.brand.name })),
  },
}

export const selectedBrand = brand.slug

const brandOf = (slug: unknown) => {
  const found = shownBrands.find((shown) => shown.brand.slug === slug)
  if (found === undefined) throw new Error(`no brand ${String(slug)}`)
  return found
}

/** Shows a story in the brand and the colour scheme of the toolbar. Staged stories use the catalogue of the selected brand. */
export const inBrand: Decorator = (story, { args, globals }) => {
  const selected = brandOf(selectedBrand)
  const shown = brandOf(globals['brand'])
  applyScheme(document.documentElement, globals['scheme'], {
    selected: selected.palette,
    shown: shown.palette,
  })
  const isOther = shown !== selected && 'brand' in args
  return (
    <MarkContext value={shown.mark}>
      <MotifContext value={shown.motif}>
        {story(isOther ? { args: { ...args, brand: shown.brand } } : {})}
      </MotifContext>
    </MarkContext>
  )
}
