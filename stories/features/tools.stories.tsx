import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import type { ToolName } from '#core/template/page-record.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { channelSearchWords } from '#ui/content/es/shared/channel-search.ts'
import { speedNeedWords } from '#ui/content/es/shared/speed-need.ts'
import { storeFinderWords } from '#ui/content/es/shared/store-finder.ts'
import { mountChannelSearch } from '#ui/site/islands/channel-search.island.ts'
import { mountSpeedNeed } from '#ui/site/islands/speed-need.island.ts'
import { mountStoreFinder } from '#ui/site/islands/store-finder.island.ts'
import type { MountTool, ToolPorts } from '#ui/site/islands/tool.ts'
import { SectionFrame } from '#ui/site/sections/section-frame.tsx'
import { tools } from '#ui/site/tools.tsx'

const Tool = ({ tool }: { readonly tool: ToolName }) => {
  const View = tools[tool]
  return (
    <main>
      <SectionFrame id="herramienta" heading="Herramienta" lead="Así se ve en una página.">
        <View brand={brand} />
      </SectionFrame>
    </main>
  )
}

/** Monday, 2026-11-23, 9:30 in Miami: some stores are open, those in the west are not. */
const MORNING = epochMs(1_795_444_200_000)

const ports: ToolPorts = {
  clock: { now: () => MORNING },
  speedTest: { start: () => ({ result: new Promise(() => undefined), cancel: () => undefined }) },
  loadZipAreas: () => Promise.resolve({ '331': [25.8, -80.2], '770': [29.8, -95.4] }),
}

const wake = (mount: MountTool, more: Partial<ToolPorts> = {}): void => {
  const place = document.querySelector<HTMLElement>('[data-tool]')
  if (place === null) throw new Error('the story has no tool')
  mount(place, { wasRefused: false, wasSent: false }, { ...ports, ...more })
}

const meta = {
  title: 'Sitio/Herramientas',
  component: Tool,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof Tool>

export default meta

type Story = StoryObj<typeof meta>

export const Channels: Story = {
  name: 'Canales sin script',
  tags: ['visual'],
  args: { tool: 'channelSearch' },
}

const shownChannels = (): readonly (string | null)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-channel]')]
    .filter((row) => row.checkVisibility())
    .map((row) => row.getAttribute('data-channel'))

export const ChannelsFound: Story = {
  name: 'Canales encontrados',
  tags: ['visual'],
  args: { tool: 'channelSearch' },
  play: async () => {
    wake(mountChannelSearch)
    await userEvent.type(screen.getByLabelText(channelSearchWords.text), 'orbita NOTI')
    await expect(shownChannels()).toEqual(['40'])
    await userEvent.clear(screen.getByLabelText(channelSearchWords.text))
    await userEvent.selectOptions(screen.getByLabelText(channelSearchWords.category), 'sports')
    await userEvent.selectOptions(screen.getByLabelText(channelSearchWords.plan), 'tv-stream-latino')
    await expect(shownChannels()).toEqual(['70', '71'])
    await expect(screen.getByText(channelSearchWords.found(2))).toBeVisible()
  },
}

export const NoChannel: Story = {
  name: 'Ningún canal',
  tags: ['visual'],
  args: { tool: 'channelSearch' },
  play: async () => {
    wake(mountChannelSearch)
    await userEvent.type(screen.getByLabelText(channelSearchWords.text), 'xilófono')
    await expect(screen.getByText(channelSearchWords.none)).toBeVisible()
    await expect(shownChannels()).toEqual([])
  },
}

export const ChannelsCleared: Story = {
  name: 'Filtros quitados',
  args: { tool: 'channelSearch' },
  play: async () => {
    await userEvent.type(screen.getByLabelText(channelSearchWords.text), 'xilófono')
    wake(mountChannelSearch)
    await expect(shownChannels()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: channelSearchWords.clear }))
    await waitFor(() => expect(shownChannels()).toHaveLength(brand.site.channels.length))
  },
}

export const Stores: Story = { name: 'Tiendas sin script', tags: ['visual'], args: { tool: 'storeFinder' } }

const searchZip = async (zip: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText(storeFinderWords.zip), `${zip}{Enter}`)
}

const firstStore = (): string | null | undefined =>
  document.querySelector('[data-store]')?.getAttribute('data-store')

export const StoresNearby: Story = {
  name: 'Tiendas cercanas',
  tags: ['visual'],
  args: { tool: 'storeFinder' },
  play: async () => {
    wake(mountStoreFinder)
    await expect(screen.getAllByText(/Abierta ahora, hasta las 7/)[0]).toBeInTheDocument()
    await expect(screen.getAllByText(/Cerrada, abre hoy a las 9/)[0]).toBeInTheDocument()
    await searchZip('77002')
    await screen.findByText(/77002 es Houston Bayou/)
    await expect(firstStore()).toBe('houston-bayou')
    await expect(document.querySelector('[data-nearest]')?.getAttribute('data-point')).toBe('houston-bayou')
  },
}

export const UnknownZip: Story = {
  name: 'Código postal desconocido',
  args: { tool: 'storeFinder' },
  play: async () => {
    wake(mountStoreFinder)
    await searchZip('99999')
    await screen.findByText(storeFinderWords.unknown('99999', brand.phones.sales.shown))
    await expect(document.querySelectorAll('[data-store]')).toHaveLength(brand.site.stores.length)
  },
}

export const MalformedZip: Story = {
  name: 'Código postal incompleto',
  args: { tool: 'storeFinder' },
  play: async () => {
    wake(mountStoreFinder)
    await searchZip('33<b>1')
    await screen.findByText(storeFinderWords.malformed)
  },
}

export const StoresUnavailable: Story = {
  name: 'Tiendas sin distancias',
  args: { tool: 'storeFinder' },
  play: async () => {
    wake(mountStoreFinder, { loadZipAreas: () => Promise.resolve(null) })
    await searchZip('33130')
    await screen.findByText(storeFinderWords.unavailable(brand.phones.sales.shown))
  },
}

export const Coverage: Story = { name: 'Mapa de cobertura', tags: ['visual'], args: { tool: 'coverageMap' } }

export const SpeedNeed: Story = {
  name: 'Velocidad que necesitas',
  tags: ['visual'],
  args: { tool: 'speedNeed' },
  play: async () => {
    wake(mountSpeedNeed)
    const videos = screen.getByLabelText(speedNeedWords.uses.video4k)
    await userEvent.clear(videos)
    await userEvent.type(videos, '12')
    await screen.findByText(/Necesitas unos 495 Mbps. Internet 500 Mbps te alcanza/)
  },
}

export const SpeedNeedTooMuch: Story = {
  name: 'Más velocidad que la que hay',
  args: { tool: 'speedNeed' },
  play: async () => {
    wake(mountSpeedNeed)
    for (const field of screen.getAllByRole('spinbutton')) {
      await userEvent.clear(field)
      await userEvent.type(field, '60')
    }
    await screen.findByText(/más que nuestro plan más rápido, Internet Gig/)
  },
}
