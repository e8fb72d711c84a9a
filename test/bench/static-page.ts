import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** Wider than this, a drawing fills its line. */
const FULL_WIDTH = 400

const sized = (svg: string, width: string, height: string): string =>
  Number(width) > FULL_WIDTH ? `${svg} width="100%"` : `${svg} width="${width}" height="${height}"`

/** Returns the words and drawings of a document without styles, scripts and fonts: the lower bound for its content. */
const barePage = (html: string): string =>
  html
    .replace(/<(style|script|noscript)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/\s(?:class|id|style|aria-[a-z]+|data-[a-z-]+)="[^"]*"/g, '')
    .replace(/<svg viewBox="0 0 ([\d.]+) ([\d.]+)"/g, sized)

type Served = { readonly origin: string; readonly stop: () => Promise<void> }

/** Headers that belong to one response, or that lead to further requests. */
const OWN_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'reporting-endpoints',
  'speculation-rules',
]

const others = (headers: Headers): Readonly<Record<string, string>> =>
  Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.includes(name)))

/**
 * Serves one page with the headers of the store's own: compressed, revalidated each time. A header such as the opener
 * policy takes a new process of the browser, which is no part of a page.
 */
const servePage = async (html: string, headers: Headers): Promise<Served> => {
  const body = brotliCompressSync(html)
  const server: Server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end()
    return response.writeHead(200, { ...others(headers), 'content-encoding': 'br' }).end(body)
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

/** Serves the bare page of a page of the store. */
export const serveBarePage = async (url: string): Promise<Served> => {
  const page = await fetch(url)
  return servePage(barePage(await page.text()), page.headers)
}
