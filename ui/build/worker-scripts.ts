import type { Plugin, Rolldown } from 'vite'

/** Creates a plugin for the builds of workers, and the list of the scripts that they built. */
export const recordWorkers = (): {
  readonly plugin: Plugin
  readonly scripts: readonly Rolldown.OutputChunk[]
} => {
  const scripts: Rolldown.OutputChunk[] = []
  return {
    scripts,
    plugin: {
      name: 'record-workers',
      generateBundle: (_, bundle) => {
        for (const part of Object.values(bundle)) if (part.type === 'chunk') scripts.push(part)
      },
    },
  }
}
