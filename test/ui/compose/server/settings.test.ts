import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { brandSlugs, DEFAULT_BRAND } from '#adapters/brand/slug.ts'
import { brand } from '#adapters/brand/brand.ts'
import { layout } from '#ui/build/layout.ts'
import { root } from '#test/architecture/repository.ts'
import { readListeningSettings } from '#ui/compose/server/settings.ts'

let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'escaparate-settings-'))
})
afterAll(() => rm(home, { recursive: true }))

const START = `${root}/ui/start.main.ts`

/** Starts the store as `npm start` does, in its own folder. Its settings stop it before it opens anything. */
const start = async (
  env: Readonly<Record<string, string>>,
  dotEnv: string,
  command: readonly string[] = [START],
) => {
  await writeFile(join(home, '.env'), dotEnv)
  const child = spawn(process.execPath, command, {
    cwd: home,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

describe('npm start', () => {
  it('reports in one line what is wrong and where to fix it, without a value or a stack, and builds nothing', async () => {
    const { code, said } = await start({ PORT: 'http', SMTP_URL: 'planted' }, '')
    expect(code).toBe(78)
    expect(said).toMatch(/^Configuración: .*\. Corrígelo en el entorno o en \.env; docs\/running\.md .*\n$/)
    expect(said.match(/\n/g)).toHaveLength(1)
    expect(said).toContain('PORT: a whole number from 0 to 65535')
    expect(said).not.toMatch(/ {2}at |planted|Compil/)
  })

  it('reads .env, and prefers the environment', async () => {
    const { said } = await start({ STORE_ID: 'norte' }, 'STORE_ID=Norte!\nLOG_LEVEL=loud\n')
    expect(said).toContain('LOG_LEVEL')
    expect(said).not.toContain('STORE_ID')
  })

  it.each([
    ['the environment', { BRAND: 'nadie' }, `BRAND=${DEFAULT_BRAND}`, [START]],
    ['.env', {}, 'BRAND=nadie', [START]],
    ['--brand', { BRAND: DEFAULT_BRAND }, '', [START, '--brand', 'nadie']],
    ['a --brand without a name', {}, '', [START, '--brand']],
  ])(
    'says in one line which brands there are when %s names none of them',
    async (_, env, dotEnv, command) => {
      const { code, said } = await start(env, dotEnv, command)
      expect([code, said.match(/\n/g)?.length]).toEqual([78, 1])
      expect(said).toContain(`BRAND: one of ${brandSlugs.join(', ')}`)
    },
  )

  it('accepts no other machines without TLS (S7)', async () => {
    const { code, said } = await start({ HOST: '0.0.0.0' }, '')
    expect([code, said.match(/\n/g)?.length]).toEqual([78, 1])
    expect(said).toContain('TRUSTED_PROXIES')
  })
})

describe('readListeningSettings', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('selects a free port for PORT=0, which the public origin contains', async () => {
    vi.stubEnv('PORT', '0')
    const { port, publicOrigin } = await readListeningSettings()
    expect(port).toBeGreaterThan(0)
    expect(publicOrigin).toBe(`http://127.0.0.1:${port}`)
  })

  it('leaves a configured origin and another port as they are', async () => {
    vi.stubEnv('PORT', '0')
    vi.stubEnv('PUBLIC_ORIGIN', 'https://tienda.example')
    expect((await readListeningSettings()).publicOrigin).toBe('https://tienda.example')
    vi.stubEnv('PORT', '4199')
    expect((await readListeningSettings()).port).toBe(4199)
  })
})

describe('the built store', () => {
  const built = [join(layout.server, 'server.main.js')]
  const other = brandSlugs.find((slug) => slug !== brand.slug) ?? ''

  it('refuses another brand’s data folder, and names both', async () => {
    const dataDir = join(home, 'used')
    await mkdir(dataDir)
    await writeFile(join(dataDir, 'brand'), `${other}\n`)
    const { code, said } = await start({ PORT: '0', DATA_DIR: dataDir }, '', built)
    expect([code, said.match(/\n/g)?.length]).toEqual([78, 1])
    expect(said).toContain(`es de la marca «${other}», no de «${brand.slug}»`)
  })

  it('refuses another brand than the one it was built for', async () => {
    const { code, said } = await start({ PORT: '0', BRAND: other }, '', built)
    expect([code, said.match(/\n/g)?.length]).toEqual([78, 1])
    expect(said).toContain(`BRAND=${other}`)
  })
})
