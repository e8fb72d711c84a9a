import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { SitePath } from '#core/routes/site-pages.ts'
import { Page } from '#ui/site/page.tsx'
import { writePage } from '#ui/site/site-records.ts'

/** Returns the metadata that the stories of a group of public pages share. */
export const pagesMeta = (first: SitePath) =>
  ({
    component: Page,
    parameters: { layout: 'fullscreen', controls: { disable: true } },
    args: { brand, page: writePage(brand, first).page },
  }) satisfies Meta<typeof Page>

/** Returns the story of a public page, named by its path. */
export const pageStory = (route: SitePath): StoryObj<typeof Page> => ({
  name: route,
  args: { brand, page: writePage(brand, route).page },
})
