import type { Preview } from '@storybook/react-vite'

/** The text size selection of the toolbar: the browser's default font size. */
export const textToolbar: NonNullable<Preview['globalTypes']>[string] = {
  description: 'Tamaño del texto',
  toolbar: {
    icon: 'zoom',
    dynamicTitle: true,
    items: [
      { value: 'normal', title: 'Texto al 100 %' },
      { value: 'large', title: 'Texto al 200 %' },
    ],
  },
}

export const applyTextSize = ({ style }: HTMLElement, size: unknown): void => {
  style.fontSize = size === 'large' ? '200%' : ''
}
