import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { brand } from '#adapters/brand/brand.ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import { TRADE_IN_BONUS, tradeInConditions, type TradeInCondition } from '#core/mobile/trade-in.ts'
import { cents } from '#core/shared/money.ts'
import { customizeWords as words } from '#ui/features/sale/customize/es.ts'
import { linkedDeviceWords } from '#ui/content/es/sale/linked-device.ts'
import { tradeInWords } from '#ui/features/sale/customize/trade-in.es.ts'
import { imeiCheckWords } from '#ui/content/es/shared/imei-check.ts'
import { tradeInCheckWords } from '#ui/content/es/shared/trade-in-check.ts'
import { shopPaths } from '../journeys/paths.ts'
import type { Stage } from '../stage/stage.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const opened = ({ sale }: Stage): void => {
  sale.request('customize')
}

/** The lines are saved, and no dialog asks about a change that this tab made. */
const saved = async (lines: number): Promise<void> => {
  await screen.findByText(words.saved(lines))
  await expect(screen.queryByRole('dialog')).toBeNull()
}

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'sale', path: shopPaths.plan, prepare: opened }),
  title: 'Pantallas/Líneas móviles',
}

export default meta

type Story = StoryObj<ScreenArgs>

const addOwn = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: words.empty.own }))
  await saved(1)
}

const addPhone = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: words.empty.fresh }))
  await saved(1)
}

export const OwnDevice: Story = { name: 'Una línea con celular propio', args: { press: addOwn } }

export const NewDevice: Story = {
  name: 'Un celular a plazos y una línea con número traído',
  tags: ['visual', 'default-catalog'],
  args: {
    press: async () => {
      await addPhone()
      await userEvent.click(screen.getByRole('button', { name: words.addLine }))
      await saved(2)
      const ported = screen.getAllByRole('radio', { name: new RegExp(words.number.ported) }).at(-1)
      await userEvent.click(ported as HTMLElement)
      await saved(2)
      await expect(ported).toBeChecked()
    },
  },
}

export const ByTheGig: Story = {
  name: 'Por giga',
  args: {
    press: async () => {
      await addOwn()
      await userEvent.click(screen.getByRole('radio', { name: new RegExp(words.plan.names.byTheGig) }))
      const more = await screen.findByRole('button', { name: words.plan.moreGigabytes })
      await saved(1)
      await userEvent.click(more)
      await screen.findByText(words.plan.gigabytesSpoken(2))
    },
  },
}

export const Removed: Story = {
  name: 'Línea quitada',
  args: {
    press: async () => {
      await addOwn()
      const [line] = screen.getAllByRole('listitem').filter((one) => within(one).queryByText(words.line(1)))
      await userEvent.click(
        within(line as HTMLElement).getByRole('button', { name: words.remove(words.line(1)) }),
      )
      await screen.findByText(words.empty.title)
    },
  },
}

const [model] = brand.site.tradeInModels

/** Opens the trade-in of a line with a new telephone. */
const openTradeIn = async (): Promise<void> => {
  await addPhone()
  await userEvent.click(screen.getByRole('button', { name: tradeInWords.open }))
  await screen.findByRole('dialog', { name: tradeInWords.title })
}

const answerAll = async (answers: Readonly<Record<TradeInCondition, boolean>>): Promise<void> => {
  for (const condition of tradeInConditions) {
    const group = screen.getByRole('group', { name: tradeInCheckWords.question[condition] })
    const name = answers[condition] ? tradeInCheckWords.yes : tradeInCheckWords.no
    await userEvent.click(within(group).getByRole('radio', { name }))
  }
}

const allMet = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }

/** Asks for the offer for a telephone. */
const askFor = async (imei: string, answers = allMet): Promise<void> => {
  await openTradeIn()
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText(tradeInWords.model), model?.name ?? '')
  await userEvent.type(dialog.getByLabelText(tradeInWords.imei), imei)
  await answerAll(answers)
  await userEvent.click(dialog.getByRole('button', { name: tradeInWords.ask }))
}

const VALID_IMEI = '490154203237518'
const [BLOCKED_IMEI = ''] = PROVIDER_CONFIG.blockedImeis
const credit = cents((model?.value ?? 0) + TRADE_IN_BONUS)

