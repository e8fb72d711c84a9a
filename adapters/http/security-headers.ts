import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Directives } from './third-party-directives.ts'
import { thirdPartyDirectives, SCRIPT_POLICY } from './third-party-directives.ts'
import type { WidgetSources } from './widget-policy.ts'

/** The reporting group of the policy, and the path that browsers send its reports to (S1). */
const REPORT_GROUP = 'csp'
export const REPORT_PATH = '/csp-reports'

/** HSTS lasts one year (S4). */
const HSTS_SECONDS = 31_536_000

/** Browser features by their permission-policy names. All are denied except payment (S4). */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'local-network-access',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const

const PERMISSIONS = ['payment=(self)', ...DENIED_FEATURES.map((feature) => `${feature}=()`)].join(', ')

/** What the policy of a document depends on. */
type Policied = {
  readonly styleHashes: readonly string[]
  /** What the page may load for human verification besides its own files; nothing if left out. */
  readonly widget?: WidgetSources | null
  /** The origin of the chat that may run in the page; none if left out. */
  readonly chatOrigin?: string
}

const NONE = ["'none'"]
const OWN = ["'self'"]

/** Returns a document's CSP: own origin, hashed inline styles, no inline script or HTML from text, reports (S1, S3). */
const documentDirectives = ({ styleHashes, widget = null, chatOrigin }: Policied): Directives => ({
  defaultSrc: NONE,
  scriptSrc: OWN,
  styleSrc: [...OWN, ...styleHashes],
  workerSrc: OWN,
  manifestSrc: OWN,
  imgSrc: [...OWN, 'data:'],
  fontSrc: OWN,
  connectSrc: OWN,
  baseUri: NONE,
  objectSrc: NONE,
  formAction: OWN,
  frameAncestors: NONE,
  requireTrustedTypesFor: ["'script'"],
  // No page creates HTML or scripts from text. One policy creates script URLs, of the store's own files.
  trustedTypes: [SCRIPT_POLICY],
  reportTo: [REPORT_GROUP],
  ...thirdPartyDirectives(widget, chatOrigin),
})

/**
 * Adds the headers of every response, redirects and refusals included: no framing, sniffing or embedding, and nothing
 * loads (S2, S4). `setDocumentHeaders` then sets a document's own policy.
 */
export const addSecurityHeaders = async (app: FastifyInstance, isBehindTls: boolean): Promise<void> => {
  await app.register(helmet, {
    // The plugin would compute headers per request. The first response provides them, as they are the same for all.
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: NONE, frameAncestors: NONE },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isBehindTls && { maxAge: HSTS_SECONDS, includeSubDomains: true },
    xFrameOptions: { action: 'deny' },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  let always: readonly (readonly [string, string])[] | undefined
  app.addHook('onRequest', (_request, reply, done) => {
    if (always === undefined) {
      reply.helmet()
      always = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)])
    } else for (const [name, value] of always) reply.raw.setHeader(name, value)
    reply.header('permissions-policy', PERMISSIONS)
    done()
  })
}

type Policies = WeakMap<readonly string[], string>

/** The key of the policies without a widget. */
const NO_WIDGET = {}

/** CSP header of each document, by the sources of its widget. Built once: it costs more than sending the document. */
const policiesByWidget = new WeakMap<object, Policies>()

const policiesOf = (widget: WidgetSources | null): Policies => {
  const key = widget ?? NO_WIDGET
  const policies = policiesByWidget.get(key) ?? new WeakMap<readonly string[], string>()
  policiesByWidget.set(key, policies)
  return policies
}

const setPolicy = (reply: FastifyReply, page: Policied): void => {
  const policies = policiesOf(page.widget ?? null)
  const known = policies.get(page.styleHashes)
  if (known !== undefined) return void reply.header('content-security-policy', known)
  reply.helmet({
    contentSecurityPolicy: { useDefaults: false, directives: documentDirectives(page) },
  })
  policies.set(page.styleHashes, String(reply.getHeader('content-security-policy')))
}

/** Sets a page's headers. No application page sends a referrer, because it becomes the payment page in place (S4). */
export const setDocumentHeaders = (
  reply: FastifyReply,
  page: Policied & { readonly isApplication: boolean },
): void => {
  setPolicy(reply, page)
  if (page.isApplication) reply.header('referrer-policy', 'no-referrer')
  reply.header('reporting-endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
}
