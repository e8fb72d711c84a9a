import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { outcomePaths } from '#core/routes/routes.ts'
import { expect, test } from './store.fixture.ts'
import { serverFile, startStore } from './store.ts'

const TICK_MS = 10

/** The most processor time of a first start, as a multiple of that of an empty database. Measured: 1.9. */
const READY_RATIO = 2.5

const emptyDatabase = `
import { PGlite } from '@electric-sql/pglite'
const database = await PGlite.create(process.argv[1])
const { user, system } = process.cpuUsage()
process.stdout.write(String((user + system) / 1000))
await database.close()
`

/** Creates a database in a folder, as a first start does; its processor time in ms. */
const emptyDatabaseMs = async (dataDir: string): Promise<number> => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    emptyDatabase,
    dataDir,
  ])
  return Number(stdout)
}

/** Returns the processor time of a process so far, in ms. */
const processorMs = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return TICK_MS * (Number(fields[11]) + Number(fields[12]))
}

test('the store does not start with a payment gateway that cannot be loaded, and says so in one line', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-gateway-'))
  const store = spawn(process.execPath, [serverFile], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, PAYMENT_GATEWAY: './no-such-gateway.mjs' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  store.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  expect(await once(store, 'close')).toEqual([78, null])
  expect(output).toMatch(/^Configuración: PAYMENT_GATEWAY: cannot load ".\/no-such-gateway\.mjs" .*\n$/)
  await rm(dataDir, { recursive: true, force: true })
})

test('the store starts, says where it is and what to try, refuses a second process, drains, and reopens', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-process-'))
  await writeFile(join(dataDir, 'left-by-another-version'), 'text')
  await chmod(join(dataDir, 'left-by-another-version'), 0o666)
  await chmod(dataDir, 0o755)
  const store = await startStore(dataDir)
  const readyMs = await processorMs(store.pid)
  const emptyDir = await mkdtemp(join(tmpdir(), 'escaparate-empty-'))
  const emptyMs = await emptyDatabaseMs(emptyDir)
  await rm(emptyDir, { recursive: true, force: true })
  expect(readyMs / emptyMs).toBeLessThan(READY_RATIO)
  for (const [kind, path] of Object.entries(outcomePaths))
    if (kind !== 'enterAddress') expect(store.output()).toContain(path)

  const second = spawn(process.execPath, [serverFile], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  second.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  expect(await once(second, 'close')).toEqual([75, null])
  expect(output).toContain(dataDir)
  expect(output).toContain('DATA_DIR')

  for (const path of ['.', ...(await readdir(dataDir, { recursive: true }))])
    expect([path, (await stat(join(dataDir, path))).mode & 0o077]).toEqual([path, 0])

  expect((await fetch(`${store.origin}/health/live`)).status).toBe(200)
  expect((await fetch(`${store.origin}/health/ready`)).status).toBe(200)
  expect(await store.stop()).toBe(0)

  const again = await startStore(dataDir)
  const reopenedMs = await processorMs(again.pid)
  expect(await again.stop()).toBe(0)
  await rm(dataDir, { recursive: true, force: true })
  test.info().annotations.push({
    type: 'figures',
    description: `ready ${readyMs} ms, an empty database ${emptyMs} ms, reopened ${reopenedMs} ms of processor time`,
  })
})

const commandFile = (name: string): string => join(serverFile, '..', `${name}.main.js`)

/** Runs a command of the operator; its exit code and what it printed. */
const command = async (dataDir: string, name: string, ...args: readonly string[]) => {
  const child = spawn(process.execPath, [commandFile(name), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

test('an operator lists the open disputes of a stopped store and closes one (LOC-40)', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-disputes-'))
  const store = await startStore(dataDir)
  const requested = await fetch(`${store.origin}/api/misc/address-follow-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: store.origin },
    body: JSON.stringify({
      kind: 'dispute',
      address: { streetAddress: '18 Camino Largo', aptUnit: '', zipCode: '79936' },
      emailAddress: 'ana@correo.example',
      statement: 'Mi vecino ya lo tiene.',
      consent: 'email',
    }),
  })
  expect(requested.status).toBe(200)
  expect(await command(dataDir, 'disputes')).toMatchObject({ code: 75 })
  expect(await store.stop()).toBe(0)
  expect(store.output()).not.toContain('ana@correo.example')

  const listed = await command(dataDir, 'disputes')
  const [id = '', ...rest] = listed.output.trimEnd().split('\t')
  expect([listed.code, rest.slice(1)]).toEqual([
    0,
    ['18 Camino Largo, 79936', 'ana@correo.example', 'Mi vecino ya lo tiene.'],
  ])
  expect(await command(dataDir, 'disputes', '--close', 'otra')).toMatchObject({ code: 1 })
  expect(await command(dataDir, 'disputes', '--close', id)).toMatchObject({ code: 0 })
  expect(await command(dataDir, 'disputes')).toEqual({ code: 0, output: 'No hay revisiones abiertas.\n' })
  expect(await command(dataDir, 'disputes', '--open')).toMatchObject({ code: 64 })
  expect(await command(dataDir, 'erase', '--email', 'ana@correo.example')).toMatchObject({ code: 0 })
  await rm(dataDir, { recursive: true, force: true })
})
