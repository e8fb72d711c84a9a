import type { Preview } from '@storybook/react-vite'
import { identity } from '#adapters/brand/identity.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'

const identities = import.meta.glob<BrandIdentity>('../../adapters/brand/*/identity.ts', {
  eager: true,
  import: 'identity',
})

/** The brand selection of the toolbar: every folder of a brand. */
export const brandToolbar = {
  description: 'Marca',
  toolbar: {
    icon: 'starhollow',
    dynamicTitle: true,
    items: Object.values(identities).map(({ slug, name }) => ({ value: slug, title: name })),
  },
} as const satisfies NonNullable<Preview['globalTypes']>[string]

/** The brand whose data the page has loaded. */
const loadedBrand = identity.slug

/** The brand of a page without a selection in its URL. Without a toolbar, in tests, it is the loaded one. */
export const initialBrand = (Reflect.get(globalThis, 'initialBrand') as string | undefined) ?? loadedBrand

type Values = Readonly<Record<string, unknown>>

const valueOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : `!${String(value)}`

/** Returns the toolbar's values as Storybook writes them into a URL. */
const queryOf = (globals: Values, path = ''): string =>
  Object.entries(globals)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) =>
      typeof value === 'object' && value !== null
        ? queryOf(value as Values, `${path}${name}.`)
        : `${path}${name}:${valueOf(value)}`,
    )
    .filter(Boolean)
    .join(';')

/**
 * Shows a story in the brand of the toolbar: its typefaces, colours, drawings, texts and data. Every module takes its
 * brand once, so another brand loads the page again, with the same values of the toolbar.
 */
export const applyBrand = async (globals: Values): Promise<void> => {
  document.documentElement.dataset['brand'] = loadedBrand
  const isKnown = brandToolbar.toolbar.items.some(({ value }) => value === globals['brand'])
  if (!isKnown || globals['brand'] === loadedBrand) return
  const url = new URL(window.location.href)
  url.searchParams.set('globals', queryOf(globals))
  window.location.replace(url)
  await new Promise(() => undefined)
}
