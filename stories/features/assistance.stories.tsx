import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { assistanceWords } from '#ui/content/es/sale/assistance.ts'
import { productsWords } from '#ui/content/es/sale/products.ts'
import { shopPaths } from '../journeys/paths.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const PLAN = 'Internet Assist'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({
    journey: 'sale',
    parts: { loadPageModel: 'provider' },
    path: shopPaths.offers,
    // The page was requested while the journey stopped at its calls.
    prepare: ({ gate }) => gate.admit(['pageModel', 'pageModelOf']),
  }),
  title: 'Pantallas/Programa de ayuda',
}

export default meta

type Story = StoryObj<ScreenArgs>

const open = async (): Promise<void> => userEvent.click(await screen.findByText(assistanceWords.heading))

const declare = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: assistanceWords.show(PLAN) }))

const join = async (): Promise<void> => {
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: assistanceWords.programs.SNAP }))
  await declare()
  await screen.findByRole('button', { name: productsWords.choose(PLAN) })
}

export const Asked: Story = { name: 'Pregunta', tags: ['visual', 'default-catalog'], args: { press: open } }

export const Unanswered: Story = {
  name: 'Falta el programa',
  args: {
    press: async () => {
      await open()
      await declare()
      await screen.findByText(assistanceWords.missing)
      await expect(screen.queryByRole('button', { name: productsWords.choose(PLAN) })).toBeNull()
    },
  },
}

export const Member: Story = {
  name: 'Con programa',
  tags: ['every-width', 'default-catalog'],
  args: { press: join },
}

export const Left: Story = {
  name: 'Ya no participa',
  args: {
    press: async () => {
      await join()
      await userEvent.click(screen.getByRole('button', { name: assistanceWords.remove }))
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: productsWords.choose(PLAN) })).toBeNull(),
      )
    },
  },
}
