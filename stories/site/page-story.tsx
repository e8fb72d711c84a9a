import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { brand } from '#adapters/brand/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { PageRoute } from '#core/routes/site-pages.ts'
import type { Language } from '#core/shared/language.ts'
import { Page } from '#ui/site/page.tsx'
import { sitePathsOf, writePage } from '#ui/site/site-records.ts'
import { ABSENT } from '../.storybook/pictures.ts'

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

/** The pages that are checked at every width: together they have every kind of section and every layout of steps. They are photographed in each test run. The others are checked on a phone. */
const atEveryWidth = firstOfEachKind()

const tagsOf = (route: PageRoute): string[] => {
  if (!sitePathsOf(brand).includes(route)) return [ABSENT]
  return atEveryWidth.has(route) ? ['every-width', 'visual'] : []
}

type PageArgs = ComponentProps<typeof Page>

/** Shows a page of the brand and in the language of the toolbar. */
const PageOf = ({
  brand: shown,
  route,
  language,
}: {
  readonly brand: Brand
  readonly route: PageRoute
  readonly language: Language
}) =>
  sitePathsOf(shown).includes(route) ? (
    <Page brand={shown} page={writePage(shown, route, language).page} />
  ) : (
    <p>{`${shown.name} no tiene esta página.`}</p>
  )

/** Returns the metadata that the stories of a group of public pages share, without the tag `public-page`: Storybook reads tags from the file itself. */
export const pagesMeta = {
  component: Page,
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand },
} satisfies Meta<PageArgs>

/** Returns the story of a public page, named by its path. */
export const pageStory = (route: PageRoute): StoryObj<PageArgs> => ({
  name: route,
  tags: tagsOf(route),
  render: (args, { globals }) => <PageOf brand={args.brand} route={route} language={globals['language']} />,
})
