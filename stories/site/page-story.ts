import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { PageRoute } from '#core/routes/site-pages.ts'
import { Page } from '#ui/site/page.tsx'
import { sitePathsOf, writePage } from '#ui/site/site-records.ts'

const kindsOf = (route: PageRoute): readonly string[] =>
  writePage(brand, route).page.sections.map((section) =>
    section.kind === 'steps' ? `${section.kind} ${section.layout ?? 'curve'}` : section.kind,
  )

/** Returns the first page with each kind of section and each layout of steps. */
const firstOfEachKind = (): ReadonlySet<PageRoute> => {
  const first = new Map<string, PageRoute>()
  for (const route of sitePathsOf(brand))
    for (const kind of kindsOf(route)) if (!first.has(kind)) first.set(kind, route)
  return new Set(first.values())
}

/** The pages that are checked at every width: together they have every kind of section and every layout of steps. The others are checked on a phone. */
const atEveryWidth = firstOfEachKind()

/** Returns the metadata that the stories of a group of public pages share. */
export const pagesMeta = (first: PageRoute) =>
  ({
    component: Page,
    tags: ['public-page'],
    globals: { viewport: { value: 'phone', isRotated: false } },
    parameters: { layout: 'fullscreen', controls: { disable: true } },
    args: { brand, page: writePage(brand, first).page },
  }) satisfies Meta<typeof Page>

/** Returns the story of a public page, named by its path. */
export const pageStory = (route: PageRoute): StoryObj<typeof Page> => ({
  name: route,
  tags: atEveryWidth.has(route) ? ['every-width'] : [],
  args: { brand, page: writePage(brand, route).page },
})
