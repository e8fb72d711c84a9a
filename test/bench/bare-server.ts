import { createServer } from 'node:http'

/** Serves given bytes by a bare Node server: the lower bound for the cost of a page. */
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
