import type { Meta } from '@storybook/react-vite'
import type { Page } from '#ui/site/page.tsx'
import { pagesMeta, pageStory } from './page-story.ts'

const meta: Meta<typeof Page> = { ...pagesMeta('/home-phone'), title: 'Páginas/Teléfono y celular' }

export default meta

export const HomePhone = pageStory('/home-phone')
