import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import type { ToolName } from '#core/template/tool-name.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { billComparisonWords } from '#ui/content/es/shared/bill-comparison.ts'
import { channelSearchWords } from '#ui/content/es/shared/channel-search.ts'
import { dataEstimatorWords } from '#ui/content/es/shared/data-estimator.ts'
import { imeiCheckWords } from '#ui/content/es/shared/imei-check.ts'
import { speedNeedWords } from '#ui/content/es/shared/speed-need.ts'
import { storeFinderWords } from '#ui/content/es/shared/store-finder.ts'
import { switchCalculatorWords } from '#ui/content/es/shared/switch-calculator.ts'
import { tradeInCheckWords } from '#ui/content/es/shared/trade-in-check.ts'
import { mountChannelSearch } from '#ui/site/islands/channel-search.island.ts'
import { mountDataEstimator } from '#ui/site/islands/data-estimator.island.ts'
import { mountImeiCheck } from '#ui/site/islands/imei-check.island.ts'
import { mountPhoneHours } from '#ui/site/islands/phone-hours.island.ts'
import { mountSpeedNeed } from '#ui/site/islands/speed-need.island.ts'
import { mountStoreFinder } from '#ui/site/islands/store-finder.island.ts'
import { mountBillComparison, mountSwitchCalculator } from '#ui/site/islands/switch-calculator.island.ts'
import { mountTradeInCheck } from '#ui/site/islands/trade-in-check.island.ts'
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
  query: { read: () => '', replace: () => undefined },
  timeZone: () => 'America/Los_Angeles',
  loadStock: () => Promise.resolve(null),
  loadZipAreas: () => Promise.resolve({ '331': [25.8, -80.2, 'FL'], '770': [29.8, -95.4, 'TX'] }),
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
  tags: ['every-width', 'default-catalog'],
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
  tags: ['every-width', 'default-catalog'],
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
  tags: ['every-width', 'spanish-texts', 'default-catalog'],
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
  tags: ['visual', 'spanish-texts', 'default-catalog'],
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

export const BillComparison: Story = {
  name: 'Factura de otra compañía',
  tags: ['every-width', 'spanish-texts', 'default-catalog'],
  args: { tool: 'billComparison' },
  play: async () => {
    wake(mountBillComparison)
    const charged = screen.getByLabelText(billComparisonWords.charged)
    await userEvent.type(charged, '75')
    await screen.findByText(/El primer mes pagas aquí \$25 menos. En 24 meses pagas aquí \$240 menos/)
    await userEvent.clear(charged)
    await userEvent.type(charged, 'mucho')
    await screen.findByText(billComparisonWords.malformed)
  },
}

/** A query that the tool reads and replaces. */
const queryOf = (search: string) => {
  const query = { search, read: () => query.search, replace: (next: string) => void (query.search = next) }
  return query
}

export const DataEstimate: Story = {
  name: 'Datos por giga',
  tags: ['public-page', 'every-width', 'spanish-texts'],
  args: { tool: 'dataEstimator' },
  play: async () => {
    const query = queryOf('?etf=1&gigas=6&lineas=4&internet=si')
    wake(mountDataEstimator, { query })
    await screen.findByText('Con 6 gigas y 4 líneas, lo que menos cuesta es Por giga: $45 al mes.')
    await expect(screen.getByText(/se cruzan en 15 gigas/)).toBeVisible()
    const gigabytes = screen.getByLabelText(dataEstimatorWords.gigabytes)
    await userEvent.clear(gigabytes)
    await expect(screen.getByText(dataEstimatorWords.outOfRange(100, 10))).toBeVisible()
    await userEvent.type(gigabytes, '16.5')
    await screen.findByText('Con 17 gigas y 4 líneas, lo que menos cuesta es Unlimited: $90 al mes.')
    await expect(query.search).toBe('?etf=1&gigas=16.5&lineas=4&internet=si')
    await userEvent.click(screen.getByLabelText(dataEstimatorWords.internet))
    await expect(document.querySelector('[data-plan="unlimitedPlus"]')).not.toBeVisible()
    await expect(query.search).toBe('?etf=1&gigas=16.5&lineas=4')
  },
}

export const SwitchPaid: Story = {
  name: 'Cámbiate',
  tags: ['public-page', 'every-width', 'spanish-texts'],
  args: { tool: 'switchCalculator' },
  play: async () => {
    const query = queryOf('?debe1=720&debe2=640&debe3=550&debe4=480&debe5=300&debe6=180&mes=4')
    wake(mountSwitchCalculator, { query })
    await screen.findByText('Pagamos $2,500. Los otros $370 los sigues pagando tú.')
    await expect(screen.getByText(/Con 4 meses, devuelves \$2,500/)).toBeVisible()
    await expect(document.querySelectorAll('[data-chosen]')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: switchCalculatorWords.add }))
    await expect(screen.getByLabelText('Celular 7')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Celular 7'), '0')
    await expect(screen.getByText('Traes 7 líneas.')).toBeVisible()
    await expect(query.search).toContain('debe6=180&debe7=0&mes=4')
  },
}

