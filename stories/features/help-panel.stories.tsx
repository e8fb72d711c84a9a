import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { siteRecords } from '#ui/site/site-records.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { helpWords } from '#ui/content/es/shared/help.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { HelpConnected } from '#ui/features/shared/help-panel.connected.tsx'
import { helpEntries } from '#ui/site/help-entries.ts'

const entries = helpEntries(siteRecords(brand, 'es').map(({ page }) => page))
const loaded = () => Promise.resolve(entries)

const meta = {
  title: 'Pantallas/Ayuda integrada',
  component: HelpConnected,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { isOpen: true, onClose: () => undefined, brand, load: loaded },
} satisfies Meta<typeof HelpConnected>

export default meta

type Story = StoryObj<typeof meta>

const ask = async (question: string): Promise<void> => {
  await screen.findByText(helpWords.answers(5))
  await userEvent.type(screen.getByRole('searchbox', { name: helpWords.question }), question)
}

export const Open: Story = {
  name: 'Abierta',
  play: async () => {
    await screen.findByText(helpWords.answers(5))
    for (const line of ['sales', 'service'] as const) {
      const { shown } = brand.phones[line]
      await waitFor(() => expect(screen.getByRole('link', { name: new RegExp(shown) })).toBeVisible())
      const hours = openingText(brand.hours[line]).replaceAll('\u00A0', ' ')
      await expect(screen.getByText(hours)).toBeVisible()
    }
  },
}

export const Found: Story = {
  name: 'Con respuestas',
  play: async () => {
    await ask('tarjeta')
    await expect(screen.getByRole('heading', { name: '¿Quién ve mi tarjeta?' })).toBeVisible()
  },
}

export const NotFound: Story = {
  name: 'Sin respuestas',
  play: async () => {
    await ask('zzzz')
    await expect(await screen.findByText(helpWords.none)).toBeVisible()
  },
}

export const Loading: Story = { name: 'Cargando', args: { load: () => new Promise(() => undefined) } }

let tries = 0

export const Failed: Story = {
  name: 'Con falla',
  args: {
    load: () => {
      tries += 1
      return tries === 1 ? Promise.reject(new Error('offline')) : loaded()
    },
  },
  beforeEach: () => {
    tries = 0
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(helpWords.failed)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: commonWords.retry }))
    await expect(await screen.findByText(helpWords.answers(5))).toBeVisible()
  },
}
