import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import { palette } from '#adapters/brand/palette.ts'
import { style } from '#adapters/brand/style.ts'
import type { TemplateEngine } from '#core/routes/internal-paths.ts'
import { EnginePage } from '#ui/site/internal/engine-page.tsx'
import { enginePages } from '#ui/site/internal/engine-pages.ts'
import { readEngineQuery } from '#ui/site/internal/engine-query.ts'
import { UiComponentsPage } from '#ui/site/internal/ui-components-page.tsx'
import { UiElementsPage } from '#ui/site/internal/ui-elements-page.tsx'
import { siteRecords, writePage } from '#ui/site/site-records.ts'

const meta = {
  title: 'Páginas/Guía de estilo',
  tags: ['public-page'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta

export default meta

/** Returns the story of a template engine for a query. */
const engineStory = (name: string, engine: TemplateEngine, query = ''): StoryObj => ({
  name,
  render: () => {
    const pages = enginePages[engine](brand)
    const choice = readEngineQuery(query, pages)
    const route = typeof choice === 'string' ? null : choice.page.route
    const record = route === null ? null : writePage(brand, route).page
    return <EnginePage brand={brand} engine={engine} pages={pages} choice={choice} record={record} />
  },
})

export const Elements: StoryObj = {
  name: 'Elementos',
  render: () => <UiElementsPage brand={brand} design={{ palette, style }} />,
}

/** Parts of several pages next to each other have landmarks with the same names. */
export const Components: StoryObj = {
  name: 'Componentes',
  tags: ['default-catalog'],
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => <UiComponentsPage brand={brand} pages={siteRecords(brand, 'es').map(({ page }) => page)} />,
}

export const Purchase: StoryObj = {
  ...engineStory('Compra', 'bf', 'page=/buy/checkout'),
  tags: ['every-width'],
}
export const Confirmation = engineStory('Compra, confirmación', 'bf', 'page=/automated-confirmation')
export const Outcome = engineStory('Compra, resultado de una dirección', 'bf', 'page=/address/bulk')
export const Portal = engineStory('Portal', 'cus')
export const MobilePurchase = engineStory('Compra móvil', 'mbf', 'page=/mobile/plans')
export const PublicPages = engineStory('Páginas públicas', 'pl', 'page=/internet')
export const UnknownQuery = engineStory('Una dirección que no se conoce', 'pl', 'page=/nada')
