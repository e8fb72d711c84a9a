import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { placeWords } from '#ui/content/es/shared/place.ts'
import { shopPaths } from '../journeys/paths.ts'
import { screenMeta, type ScreenArgs } from './screen-story.ts'

const meta: Meta<ScreenArgs> = {
  ...screenMeta({ journey: 'sale', path: shopPaths.plan }),
  title: 'Pantallas/Cambiar la dirección',
}

export default meta

export const WithCart: StoryObj<ScreenArgs> = {
  name: 'Con un carrito',
  tags: ['visual'],
  args: {
    prepare: ({ sale }) => void sale.request('products'),
    press: async () => {
      await userEvent.click(await screen.findByRole('link', { name: placeWords.change }))
      await screen.findByRole('dialog')
    },
  },
}
