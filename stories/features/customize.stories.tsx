import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { customizeWords as words } from '#ui/content/es/sale/customize.ts'
import { shopPaths } from '../journeys/paths.ts'
import type { Stage } from '../stage/stage.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const opened = ({ sale }: Stage): void => {
  sale.request('customize')
}

/** The lines are saved, and nobody is asked about a change that this tab made. */
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

export const Empty: Story = {
  name: 'Sin líneas',
  tags: ['visual'],
  args: { press: async () => void (await screen.findByRole('button', { name: words.empty.own })) },
}

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
  tags: ['visual'],
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
