import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cspReportRoutes } from '#adapters/server/http/csp-reports.ts'
import { REPORT_PATH } from '#adapters/http/security-headers.ts'
import { logBook, openServer } from '#test/builders/server.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const TYPE = { 'content-type': 'application/reports+json' }

const violation = (effectiveDirective: string, blockedURL: string) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://tienda.example/address/localization?a=742+Magnolia',
  user_agent: 'planted agent',
  body: {
    effectiveDirective,
    blockedURL,
    documentURL: 'https://tienda.example/?a=742+Magnolia',
    sample: 'planted()',
  },
})

const open = async () => {
  const book = logBook()
  const app = await openServer({ logger: book.logger })
  const report = (payload: unknown, headers: Readonly<Record<string, string>> = TYPE) =>
    app.inject({ method: 'POST', url: REPORT_PATH, headers, payload: JSON.stringify(payload) })
  return { app, book, report }
}

describe(cspReportRoutes, () => {
  it('logs what a browser reports, without its text (S1, S38)', async () => {
    const { app, book, report } = await open()
    const answer = await report([
      violation('script-src-elem', 'https://evil.example/x.js?card=4111'),
      violation('style-src-attr', 'inline'),
      { ...violation('img-src', 'https://a.example/'), type: 'deprecation' },
    ])
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(book.events()).toMatchObject([
      { security: 'csp reported', directive: 'script-src-elem', blocked: 'https:' },
      { security: 'csp reported', directive: 'style-src-attr', blocked: 'inline' },
    ])
    expect(book.text()).not.toMatch(/planted|Magnolia|4111|evil/)
    await app.close()
  })

  it('accepts any report, and logs none of its text (S29)', async () => {
    const { app, book, report } = await open()
    const planted = fc.record({
      type: fc.constantFrom('csp-violation', 'other'),
      body: fc.option(
        fc.dictionary(
          fc.constantFrom('effectiveDirective', 'blockedURL', 'other'),
          fc.oneof(fc.constant('planted\r\n{"level":"forged"}'), fc.integer(), fc.constant(null)),
        ),
      ),
    })
    await forAllAsyncWith(
      { numRuns: 50 },
      fc.array(fc.oneof(planted, fc.anything()), { maxLength: 5 }),
      async (reports) => {
        const { statusCode } = await report(reports)
        expect([204, 400]).toContain(statusCode)
        expect(book.text()).not.toMatch(/planted|forged/)
      },
    )
    await app.close()
  })

  it('logs at most twenty reports a minute', async () => {
    const { app, book, report } = await open()
    for (let round = 0; round < 3; round += 1)
      await report(Array.from({ length: 15 }, () => violation('img-src', 'inline')))
    expect(book.events()).toHaveLength(20)
    await app.close()
  })

  it('refuses anything else, in the one error shape (S36)', async () => {
    const { app, report } = await open()
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }])
      expect((await report([], headers)).json()).toMatchObject({ code: 'BAD_REQUEST' })
    expect((await report({})).statusCode).toBe(400)
    expect((await report(['a'.repeat(17_000)])).statusCode).toBe(413)
    await app.close()
  })
})
