import { minify } from 'terser'
import type { Rolldown } from 'vite'

/**
 * Minifies the scripts that every screen of the application loads a second time, with a minifier that looks for more than the bundler's: it saves one
 * per cent of what is sent, and takes most of its time. `isStart` selects the scripts by file name.
 */
export const shrinkStart = (isStart: (fileName: string) => boolean): Rolldown.Plugin => ({
  name: 'shrink-start',
  generateBundle: {
    order: 'post',
    handler: async (_, bundle) => {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk' || !isStart(part.fileName)) continue
        const { code } = await minify(part.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2, pure_getters: true, keep_fargs: false },
        })
        if (code === undefined) throw new Error(`no code of ${part.fileName}`)
        part.code = code
      }
    },
  },
})
