import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_BRAND, SMALLEST_BRAND, brandSlugs } from '#adapters/brand/slug.ts'
import { root } from '#test/architecture/repository.ts'

/** A copy of the sources, so that a new brand is not one of this repository. */
const copy = join(root, '.reports/brand-command')
const folder = join(copy, 'adapters/brand/luna')

const command = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('node', ['ui/brand.main.ts', ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { code: status, lines: stdout.trim().split('\n'), stderr }
}

const read = (file: string): string => readFileSync(join(folder, file), 'utf8')

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(join(copy, 'ui'), { recursive: true })
  const copied = ['core', 'adapters', 'ui/build', 'ui/brand.main.ts', 'package.json']
  for (const name of [...copied, 'tsconfig.base.json', '.oxfmtrc.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('npm run brand -- new', () => {
  it('refuses a slug that is taken or malformed, a missing name and a wrong colour', () => {
    const misuse = (...args: readonly string[]) => {
      const { code, lines } = command('new', ...args)
      return [code, lines[0]]
    }
    expect(misuse(DEFAULT_BRAND, '--name', 'Otra')).toEqual([
      2,
      `The slug is «${DEFAULT_BRAND}», which another brand has.`,
    ])
    expect(misuse('Mi-Marca', '--name', 'Otra')).toEqual([
      2,
      expect.stringContaining('small letters and digits'),
    ])
    expect(misuse('luna')).toEqual([2, expect.stringContaining('A brand has a --name')])
    expect(misuse('luna', '--name', "L'una")).toEqual([2, expect.stringContaining('A brand has a --name')])
    expect(misuse('luna', '--name', 'Luna', '--color', 'verde')).toEqual([
      2,
      '--color «verde» is not a colour of six hexadecimal digits such as #2f7d5b.',
    ])
  })

  it('writes a complete brand of its own name, and selects it by its slug', () => {
    const { code, lines, stderr } = command('new', 'luna', '--name', 'Luna Clara', '--color', '#2f7d5b')
    expect([code, stderr]).toEqual([0, ''])
    expect(lines).toContain('luna: no faults')
    for (const file of ['identity.ts', 'agreements.ts', 'english.ts', 'pack.ts', 'label.ts'])
      expect(read(file).toLowerCase()).not.toContain(SMALLEST_BRAND)
    const selecting = readFileSync(join(copy, 'adapters/brand/identity.ts'), 'utf8')
    expect(selecting).toContain("process.env['BRAND'] === 'luna' ? luna")
    const probe = "import { identity } from '#adapters/brand/identity.ts'; console.log(identity.name)"
    const { stdout } = spawnSync('node', ['--input-type=module', '-e', probe], {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, BRAND: 'luna' },
    })
    expect(stdout).toBe('Luna Clara\n')
  })

  it('writes sources that compile', () => {
    const settings = {
      extends: '../../../tsconfig.base.json',
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, types: [] },
      include: ['./*.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', folder], {
      cwd: copy,
      encoding: 'utf8',
    })
    rmSync(join(folder, 'tsconfig.json'))
    expect([status, stdout]).toEqual([0, ''])
  })
})

