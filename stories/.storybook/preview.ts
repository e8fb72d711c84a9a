import '#ui/theme/global.css.ts'
import type { Preview } from '@storybook/react'
import { useEffect } from 'storybook/preview-api'
import { applyScheme, schemeToolbar } from './color-scheme.ts'

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    layout: 'padded',
    options: { storySort: { order: ['Tema', 'Kit'] } },
  },
  globalTypes: { scheme: schemeToolbar },
  initialGlobals: { scheme: 'system' },
  beforeAll: () => {
    document.documentElement.lang = 'es-US'
  },
  decorators: [
    (story, { globals }) => {
      const scheme: unknown = globals['scheme']
      useEffect(() => applyScheme(document.documentElement, scheme), [scheme])
      return story()
    },
  ],
}

export default preview
