import type { Meta, StoryObj } from '@storybook/react-vite'
import { brand } from '#adapters/brand/brand.ts'
import type { PageSection } from '#core/template/page-record.ts'
import type { Page } from '#ui/site/page.tsx'
import { writePage } from '#ui/site/site-records.ts'
import { pagesMeta } from './page-story.tsx'

const meta: Meta<typeof Page> = { ...pagesMeta, tags: ['public-page'], title: 'Páginas/Fondos' }

export default meta

const { page } = writePage(brand, '/cable-tv')

const onNight = (section: PageSection): PageSection =>
  section.kind === 'action' ? { ...section, tone: 'night', hasAddressForm: true } : section

/** A form on the night is as legible as on paper. */
export const FormOnNight: StoryObj<typeof Page> = {
  tags: ['every-width'],
  args: {
    brand,
    page: { ...page, sections: page.sections.filter(({ kind }) => kind === 'action').map(onNight) },
  },
}
