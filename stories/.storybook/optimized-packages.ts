/**
 * Names the packages that Vite prepares before the first story. Both the workbench and the tests of stories use the list. Nothing else is
 * looked for: a package found later would reload the page in the middle of a story. A missing one is only slower.
 */
export const optimizedPackages = [
  '@ariakit/react/combobox',
  '@noble/ciphers/aes.js',
  '@noble/ciphers/ff1.js',
  '@noble/ciphers/utils.js',
  '@storybook/react-dom-shim',
  '@xstate/react',
  'axe-core',
  'fp-ts',
  'io-ts',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/internal/channels',
  'storybook/internal/docs-tools',
  'storybook/internal/preview-api',
  'storybook/internal/preview-errors',
  'storybook/internal/preview/runtime',
  'storybook/test',
  'xstate',
  'zod/mini',
]
