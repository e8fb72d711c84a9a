import type { Preview } from '@storybook/react-vite'
import { moments } from '../stage/moments.ts'
import { networks } from '../stage/networks.ts'

type Toolbar = NonNullable<Preview['globalTypes']>[string]

const itemsOf = (values: Readonly<Record<string, { readonly title: string }>>) =>
  Object.entries(values).map(([value, { title }]) => ({ value, title }))

/** The time selection of the toolbar, for stories on a stage. */
export const clockToolbar: Toolbar = {
  description: 'Hora',
  toolbar: { icon: 'time', dynamicTitle: true, items: itemsOf(moments) },
}

/** The network selection of the toolbar, for stories on a stage. */
export const networkToolbar: Toolbar = {
  description: 'Red',
  toolbar: { icon: 'transfer', dynamicTitle: true, items: itemsOf(networks) },
}