export const SwitchTooFew: Story = {
  name: 'Cámbiate con pocas líneas',
  args: { tool: 'switchCalculator' },
  play: async () => {
    wake(mountSwitchCalculator)
    await userEvent.type(screen.getByLabelText('Celular 1'), '300')
    await userEvent.type(screen.getByLabelText('Celular 2'), '1,2')
    await expect(screen.getByText(switchCalculatorWords.malformed(2))).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Celular 2'))
    await userEvent.type(screen.getByLabelText('Celular 2'), '0')
    await expect(screen.getByText(switchCalculatorWords.tooFew(1))).toBeVisible()
    await userEvent.type(screen.getByLabelText('Celular 3'), '0')
    await expect(screen.getByText('Pagamos todo lo que debes: $300.')).toBeVisible()
    await userEvent.clear(screen.getByLabelText('Celular 1'))
    await userEvent.type(screen.getByLabelText('Celular 1'), '0')
    await expect(screen.getByText(switchCalculatorWords.nothingOwed)).toBeVisible()
    const month = screen.getByLabelText(switchCalculatorWords.month)
    await userEvent.clear(month)
    await expect(screen.getByText(switchCalculatorWords.monthUnknown)).toBeVisible()
    await userEvent.type(month, '12')
    await expect(screen.getByText(switchCalculatorWords.owesNothing(12))).toBeVisible()
  },
}

export const Imei: Story = {
  name: 'IMEI',
  tags: ['public-page', 'every-width'],
  args: { tool: 'imeiCheck' },
  play: async () => {
    const query = queryOf('')
    wake(mountImeiCheck, { query })
    const field = screen.getByLabelText(imeiCheckWords.imei)
    const check = async (text: string): Promise<void> => {
      await userEvent.clear(field)
      await userEvent.type(field, `${text}{Enter}`)
    }
    await userEvent.type(field, '{Enter}')
    await expect(screen.getByText(imeiCheckWords.failures.ImeiMissing())).toBeVisible()
    await check('49015420323751')
    await expect(screen.getByText(imeiCheckWords.failures.ImeiLength({ length: 14 }))).toBeVisible()
    await check('49015420323751O')
    await expect(screen.getByText(imeiCheckWords.failures.ImeiNotDigits())).toBeVisible()
    await check('490154203237519')
    await expect(screen.getByText(imeiCheckWords.failures.ImeiCheckDigit())).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await check('49-015420-323751-8')
    await expect(screen.getByText(imeiCheckWords.valid)).toBeVisible()
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(query.search).toBe('')
    await expect(field.closest('form')).toHaveAttribute('method', 'dialog')
  },
}

export const TradeIn: Story = {
  name: 'Entrega',
  tags: ['public-page', 'every-width', 'spanish-texts'],
  args: { tool: 'tradeInCheck' },
  play: async () => {
    const query = queryOf('?pagado=no&enciende=si&seco=quizas&reiniciado=no')
    wake(mountTradeInCheck, { query })
    await expect(screen.getByText(tradeInCheckWords.missing(1))).toBeVisible()
    const answer = async (question: string, choice: string): Promise<void> =>
      userEvent.click(within(screen.getByRole('group', { name: question })).getByText(choice))
    await answer(tradeInCheckWords.question.noLiquidDamage, 'Sí')
    await expect(screen.getByText(/Casi: te falta pagar el saldo y reiniciarlo de fábrica/)).toBeVisible()
    await expect(query.search).toBe('?pagado=no&enciende=si&seco=si&reiniciado=no')
    await answer(tradeInCheckWords.question.powersOn, 'No')
    await expect(screen.getByText(/No podemos recibirlo: hace falta que encienda/)).toBeVisible()
    for (const question of Object.values(tradeInCheckWords.question)) await answer(question, 'Sí')
    await expect(screen.getByText(tradeInCheckWords.accepted())).toBeVisible()
    await expect(document.querySelectorAll('[data-state="met"]')).toHaveLength(4)
  },
}

export const PhoneHours: Story = {
  name: 'Teléfonos con su horario',
  tags: ['public-page', 'every-width', 'spanish-texts', 'default-catalog'],
  args: { tool: 'phoneHours' },
  play: async () => {
    wake(mountPhoneHours)
    await expect(screen.getByText(/hasta las 11/)).toBeVisible()
    await expect(screen.getByText(/Cerrado ahora: abre hoy a las 8/)).toBeVisible()
  },
}
