import { createServer } from 'node:http'

/** The bytes it is given, to everybody, by Node's own server and nothing else: what a page could cost at best. */
const body = Buffer.from(process.argv[2] ?? '', 'base64')

const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
})

process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1_000 })
})
process.once('disconnect', () => process.exit(0))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` })
})