export const TradeInWrongImei: Story = {
  name: 'Celular usado: IMEI mal escrito',
  tags: ['every-width', 'default-catalog'],
  args: {
    press: async () => {
      await askFor(`${VALID_IMEI.slice(0, -1)}9`)
      await screen.findByText(imeiCheckWords.failures.ImeiCheckDigit())
    },
  },
}

export const TradeInBlocked: Story = {
  name: 'Celular usado: bloqueado',
  tags: ['every-width', 'default-catalog'],
  args: {
    press: async () => {
      await askFor(BLOCKED_IMEI)
      await screen.findByText(tradeInWords.blocked)
    },
  },
}

export const TradeInUnmet: Story = {
  name: 'Celular usado: le falta una condición',
  tags: ['every-width', 'default-catalog'],
  args: {
    press: async () => {
      await askFor(VALID_IMEI, { ...allMet, paidOff: false })
      await screen.findByText(tradeInWords.near)
    },
  },
}

export const TradeInOffered: Story = {
  name: 'Celular usado: la oferta',
  tags: ['visual', 'default-catalog'],
  args: {
    press: async () => {
      await askFor(VALID_IMEI)
      await screen.findByRole('button', { name: tradeInWords.accept(credit) })
    },
  },
}

export const TradeInAccepted: Story = {
  name: 'Celular usado: aceptado',
  tags: ['every-width', 'default-catalog'],
  args: {
    press: async () => {
      await askFor(VALID_IMEI)
      await userEvent.click(await screen.findByRole('button', { name: tradeInWords.accept(credit) }))
      await screen.findByText(tradeInWords.acceptedDetail(VALID_IMEI.slice(-4)))
      await saved(1)
    },
  },
}

/** The promotions of the device of the stories: one for a telephone in trade. */
export const Promotion: Story = {
  name: 'Promoción del dispositivo: qué le falta',
  tags: ['every-width', 'default-catalog'],
  args: {
    press: async () => {
      await addPhone()
      await screen.findByText(words.promotion.requires([words.promotion.lacks.TradeInMissing]))
    },
  },
}

const { devices } = brand.site
const variants = devices.flatMap((device) => device.variants.map((variant) => ({ device, variant })))
const soldOut = variants.find(
  ({ device, variant }) => !variant.inStock && device.variants.some(({ inStock }) => inStock),
)
const inStock = variants.find(({ device, variant }) => device.category === 'DEVICE' && variant.inStock)
const gone = variants.find(({ device }) => device.variants.every(({ inStock }) => !inStock))

/** A visit by a link to a device. */
const linkedTo = (sku = ''): Pick<ScreenArgs, 'parts'> => ({
  parts: { visit: { query: '', stored: {}, linkedSku: sku } },
})

const noticeWith = async (text: string): Promise<HTMLElement> => {
  const found = await screen.findByText(text)
  return found.closest('[role="status"]') as HTMLElement
}

export const LinkedDevice: Story = {
  name: 'Enlace a un celular, que está en la línea',
  tags: ['every-width', 'default-catalog'],
  args: { ...linkedTo(inStock?.variant.sku), press: () => saved(1) },
}

export const LinkedSoldOut: Story = {
  name: 'Enlace a un dispositivo agotado',
  tags: ['every-width', 'default-catalog'],
  args: {
    ...linkedTo(soldOut?.variant.sku),
    press: async () => {
      const notice = await noticeWith(linkedDeviceWords.othersInStock)
      await expect(within(notice).getAllByRole('button').length).toBeGreaterThan(0)
    },
  },
}

export const LinkedGone: Story = {
  name: 'Enlace a un dispositivo agotado en todos los colores',
  args: {
    ...linkedTo(gone?.variant.sku),
    press: async () => {
      const notice = await noticeWith(linkedDeviceWords.noneInStock)
      await expect(within(notice).getByRole('link', { name: linkedDeviceWords.list })).toBeVisible()
    },
  },
}

export const LinkedUnknown: Story = {
  name: 'Enlace a un dispositivo que no se vende',
  args: {
    ...linkedTo('no-such-device'),
    press: async () => {
      const notice = await noticeWith(linkedDeviceWords.unknown)
      await expect(within(notice).getByRole('link', { name: linkedDeviceWords.list })).toBeVisible()
    },
  },
}
