import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vitest/config'

type Files = Readonly<Record<string, { readonly type: string; readonly base64: string }>>

/** Returns the files of the built site; none before the first build. */
const builtFiles = async (): Promise<Files> => {
  try {
    const site = await readFile(new URL('../../.build/server/site.json', import.meta.url), 'utf8')
    return (JSON.parse(site) as { readonly files: Files }).files
  } catch {
    return {}
  }
}

/** Serves the drawings of devices, as the build writes them for lists and carts. */
export const deviceDrawings = (): Plugin => ({
  name: 'device-drawings',
  configureServer: async ({ middlewares }) => {
    const files = await builtFiles()
    middlewares.use('/devices', (request, response, next) => {
      const file = files[`/devices${request.url ?? ''}`]
      if (file === undefined) return next()
      response.setHeader('content-type', file.type)
      response.end(Buffer.from(file.base64, 'base64'))
    })
  },
})