describe('npm run brand -- check', () => {
  it('finds no fault in the brands of the store', () => {
    const { code, lines } = command('check')
    expect([code, lines.at(-1)]).toEqual([0, `${[...brandSlugs, 'luna'].join(', ')}: no faults`])
  })

  it.each<[string, RegExp, string, string]>([
    ['palette.ts', /inkSoft: /, 'softInk: ', 'palette.ts: light.inkSoft is missing.'],
    ['palette.ts', /inkSoft: '#\w+'/, "inkSoft: '#aaaaaa'", 'palette.ts: light.inkSoft on light.paper has'],
    ['identity.ts', / {2}name: .*,/, '', 'identity.ts: name is missing.'],
    ['identity.ts', /\+1800555/, '+1800155', 'identity.ts: phones.sales.dial is «+18001550'],
    [
      'identity.ts',
      /slug: 'luna'/,
      "slug: 'sol'",
      'identity.ts: slug is «sol», but the folder is called «luna».',
    ],
    ['brand.ts', /'deposito'/, "'fianza'", 'brand.ts: depositOfferId names the offer «fianza», which'],
    ['catalog.ts', /monthly\(4_500\)/, 'monthly(45.5)', 'catalog.ts can’t be read in line '],
    ['english.ts', /'Fibra 300': .*,/, '', 'english.ts: «Fibra 300» has no English.'],
    ['scenes.ts', /const landing =/, 'const landingPage =', 'scenes.ts: landing is missing.'],
    ['scenes.ts', / {2}landing:/, '  landed:', 'scenes.ts: english.landing is missing.'],
    ['typefaces.ts', /outfit-700/, 'outfit-800', 'typefaces.ts: the font luna/fonts/outfit-800.woff2 is'],
    [
      'style.ts',
      /panel: '16px'/,
      "panel: 'wide'",
      'style.ts: radius.panel is «wide», not one to four lengths',
    ],
    ['style.ts', / {2}button: .*,/, '', 'style.ts: button is missing.'],
    ['copy.ts', / {4}promise: 'Ves.*,/, '', 'copy.ts: es.promise is missing.'],
    ['copy.ts', /'Elige tu plan'/, "'Desde $45'", 'copy.ts: es.plansHeading states an amount in digits'],
    ['logo.ts', /= \[/, '= [[', 'logo.ts can’t be read'],
  ])('says what is wrong in %s when %s becomes %j', (file, from, to, sentence) => {
    const text = read(file)
    const changed = text.replace(from, to)
    expect(changed).not.toBe(text)
    writeFileSync(join(folder, file), changed)
    try {
      const { code, lines } = command('check', 'luna')
      expect(code).toBe(1)
      expect(lines.join('\n')).toContain(`adapters/brand/luna/${sentence}`)
      for (const line of lines.slice(0, -1)) expect(line).toMatch(/^adapters\/brand\/luna\/[\w./-]+:? .*\.$/)
    } finally {
      writeFileSync(join(folder, file), text)
    }
  })

  it('says which file and which image is missing', () => {
    const missing = ['motif.ts', 'images/favicon.ico']
    const texts = missing.map((file) => readFileSync(join(folder, file)))
    for (const file of missing) rmSync(join(folder, file))
    const { code, lines } = command('check', 'luna')
    missing.forEach((file, at) => writeFileSync(join(folder, file), texts[at] ?? ''))
    expect([code, ...lines]).toEqual([
      1,
      'adapters/brand/luna/motif.ts is missing.',
      'adapters/brand/luna/images/favicon.ico is missing.',
      'luna: 2 faults',
    ])
  })

  it('names each situation that own illustrations leave out', () => {
    const file = join(folder, 'illustrations.ts')
    writeFileSync(file, 'export const illustrations = () => Promise.resolve([])\n')
    const { code, lines } = command('check', 'luna')
    rmSync(file)
    expect(code).toBe(1)
    expect(lines).toContain('adapters/brand/luna/illustrations.ts: hero has no drawing.')
    expect(lines).toContain('adapters/brand/luna/illustrations.ts: houseInside has no drawing.')
  })

  it('says that a folder is not selected, and that a brand does not exist', () => {
    rmSync(join(copy, 'adapters/brand/sol'), { recursive: true, force: true })
    cpSync(folder, join(copy, 'adapters/brand/sol'), { recursive: true })
    const { code, lines } = command('check', 'luna')
    rmSync(join(copy, 'adapters/brand/sol'), { recursive: true })
    expect(code).toBe(1)
    expect(lines).toContain(
      'adapters/brand/slug.ts does not select the brands that have a folder: npm run brand -- select.',
    )
    expect(command('check', 'nadie')).toMatchObject({
      code: 2,
      lines: [expect.stringContaining('There is no folder adapters/brand/nadie. Brands are')],
    })
  })
})

describe('npm run brand -- select', () => {
  it('forgets a brand without a folder', () => {
    rmSync(folder, { recursive: true })
    expect(command('select').lines[0]).toContain('slug.ts')
    for (const file of ['slug.ts', 'identity.ts', 'scenes.ts', 'brand.ts'])
      expect(readFileSync(join(copy, 'adapters/brand', file), 'utf8')).toBe(
        readFileSync(join(root, 'adapters/brand', file), 'utf8'),
      )
    expect(command('select').lines).toEqual(['nothing to write'])
  })
})
