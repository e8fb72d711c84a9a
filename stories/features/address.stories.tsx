import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { storedKeys } from '#core/localization/stored-keys.ts'
import type { Stage } from '../stage/stage.ts'
import { addressWithOutcome } from '../stage/buyer.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { codeEntryWords, planMissingWords, restoreWords, returnWords } from '#ui/content/es/sale/visitor.ts'
import { addressPaths, shopPaths } from '../journeys/paths.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const { street, zip } = addressWithOutcome('serviceable')

/** The stored address and cart of a returning visitor. */
const stored = { [storedKeys.street]: street, [storedKeys.zip]: zip, [storedKeys.cart]: '{}' }

const openCode = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: localizationWords.hasCode }))
  await screen.findByLabelText(codeEntryWords.label)
}

const enterCode = async (code: string): Promise<void> => {
  await openCode()
  await userEvent.type(screen.getByLabelText(codeEntryWords.label), code)
  await userEvent.click(screen.getByRole('button', { name: codeEntryWords.use }))
}

const meta: Meta<ScreenArgs> = { ...screenMeta({ journey: 'localization' }), title: 'Pantallas/Dirección' }

export default meta

type Story = StoryObj<ScreenArgs>

export const Empty: Story = { name: 'Vacía', tags: ['visual'] }

export const Suggestions: Story = {
  name: 'Con sugerencias',
  args: {
    path: addressPaths.typedStreet,
    press: () => userEvent.click(screen.getByLabelText(localizationWords.street, { selector: 'input' })),
  },
}

export const Looking: Story = { name: 'Buscando', args: { path: ['address.submitted'] } }

export const Refused: Story = {
  name: 'Con errores',
  args: {
    press: () => userEvent.click(screen.getByRole('button', { name: localizationWords.submit })),
  },
}

export const LongText: Story = {
  name: 'Texto largo',
  args: {
    prepare: ({ sale }) =>
      sale.localization.send({
        type: 'form.prefilled',
        form: {
          street: '12345 Avenida de los Constructores del Canal Interoceánico Norte',
          unit: 'Apartamento 4B, segunda torre, piso 12',
          zip: '33130',
        },
      }),
  },
}

export const Expired: Story = { name: 'La sesión terminó', args: { path: ['session.expired'] } }

export const PlanMissing: Story = {
  name: 'Sin plan en el pedido',
  tags: ['every-width'],
  args: {
    journey: 'sale',
    path: shopPaths.offers,
    prepare: ({ sale }) => void sale.request('checkout'),
    press: async () => {
      await screen.findByText(planMissingWords.title)
      await screen.findByRole('button', { name: planMissingWords.plans })
    },
  },
}

export const WithoutCookies: Story = {
  name: 'Sin cookies',
  args: { path: ['session.expired unused'] },
  play: async () => {
    await screen.findByText(localizationWords.withoutCookies.title)
    await expect(screen.queryByText(localizationWords.sessionExpired.title)).toBeNull()
  },
}

const newVisit = { query: '', stored: {} }

export const Returning: Story = {
  name: 'De regreso, con un pedido guardado',
  tags: ['every-width'],
  args: {
    parts: { visit: { query: '', stored } },
    press: async () => void (await screen.findByRole('button', { name: returnWords.continue })),
  },
}

export const CodeEntry: Story = {
  name: 'Con la entrada del código',
  args: { parts: { visit: newVisit }, press: openCode },
}

export const CodeMalformed: Story = {
  name: 'Con un código mal escrito',
  args: {
    parts: { visit: newVisit },
    press: async () => {
      await enterCode('4K7M')
      await screen.findByText(codeEntryWords.malformed)
    },
  },
}

/** The code of the cart of this stage, which the stage itself enters again. */
const ownCode = async ({ sale }: Stage): Promise<string> => {
  const visitor = await sale.visitor?.()
  const offered = await visitor?.requestCode()
  if (offered?._tag !== 'Right' || offered.right === null) throw new Error('no code')
  return offered.right.code
}

let code = ''

export const CodeAsks: Story = {
  name: 'Con un código y un pedido propio',
  tags: ['every-width'],
  args: {
    journey: 'sale',
    path: shopPaths.plan,
    parts: { visit: newVisit },
    prepare: async (stage) => {
      code = await ownCode(stage)
      stage.sale.request('address')
    },
    press: async () => {
      await enterCode(code)
      await screen.findByRole('button', { name: codeEntryWords.replace.accept })
    },
  },
}

export const CodeUnknown: Story = {
  name: 'Con un código que no existe',
  args: {
    parts: { visit: newVisit },
    press: async () => {
      await enterCode('4k7m 9qrt')
      await screen.findByText(restoreWords.codeUnknown.title)
    },
  },
}
