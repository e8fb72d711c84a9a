import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { brand } from '#adapters/brand/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { PageRoute } from '#core/routes/site-pages.ts'
import type { Language } from '#core/shared/language.ts'
import { Page } from '#ui/site/page.tsx'
import { sitePathsOf, writePage } from '#ui/site/site-records.ts'

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

/** Returns metadata of a group of page stories. Without the tag `public-page`, which Storybook reads from the file. */
export const pagesMeta = {
  component: Page,
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand },
} satisfies Meta<PageArgs>

/** Returns the story of a public page, named by its path. */
export const pageStory = (route: PageRoute): StoryObj<PageArgs> => ({
  name: route,
  render: (args, { globals }) => <PageOf brand={args.brand} route={route} language={globals['language']} />,
})
