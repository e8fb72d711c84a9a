import type { Meta, StoryObj } from '@storybook/react-vite'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { MissingPage } from '#ui/site/missing-page.tsx'
import { by } from './screen-story.ts'

const meta = {
  title: 'Pantallas/Página que no existe',
  component: MissingPage,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { brand: cometa },
} satisfies Meta<typeof MissingPage>

export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = { name: 'A 360 px', globals: by.phone }
export const Tablet: Story = { name: 'A 769 px', globals: by.tablet }
export const Desktop: Story = { name: 'A 1440 px', globals: by.desktop }
export const Night: Story = { name: 'De noche', globals: by.night }
export const LargeText: Story = { name: 'Texto al 200 %', globals: by.largeText }
