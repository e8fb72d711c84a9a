import { either as E } from 'fp-ts'
import { z } from 'zod'
import type { BrandSlug } from '#adapters/brand/slug.ts'
import { brandSlugs, DEFAULT_BRAND, parseBrandSlug, selectedSlug } from '#adapters/brand/slug.ts'
import type { StoreId } from '../store/store-id.ts'
import { DEFAULT_STORE_ID } from '../store/store-id.ts'
import type { ParsedConfig } from './parsed-config.ts'
import { badConfig } from './parsed-config.ts'
import type { SecretKeys } from './secret-keys.ts'
import { parseSecretKeys } from './secret-keys.ts'

/** Parses keys; null when none are given. The error contains no key. */
const parseKeys = (text: string, context: z.RefinementCtx): SecretKeys | null => {
  if (text.trim() === '') return null
  const read = parseSecretKeys(text)
  if (read._tag === 'SecretKeys') return read.keys
  context.addIssue({ code: 'custom', message: read.reason, input: null })
  return null
}

const readBrand = (text: string, context: z.RefinementCtx): BrandSlug => {
  const slug = parseBrandSlug(text)
  if (slug === null)
    context.addIssue({ code: 'custom', message: `one of ${brandSlugs.join(', ')}`, input: text })
  return slug ?? DEFAULT_BRAND
}

/** Returns the default data folder and store id of a brand. Those of the default brand do not contain its name. */
const storageOf = (brand: BrandSlug): { readonly dataDir: string; readonly storeId: StoreId } =>
  brand === DEFAULT_BRAND
    ? { dataDir: '.data', storeId: DEFAULT_STORE_ID }
    : { dataDir: `.data-${brand}`, storeId: brand as string as StoreId }

/** The variables of storage and its keys. */
export const storeEnv = {
  /** A PostgreSQL database; without it, the embedded database in `DATA_DIR`. */
  DATABASE_URL: z
    .literal('')
    .or(z.url({ protocol: /^postgres(ql)?$/, error: 'postgres://…' }))
    .default(''),
  /** The brand of this store. */
  BRAND: z.string().default(selectedSlug).transform(readBrand),
  /** Folder of the embedded database, and of messages without an SMTP server. Each brand has its own. */
  DATA_DIR: z.string().min(1, 'a folder such as .data').optional(),
  /** Keys that seal prices: base64url of at least 32 bytes each, comma-separated, the current one first. */
  SEAL_KEYS: z.string().default('').transform(parseKeys),
  /** Master secrets of payment keys, in the same form. */
  PAYMENT_KEYS: z.string().default('').transform(parseKeys),
  /** Keys that encrypt the tokens of portal sessions, in the same form. */
  PORTAL_KEYS: z.string().default('').transform(parseKeys),
  /** The store of this process, where several share one database. */
  STORE_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/, 'letters a to z, digits and dashes, 20 at most')
    .optional(),
}

export type StoreConfig = {
  /** Contains a password: for the database only. */
  readonly databaseUrl: string | null
  readonly brand: BrandSlug
  readonly dataDir: string
  readonly storeId: StoreId
  /** Secrets, only for sealing prices. Null: those stored in `dataDir`. */
  readonly sealKeys: SecretKeys | null
  /** Secrets, only for deriving payment keys. Null: those stored in `dataDir`. */
  readonly paymentKeys: SecretKeys | null
  /** Secrets, only for encrypting the tokens of portal sessions. Null: those stored in `dataDir`. */
  readonly portalKeys: SecretKeys | null
}

/** Returns the error for missing shared keys: with own keys each process would refuse what the others issued. */
const noSharedKeys = (name: 'SEAL_KEYS' | 'PAYMENT_KEYS' | 'PORTAL_KEYS', purpose: string): string =>
  `${name}: with DATABASE_URL ${purpose} are required, the same for every process: base64url of at least 32 random bytes each, comma-separated, the current one first`

/** Parses storage. Processes that share a database and do not forward must share their keys. */
export const parseStoreConfig = (
  read: z.output<z.ZodObject<typeof storeEnv>> & { readonly ORCHESTRATOR_URL: string },
): ParsedConfig<StoreConfig> => {
  const { DATABASE_URL, SEAL_KEYS: sealKeys, PAYMENT_KEYS: paymentKeys, PORTAL_KEYS: portalKeys } = read
  const areKeysShared = DATABASE_URL !== '' && read.ORCHESTRATOR_URL === ''
  if (areKeysShared && sealKeys === null) return badConfig(noSharedKeys('SEAL_KEYS', 'keys that seal prices'))
  if (areKeysShared && paymentKeys === null)
    return badConfig(noSharedKeys('PAYMENT_KEYS', 'keys that payment keys derive from'))
  if (areKeysShared && portalKeys === null)
    return badConfig(noSharedKeys('PORTAL_KEYS', 'keys that encrypt portal sessions'))
  const storage = storageOf(read.BRAND)
  return E.right({
    databaseUrl: DATABASE_URL === '' ? null : DATABASE_URL,
    brand: read.BRAND,
    dataDir: read.DATA_DIR ?? storage.dataDir,
    storeId: (read.STORE_ID ?? storage.storeId) as StoreId,
    sealKeys,
    paymentKeys,
    portalKeys,
  })
}
