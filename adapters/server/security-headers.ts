import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { REPORT_GROUP, REPORT_PATH } from './csp-reports.ts'

/** HSTS holds for a year (S4). */
const HSTS_SECONDS = 31_536_000

/** What a browser lets a page do, by its names for it. All of it is denied but payment (S4). */
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

const NONE = ["'none'"]
const OWN = ["'self'"]

/** The policy of a document: own origin only, inlined styles by hash, no inline script, no HTML from text, breaches reported (S1, S3). */
const documentDirectives = (styleHashes: readonly string[]): Record<string, readonly string[]> => ({
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
  // No part of a page makes HTML, a script or its address from text, so there is no policy that could.
  trustedTypes: NONE,
  reportTo: [REPORT_GROUP],
})

/**
 * Headers of every answer, redirects and refusals included: nobody frames, sniffs or embeds it, and it loads nothing (S2, S4).
 * Documents then get their own policy with `setDocumentHeaders`.
 */
export const addSecurityHeaders = async (app: FastifyInstance, isBehindTls: boolean): Promise<void> => {
  await app.register(helmet, {
    // It would work its headers out for each request anew: they are taken from the first and are the same for all.
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

/** The policy of each document as it is sent: built once, since building it costs more than sending the document. */
const policies = new WeakMap<readonly string[], string>()

const setPolicy = (reply: FastifyReply, styleHashes: readonly string[]): void => {
  const known = policies.get(styleHashes)
  if (known !== undefined) return void reply.header('content-security-policy', known)
  reply.helmet({
    contentSecurityPolicy: { useDefaults: false, directives: documentDirectives(styleHashes) },
  })
  policies.set(styleHashes, String(reply.getHeader('content-security-policy')))
}

/**
 * The headers of a page. The application becomes the payment page without a new document, so none of its pages lets a
 * referrer out (S4).
 */
export const setDocumentHeaders = (
  reply: FastifyReply,
  page: { readonly styleHashes: readonly string[]; readonly isApplication: boolean },
): void => {
  setPolicy(reply, page.styleHashes)
  if (page.isApplication) reply.header('referrer-policy', 'no-referrer')
  reply.header('reporting-endpoints', `${REPORT_GROUP}="${REPORT_PATH}"`)
}
