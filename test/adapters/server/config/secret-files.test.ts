import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig, variables } from '#adapters/server/config/config.ts'
import { withSecretFiles } from '#adapters/server/config/secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'escaparate-secrets-'))
const path = join(folder, 'database-url')
writeFileSync(path, 'postgres://tienda:clave@db.example/tienda\n')
afterAll(() => rmSync(folder, { recursive: true }))

describe(withSecretFiles, () => {
  it('reads any variable from the file named for it, without its final line break', () => {
    const SEAL_KEYS = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7 + 3)).toString(
      'base64url',
    )
    const keys = { SEAL_KEYS, PAYMENT_KEYS: SEAL_KEYS, PORTAL_KEYS: SEAL_KEYS }
    expect(readConfig({ DATABASE_URL_FILE: path, ...keys })).toMatchObject({
      config: { databaseUrl: 'postgres://tienda:clave@db.example/tienda' },
    })
    const files: Record<string, string> = { '/one': 'a b\r\n', '/two': 'c\n\n' }
    for (const name of variables)
      for (const [file, value] of [
        ['/one', 'a b'],
        ['/two', 'c\n'],
      ] as const)
        expect(
          withSecretFiles({ [`${name}_FILE`]: file }, variables, (from) => files[from] ?? ''),
        ).toMatchObject({
          env: { [name]: value },
        })
  })

  it('rejects one that is set twice or whose file cannot be read, without its content in the message', () => {
    const refused = [
      readConfig({ DATABASE_URL_FILE: path, DATABASE_URL: 'postgres://tienda:clave@db.example/tienda' }),
      readConfig({ DATABASE_URL_FILE: join(folder, 'none') }),
      readConfig({ DATABASE_URL_FILE: folder }),
    ]
    for (const result of refused) {
      expect(result).toMatchObject({
        _tag: 'BadConfig',
        message: expect.stringContaining('DATABASE_URL_FILE'),
      })
      expect(JSON.stringify(result)).not.toMatch(/clave|escaparate-secrets/)
    }
  })

  it('ignores variables of other programs, and empty ones', () => {
    const env = { OTHER_FILE: '/planted', DATABASE_URL_FILE: '' }
    const read = (): string => {
      throw new Error('read')
    }
    expect(withSecretFiles(env, variables, read)).toEqual({ _tag: 'Read', env })
  })
})
