import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { widgetSourcesOf } from '#adapters/http/widget-policy.ts'
import { outcomePaths, paths, pathsOfStep } from '#core/routes/routes.ts'
import { mayLoadWidget, saleSteps } from '#core/routes/sale-step.ts'
import { headerOf, namedSite, openServer } from '#test/builders/server.builder.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await openServer()
})
afterAll(() => app.close())

const policyOf = async (url: string, host = app): Promise<Readonly<Record<string, string>>> => {
  const policy = headerOf(await host.inject(url), 'content-security-policy')
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'human-check',
  'report-to': 'csp',
}

describe('the content policy', () => {
  it('of a page is that of S1, with the hashes of exactly the styles in that page', async () => {
    const pages = [
      ['/', namedSite.documents['/']],
      [paths.notFound, namedSite.frames.es.notFound],
      [paths.localization, namedSite.frames.es.outcomeShell],
      ...[paths.payment, paths.error, ...Object.values(outcomePaths).slice(1)].map(
        (path) => [path, namedSite.frames.es.shell] as const,
      ),
    ] as const
    for (const [path, page] of pages)
      expect([path, await policyOf(path)]).toEqual([
        path,
        { ...POLICY, 'style-src': ["'self'", ...(page?.styleHashes ?? [])].join(' ') },
      ])
  })

  it('allows the widget of an external verification on steps before the checkout, and nowhere else (S1, S5, HUM-06)', async () => {
    for (const [script, scripts, frames] of [
      ['https://widget.example/api.js', 'https://widget.example', 'https://widget.example'],
      [
        'https://www.google.com/recaptcha/api.js',
        'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
        'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      ],
    ] as const) {
      const host = await openServer({ widget: widgetSourcesOf(script), site: () => namedSite })
      const policies = saleSteps.flatMap(pathsOfStep).map(async (path) => {
        const policy = await policyOf(path, host)
        const { 'style-src': _, ...rest } = policy
        const isOpen = saleSteps.some((step) => mayLoadWidget(step) && pathsOfStep(step).includes(path))
        const widget = { 'script-src': `'self' ${scripts}`, 'frame-src': frames, 'trusted-types': '*' }
        expect([path, rest]).toEqual([path, isOpen ? { ...POLICY, ...widget } : POLICY])
        return isOpen
      })
      expect(new Set(await Promise.all(policies))).toEqual(new Set([true, false]))
      for (const [path, isOpen] of [
        [paths.orderStatus, true],
        ['/', false],
        [paths.error, false],
        [paths.checkout, false],
        [paths.payment, false],
      ] as const)
        expect([path, 'frame-src' in (await policyOf(path, host))]).toEqual([path, isOpen])
      await host.close()
    }
  })

  it('names the endpoint for its reports', async () => {
    expect(headerOf(await app.inject('/'), 'reporting-endpoints')).toBe('csp="/csp-reports"')
  })
})

const root = fileURLToPath(new URL('../..', import.meta.url))

const sources = async (): Promise<readonly string[]> => {
  const found = await Promise.all(
    ['core', 'adapters', 'ui'].map((folder) =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }),
    ),
  )
  return found
    .flat()
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

const matches = async (pattern: RegExp): Promise<readonly string[]> => {
  const files = await sources()
  expect(files.length).toBeGreaterThan(300)
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  // A word in a comment runs nothing.
  const code = texts.map((text) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
  return files.filter((_, index) => pattern.test(code[index] ?? ''))
}

describe('the sources', () => {
  it('create no HTML and no code from text (S3)', async () => {
    expect(
      await matches(
        /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|new Function|\beval\(/,
      ),
    ).toEqual([])
  })

  it('contain no script element in JSX (S3)', async () => {
    const files = await matches(/<script\b/)
    expect(files.map((file) => file.slice(root.length))).toEqual(['ui/head/document-text.ts'])
  })

  it('take no id from Math.random (S10)', async () => {
    expect(await matches(/Math\.random/)).toEqual([])
  })
})
