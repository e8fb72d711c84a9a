import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { acpWords } from '#ui/features/sale/checkout/acp.es.ts'
import { checkoutWords } from '#ui/features/sale/checkout/es.ts'
import { orderPaths } from '../journeys/paths.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({
    journey: 'checkout',
    parts: { config: { isAcpEnabled: true }, loadPageModel: 'provider' },
    path: orderPaths.requirements,
  }),
  title: 'Pantallas/Programa ACP',
}

export default meta

type Story = StoryObj<ScreenArgs>

const take = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('checkbox', { name: acpWords.took }))

export const Asked: Story = { name: 'Pregunta', tags: ['visual'], args: { press: take } }

export const Unanswered: Story = {
  name: 'Falta la respuesta',
  args: {
    press: async () => {
      await take()
      await userEvent.click(screen.getByRole('button', { name: checkoutWords.submit }))
      await screen.findByRole('link', { name: acpWords.failures.AnswerMissing })
    },
  },
}

export const Declined: Story = {
  name: 'Sin el precio normal',
  args: {
    press: async () => {
      await take()
      await userEvent.click(screen.getByRole('radio', { name: acpWords.no }))
      await screen.findByText(acpWords.declined)
    },
  },
}
