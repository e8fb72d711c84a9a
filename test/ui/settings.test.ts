import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '#test/architecture/repository.ts'

let home: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'escaparate-settings-'))
})
afterAll(() => rm(home, { recursive: true }))

/** Starts the store as `npm start` does, in a folder of its own; its settings end it before it builds anything. */
const start = async (env: Readonly<Record<string, string>>, dotEnv: string) => {
  await writeFile(join(home, '.env'), dotEnv)
  const child = spawn(process.execPath, [`${root}/ui/start.main.ts`], {
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
  it('says in one line what is wrong and where to mend it, without a value or a stack, and builds nothing', async () => {
    const { code, said } = await start({ PORT: 'http', SMTP_URL: 'planted' }, '')
    expect(code).toBe(78)
    expect(said).toMatch(/^Configuración: .*\. Corrígelo en el entorno o en \.env; docs\/running\.md .*\n$/)
    expect(said.match(/\n/g)).toHaveLength(1)
    expect(said).toContain('PORT: a whole number from 0 to 65535')
    expect(said).not.toMatch(/ {2}at |planted|Compil/)
  })

  it('reads .env, and takes the environment before it', async () => {
    const { said } = await start({ MARKET: 'norte' }, 'MARKET=Norte!\nLOG_LEVEL=loud\n')
    expect(said).toContain('LOG_LEVEL')
    expect(said).not.toContain('MARKET')
  })

  it('opens nothing to other machines without TLS (S7)', async () => {
    const { code, said } = await start({ HOST: '0.0.0.0' }, '')
    expect([code, said.match(/\n/g)?.length]).toEqual([78, 1])
    expect(said).toContain('TRUSTED_PROXIES')
  })
})
