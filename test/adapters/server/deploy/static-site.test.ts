import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nginxFiles } from '#adapters/server/deploy/nginx-locations.ts'
import { collectAnswers, type StaticAnswers } from '#adapters/server/deploy/static-answers.ts'
import { paths } from '#core/routes/routes.ts'
import { namedSite, openServer } from '#test/builders/server.builder.ts'

const site = {
  ...namedSite,
  documents: { '/': { html: '<p>inicio</p>', styleHashes: ["'sha256-abc='"] } },
}

let assetsDir: string
let answers: StaticAnswers
const written = new Map<string, string>()

beforeAll(async () => {
  assetsDir = await mkdtemp(join(tmpdir(), 'escaparate-assets-'))
  for (const name of ['app-1.js', 'app-1.js.br', 'app-1.js.gz']) await writeFile(join(assetsDir, name), name)
  const app = await openServer({ site: () => site, assetsDir })
  answers = await collectAnswers(app, { site, assetsDir }, async (file, body) => {
    written.set(file, body.toString())
  })
  await app.close()
})
afterAll(() => rm(assetsDir, { recursive: true }))

describe(collectAnswers, () => {
  it('writes each document and asset once, under a name that a static host understands', () => {
    expect(written.get('/index.html')).toBe('<p>inicio</p>')
    expect(written.get('/assets/app-1.js')).toBe('app-1.js')
    expect([...written.keys()].filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([])
  })

  it('has the not-found page of each language, and no answer that belongs to the application', () => {
    const { html } = site.frames.en.notFound
    expect(answers.notFound.es).toMatchObject({ status: 404, file: '/not-found.html' })
    expect(written.get(answers.notFound.en.file ?? '')).toBe(html)
    expect(answers.paths['/landing']).toMatchObject({ status: 308, headers: { location: '/' } })
    expect(Object.keys(answers.paths)).not.toContain('/customer-portal')
    expect(answers.unknown.es).toMatchObject({ status: 302, headers: { location: paths.notFound } })
  })

  it('has the headers of the store, without those of one response', () => {
    const headers = answers.paths['/']?.headers ?? {}
    expect(headers['content-security-policy']).toContain("'sha256-abc='")
    expect(Object.keys(headers)).not.toContain('etag')
    expect(Object.keys(headers)).not.toContain('date')
  })
})

describe(nginxFiles, () => {
  it('has one location per path, with the policy of the document', () => {
    const locations = nginxFiles(answers)['locations.conf'] ?? ''
    for (const path of [...Object.keys(answers.paths), paths.notFound])
      expect(locations.split(`location = ${path} {`)).toHaveLength(2)
    expect(locations).toContain("'sha256-abc='")
  })

  it('preserves the query of a moved path, and drops that of an unknown one', () => {
    const files = nginxFiles(answers)
    expect(files['locations.conf']).toContain('return 308 /$is_args$args;')
    expect(files['unknown.conf']).toContain(`return 302 ${paths.notFound};`)
  })

  it('writes quotes in headers so that nginx reads them as text', () => {
    const shared = Object.values(nginxFiles(answers)).join('')
    expect(shared).toContain(String.raw`add_header speculation-rules "\"/speculation-rules.json\"" always;`)
  })
})
