import '#ui/theme/global.css.ts'
import './brands.css.ts'
import { palette } from '#adapters/brand/palette.ts'
import type { Preview } from '@storybook/react'
import { configure } from 'storybook/test'
import { applyBrand, brandToolbar, initialBrand } from './brand-toolbar.ts'
import { applyScheme, schemeToolbar } from './color-scheme.ts'
import { editableTypes, unusableControls } from './controls.ts'
import { answerDiagrams } from './diagrams.ts'
import { KitDocs } from './kit-docs.tsx'
import { applyLanguage, languageToolbar } from './language.ts'
import { clockToolbar, networkToolbar } from './stage-toolbars.ts'
import { applyTextSize, textToolbar } from './text-size.ts'

/** How long a story waits for an element, in ms. The library's second is too short on a loaded machine. */
const PATIENCE = 20_000

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { page: KitDocs },
    layout: 'padded',
    options: { storySort: { order: ['Inicio', 'Tema', 'Kit', 'Pantallas', 'Recorridos', 'Reglas'] } },
    viewport: {
      options: {
        phone: { name: '360 px', styles: { width: '360px', height: '780px' } },
        tablet: { name: '769 px', styles: { width: '769px', height: '1024px' } },
        desktop: { name: '1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    brand: brandToolbar,
    clock: clockToolbar,
    language: languageToolbar,
    network: networkToolbar,
    scheme: schemeToolbar,
    text: textToolbar,
  },
  initialGlobals: {
    brand: initialBrand,
    clock: 'wednesday',
    language: 'es',
    network: 'none',
    scheme: 'system',
    text: 'normal',
  },
  beforeAll: () => {
    configure({ asyncUtilTimeout: PATIENCE })
    answerDiagrams()
  },
  // Before the story renders, and again when the toolbar changes.
  loaders: [({ globals }) => applyBrand(globals), ({ globals }) => applyLanguage(globals['language'])],
  argTypesEnhancers: [editableTypes],
  afterEach: ({ title, argTypes, parameters }) => {
    const hasPanel = title.startsWith('Kit/') && parameters['__isArgsStory'] === true
    const unusable = hasPanel ? unusableControls(argTypes) : []
    if (unusable.length > 0) throw new Error(`${title}: no control for ${unusable.join(', ')}`)
  },
  // Not in an effect: effects run after the story's play function.
  decorators: [
    (story, { globals }) => {
      applyScheme(document.documentElement, globals['scheme'], palette)
      applyTextSize(document.documentElement, globals['text'])
      return story()
    },
  ],
}

export default preview
