import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Wider than this, a drawing fills its line. */
const FULL_WIDTH = 400

const sized = (svg: string, width: string, height: string): string =>
  Number(width) > FULL_WIDTH ? `${svg} width="100%"` : `${svg} width="${width}" height="${height}"`

/** The words and the drawings of a document in their order, without styles, scripts and fonts: what no page of the same content can beat. */
export const barePage = (html: string): string =>
  html
    .replace(/<(style|script|noscript)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/\s(?:class|id|style|aria-[a-z]+|data-[a-z-]+)="[^"]*"/g, '')
    .replace(/<svg viewBox="0 0 ([\d.]+) ([\d.]+)"/g, sized)

export type Served = { readonly origin: string; readonly stop: () => Promise<void> }

/** Serves one page as the store serves its own: compressed, asked for again each time. */
export const servePage = async (html: string): Promise<Served> => {
  const body = brotliCompressSync(html)
  const server: Server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
      })
      .end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
