/**
 * The packages that Vite optimizes before the first story, for Storybook and for the story tests. Vite discovers no
 * other packages: a package found later would reload the page during a story. A missing entry only costs time.
 */
export const optimizedPackages = [
  '@noble/ciphers/aes.js',
  '@noble/ciphers/ff1.js',
  '@noble/ciphers/utils.js',
  '@storybook/react-dom-shim',
  '@tanstack/react-router',
  '@xstate/react',
  'axe-core',
  'downshift',
  'fast-check',
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
  'xstate/graph',
  'zod/mini',
]
