import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { createServer, type ServerOptions } from '#adapters/server/http/app.ts'
import { DEFAULT_EDGE } from '#adapters/server/config/http-limits.ts'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import type { Language } from '#core/shared/language.ts'
import type { Site, SiteDocument, SiteFrames } from '#adapters/http/pages.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'

const document = (name: string): SiteDocument => ({
  html: `<!doctype html><title>${name}</title><p>${name.repeat(400)}</p>`,
  styleHashes: [`'sha256-${name}'`],
})

const namedFrames = (language: Language): SiteFrames => ({
  titles: {},
  shell: document(`shell ${language}`),
  portalShell: document(`${language} portal`),
  outcomeShell: document(`${language} <!--outcome-->`),
  checkShell: document(`${language} <!--outcome-->`),
  followUpShell: document(`${language} <!--outcome-->`),
  signedInShell: document(`${language} <!--outcome-->`),
  identityShell: document(`${language} <!--outcome-->`),
  externalShell: document(`${language} <!--outcome-->`),
  orderStatus: document(`order ${language}`),
  notFound: document(`missing ${language}`),
  busy: document(`busy ${language}`),
})

/** A site whose documents contain their name, long enough to be compressed. */
export const namedSite: Site = {
  files: {},
  documents: { '/': document('home') },
  frames: { es: namedFrames('es'), en: namedFrames('en') },
}

/** Applies no limits, however busy the machine of the test is. */
export const UNPRESSED = { ...DEFAULT_EDGE.pressure, eventLoopDelayMs: 0, heapBytes: 0, rssBytes: 0 }

/** The host over an empty provider, or over given parts. It refuses no call unless configured. */
export const openServer = ({ edge, ...parts }: Partial<ServerOptions> = {}): Promise<FastifyInstance> =>
  createServer({
    provider: createFakeProvider().provider,
    ping: () => Promise.resolve(),
    logger: createLogger('silent'),
    site: () => namedSite,
    assetsDir: null,
    renderOutcome: () => 'outcome',
    renderCheck: () => 'check',
    renderFollowUp: (_, posted, result) => [posted.kind, posted.form.emailAddress, result.state].join(' '),
    links: cometa.links,
    ...parts,
    edge: { pressure: UNPRESSED, ...edge },
  })

/** The log of the host, line by line. */
export const logBook = (level = 'warn') => {
  const lines: string[] = []
  return {
    logger: createLogger(level, { write: (line) => void lines.push(line) }),
    events: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
    text: () => lines.join(''),
  }
}

/** A header of an answer as text; empty when it is missing. */
export const headerOf = ({ headers }: LightMyRequestResponse, name: string): string =>
  String(headers[name] ?? '')
