import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { balanceSummaryWords } from '#ui/features/portal/services/es.ts'
import { balanceWords } from '#ui/features/portal/balance-details/es.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { failureWords } from '#ui/content/es/shared/failure.ts'
import { sessionWords } from '#ui/features/sale/session/es.ts'
import { anyCall } from '../stage/networks.ts'
import type { StageParts } from '../stage/provider.ts'
import type { Stage } from '../stage/stage.ts'
import { addressWithOutcome } from '../stage/buyer.ts'
import { createStage, shown } from '../stage/stage.ts'
import { stagedMeta } from '../stage/staged-story.tsx'
import { LiveView, type LiveApp, startLive } from './live-app.tsx'

type LiveArgs = {
  readonly app: LiveApp
  readonly parts: Partial<StageParts>
  readonly prepare: (stage: Stage) => Promise<void>
  /** Checks the application, after a step or without one. */
  readonly look: (stage: Stage) => Promise<void>
}

const open = async ({ app, parts, prepare }: LiveArgs): Promise<Stage> => {
  const stage = createStage({ loadPageModel: 'provider', ...parts })
  stage.timers.release()
  await prepare(stage)
  await startLive(stage, app)
  return stage
}

const nothing = (): Promise<void> => Promise.resolve()

const showsHeading = async (): Promise<void> => void (await screen.findByRole('heading', { level: 1 }))

const meta: Meta<LiveArgs> = {
  ...stagedMeta<LiveArgs>(open, (stage, { look }) => look(stage)),
  title: 'Recorridos/En vivo',
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { app: 'shop', parts: {}, prepare: nothing, look: showsHeading },
  render: (_args, { loaded }) => <LiveView stage={loaded['stage'] as Stage} />,
}

export default meta

type Story = StoryObj<LiveArgs>

export const Shop: Story = { name: 'Tienda, de la dirección al recibo' }

const device = brand.site.devices
  .filter(({ category }) => category === 'DEVICE')
  .flatMap(({ variants }) => variants)
  .find(({ inStock }) => inStock)

export const MobileShop: Story = {
  name: 'Tienda móvil, desde el enlace de un celular',
  args: {
    parts: { visit: { query: '', stored: {}, ...(device === undefined ? {} : { linkedSku: device.sku }) } },
  },
}

export const Portal: Story = {
  name: 'Portal de una clienta',
  args: { app: 'portal', prepare: ({ provider }) => provider.insertDemoAccounts() },
}

/** The sidebar does not list the stories that take a step by themselves. */
const tags = ['!dev']

const submitAddress = async (): Promise<void> => {
  const { street, zip } = addressWithOutcome('serviceable')
  await userEvent.type(await screen.findByLabelText(localizationWords.street, { selector: 'input' }), street)
  await userEvent.type(screen.getByLabelText(localizationWords.zip, { selector: 'input' }), zip)
  await userEvent.click(screen.getByRole('button', { name: localizationWords.submit }))
}

const reaches =
  (step: SaleStep) =>
  async ({ sale }: Stage): Promise<void> => {
    await submitAddress()
    await waitFor(() => expect(sale.step()).toBe(step))
    await showsHeading()
  }

export const ShopStep: Story = {
  name: 'Tienda: de la dirección a los planes',
  tags,
  args: { look: reaches('products') },
}

export const MobileStep: Story = {
  ...MobileShop,
  name: 'Tienda móvil: de la dirección al celular',
  tags,
  args: { ...MobileShop.args, look: reaches('customize') },
}

export const PortalStep: Story = {
  ...Portal,
  name: 'Portal: de los servicios al saldo',
  tags,
  args: {
    ...Portal.args,
    look: async () => {
      await userEvent.click(await screen.findByRole('link', { name: balanceSummaryWords.details }))
      await screen.findByRole('heading', { level: 1, name: balanceWords.title })
    },
  },
}

export const Offline: Story = {
  name: 'Tienda sin conexión',
  tags,
  globals: { network: 'Unreachable' },
  args: {
    look: async () => {
      await submitAddress()
      await screen.findByText(failureWords(anyCall.Unreachable, brand).title)
    },
  },
}

export const SessionEnding: Story = {
  name: 'Tienda con la sesión por acabar',
  tags,
  globals: { clock: 'sessionEnding' },
  args: {
    prepare: shown,
    look: async () => void (await screen.findByRole('heading', { name: sessionWords.title })),
  },
}
