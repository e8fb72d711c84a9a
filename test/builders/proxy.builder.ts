import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpsRequest } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#adapters/server/free-port.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { root } from '#test/architecture/repository.ts'
import { sessionCookieIn } from '#test/builders/session-cookie.ts'
import { solvingClient } from '#test/builders/solving-client.builder.ts'

const DEPLOY = `${root}/adapters/server/deploy`
/** The name that the configurations carry for the store. */
const STORE = 'tienda.example'

export const proxyNames = ['nginx', 'haproxy'] as const
export type ProxyName = (typeof proxyNames)[number]

const programs: Readonly<Record<ProxyName, string>> = {
  nginx: '/usr/sbin/nginx',
  haproxy: '/usr/sbin/haproxy',
}

/** Debian packages: the proxies, the certificate tool, and the reader of alert rules. */
export const proxyPackages = ['nginx-light', 'haproxy', 'openssl', 'prometheus'] as const

/** Whether both proxies can be run here. */
export const hasProxies = (): boolean =>
  [...Object.values(programs), '/usr/bin/openssl'].every((path) => existsSync(path))

/** Resolves once a process listens on a port of this machine. */
export const untilListening = async (port: number): Promise<void> => {
  const isListening = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
  if (!isListening) await untilListening(port)
}

type Ports = { readonly http: number; readonly https: number }

/** The configuration as it is deployed, but for the addresses, the certificate and the folders of this machine. */
const localText = (text: string, home: string, ports: Ports, apps: readonly number[]): string =>
  apps
    .reduce(
      (result, port, index) => result.replaceAll(`app-${index + 1}.edge:4173`, `127.0.0.1:${port}`),
      text,
    )
    .replaceAll(/listen 443 ssl/g, `listen 127.0.0.1:${ports.https} ssl`)
    .replaceAll('listen 80 ', `listen 127.0.0.1:${ports.http} `)
    .replaceAll('bind :8443 ', `bind 127.0.0.1:${ports.https} `)
    .replaceAll('bind :8080', `bind 127.0.0.1:${ports.http}`)
    .replaceAll('/run/secrets/tls', join(home, 'tls.pem'))
    .replaceAll('/usr/local/etc/haproxy/', `${home}/`)
    .replaceAll('/etc/nginx/escaparate', home)
    .replaceAll('/srv/escaparate', join(home, 'files'))
    .replaceAll('/tmp/nginx', join(home, 'nginx'))

const makeCertificate = async (home: string): Promise<string> => {
  const key = join(home, 'key.pem')
  const crt = join(home, 'crt.pem')
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ')
  const name = ['-subj', `/CN=${STORE}`, '-addext', `subjectAltName=DNS:${STORE}`]
  const made = spawnSync('openssl', [...kind, ...name, '-keyout', key, '-out', crt])
  if (made.status !== 0) throw new Error(String(made.stderr))
  const certificate = await readFile(crt, 'utf8')
  await writeFile(join(home, 'tls.pem'), certificate + (await readFile(key, 'utf8')))
  return certificate
}

const argumentsOf: Readonly<Record<ProxyName, (file: string) => readonly string[]>> = {
  nginx: (file) => ['-c', file, '-g', 'daemon off;'],
  haproxy: (file) => ['-db', '-f', file],
}

const configFile: Readonly<Record<ProxyName, string>> = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' }

export type ProxyAnswer = {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Sends the body in chunks, without its length. */
  readonly isChunked?: boolean
}

/** A server of the store's pages that was started from a deployed configuration. */
export type Host = {
  readonly ask: (path: string, asked?: Asked) => Promise<ProxyAnswer>
  readonly log: () => Promise<string>
  readonly stop: () => Promise<void>
}

export type Proxy = Host & {
  readonly name: ProxyName
  /** A browser that knows the store by this proxy, with a cookie jar of its own. */
  readonly visitor: () => Orchestrator
}

/** A folder that only this machine's user needs, readable by the user that nginx serves files as. */
const openHome = async (name: string): Promise<string> => {
  const home = await mkdtemp(join(tmpdir(), `escaparate-${name}-`))
  await chmod(home, 0o755)
  await mkdir(join(home, 'logs'))
  return home
}

/** Starts a program with a deployed configuration, changed for the folders and ports of this machine. */
const startHost = async (
  name: ProxyName,
  home: string,
  config: string,
  apps: readonly number[] = [],
): Promise<Host> => {
  const ca = await makeCertificate(home)
  const ports = { http: await freePort(), https: await freePort() }
  const file = join(home, config)
  const text = await readFile(`${DEPLOY}/${config}`, 'utf8')
  await writeFile(file, localText(text, home, ports, apps))
  // nginx opens /dev/stdout by its name, which only a file has here.
  const out = await open(join(home, 'log'), 'a')
  const child: ChildProcess = spawn(programs[name], [...argumentsOf[name](file)], {
    stdio: ['ignore', out.fd, out.fd],
  })
  const gone = once(child, 'exit')
  const log = (): Promise<string> => readFile(join(home, 'log'), 'utf8')
  const ended = gone.then(async () => {
    throw new Error(`${name} ended: ${await log()}`)
  })
  ended.catch(() => undefined)
  await Promise.race([untilListening(ports.https), ended])

  const connection = { host: '127.0.0.1', port: ports.https, servername: STORE, ca, agent: false }
  const ask: Host['ask'] = (path, { method = 'GET', headers = {}, body, isChunked = false } = {}) =>
    new Promise((resolve, reject) => {
      const framing = isChunked
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': String(Buffer.byteLength(body ?? '')) }
      const request = httpsRequest(
        {
          ...connection,
          method,
          path,
          headers: { host: STORE, ...headers, ...(body !== undefined && framing) },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('error', reject)
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: new Headers(
                Object.entries(response.headersDistinct).flatMap(([key, values = []]) =>
                  values.map((value): [string, string] => [key, value]),
                ),
              ),
              text: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      // An answer that comes before all is sent ends the sending too.
      request.on('error', reject)
      if (body !== undefined) request.write(body)
      request.end()
    })

  return {
    ask,
    log,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      await out.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Starts a proxy with its deployed configuration before store processes on these ports of this machine. */
export const startProxy = async (name: ProxyName, apps: readonly number[]): Promise<Proxy> => {
  const home = await openHome(name)
  await copyFile(`${DEPLOY}/unavailable.html`, join(home, 'unavailable.html'))
  const host = await startHost(name, home, configFile[name], apps)
  return {
    ...host,
    name,
    visitor: () => {
      let cookie = ''
      return solvingClient({
        baseUrl: `https://${STORE}/api/`,
        retryDelay: () => 0,
        fetch: async (request) => {
          const { pathname, search } = new URL(request.url)
          const body = request.body === null ? {} : { body: Buffer.from(await request.arrayBuffer()) }
          const headers = { ...Object.fromEntries(request.headers), origin: `https://${STORE}`, cookie }
          const answer = await host.ask(pathname + search, { method: request.method, headers, ...body })
          cookie = sessionCookieIn(answer) ?? cookie
          const isBare = [204, 205, 304].includes(answer.status)
          return new Response(isBare ? null : answer.text, { status: answer.status, headers: answer.headers })
        },
      })
    },
  }
}

/** Starts nginx over a written public site, without a store. */
export const startStaticHost = async (written: string): Promise<Host> => {
  const home = await openHome('static')
  await cp(join(written, 'files'), join(home, 'files'), { recursive: true })
  await cp(join(written, 'nginx'), join(home, 'escaparate-site'), { recursive: true })
  return startHost('nginx', home, 'static-nginx.conf')
}
