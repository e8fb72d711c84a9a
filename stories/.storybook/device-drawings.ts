import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import type { Site } from '#adapters/server/http/pages.ts'
import { layout } from '#ui/build/layout.ts'

/** Returns the files of the built site; none before the first build. */
const builtFiles = async (): Promise<Site['files']> => {
  try {
    return (JSON.parse(await readFile(layout.site, 'utf8')) as Site).files
  } catch {
    return {}
  }
}

/** Serves the drawings of devices, as the build writes them for lists and carts. */
export const deviceDrawings = (): Plugin => ({
  name: 'device-drawings',
  configureServer: ({ middlewares }) => {
    let files: Promise<Site['files']> | undefined
    middlewares.use('/devices', (request, response, next) => {
      files ??= builtFiles()
      void files.then((built) => {
        const file = built[`/devices${request.url ?? ''}`]
        if (file === undefined) return next()
        response.setHeader('content-type', file.type)
        response.end(Buffer.from(file.base64, 'base64'))
      })
    })
  },
})
