import { either as E } from 'fp-ts'
import { HUMAN_PASS_MS } from '#core/human/human-check.ts'
import type { HumanPass } from '#core/human/human-check.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Engine } from '../call/call.ts'
import type { CallContext } from '../call/handler.ts'
import type { Owner } from '../store/store.ts'

/** Owners of used tokens, passes and verified sessions. No session has them: no session id hashes to them. */
const TOKENS = 'human-verification' as Owner
const PASSES = 'human-pass' as Owner
const PERSONS = 'human-session' as Owner

/** Uses a name up. Names are stored for a day, which is longer than any token or pass is valid. */
const isFirstUse = ({ store, clock, hash }: Engine, owner: Owner, text: string): Promise<boolean> =>
  store.transaction(async (tx) => {
    const name = hash(text)
    const claim = await tx.claimKey(owner, name as IdempotencyKey, name, clock.now())
    return claim.state === 'claimed'
  })

/** Uses a solved challenge up, by its id. Returns false if it was used before (HUM-02). */
export const spendChallenge = (engine: Engine, id: string): Promise<boolean> => isFirstUse(engine, TOKENS, id)

/** The visitor of a pass: its session, or without one its network. */
const bearerOf = ({ hash }: Engine, { secret, clientNetwork = '' }: CallContext): string =>
  hash(secret === null ? `pass-network:${clientNetwork}` : `pass-session:${secret}`)

/** The signed text begins with its format, so that a signature over any other text is not valid for a pass. */
const signedText = (id: string, endsAt: string, bearer: string): string =>
  `human-pass-1 ${id} ${endsAt} ${bearer}`

/** Issues a pass for one call of this visitor; null if it cannot be signed (HUM-02). */
export const issuePass = async (engine: Engine, context: CallContext): Promise<HumanPass | null> => {
  const { clock, random, digest } = engine
  const [id, endsAt] = [random.id(), String(clock.now() + HUMAN_PASS_MS)]
  const signed = await digest.sign(signedText(id, endsAt, bearerOf(engine, context)))()
  return E.isLeft(signed)
    ? null
    : ([id, endsAt, signed.right.keyId, signed.right.signature].join('.') as HumanPass)
}

/** Uses up a call's pass. Returns false if it is missing, forged, expired, used, or of another visitor (HUM-02). */
export const spendPass = async (engine: Engine, context: CallContext): Promise<boolean> => {
  const { humanPass: pass } = context
  const [id, endsAt, keyId, signature, ...rest] = pass?.split('.') ?? []
  if (pass === undefined || id === undefined || endsAt === undefined) return false
  if (keyId === undefined || signature === undefined || rest.length > 0) return false
  if (!(engine.clock.now() < Number(endsAt))) return false
  const text = signedText(id, endsAt, bearerOf(engine, context))
  const verified = await engine.digest.verify(text, { keyId, signature })()
  return E.isRight(verified) && verified.right && isFirstUse(engine, PASSES, id)
}

/**
 * Checks whether a person makes a call of a session: the session has passed a check before, or the call has a pass,
 * which it uses up (HUM-02). The session is noted for a day, which is longer than it lives.
 */
export const isPersonInSession = async (engine: Engine, context: CallContext): Promise<boolean> => {
  const name = bearerOf(engine, context) as IdempotencyKey
  if (await engine.store.transaction((tx) => tx.hasKey(PERSONS, name))) return true
  if (!(await spendPass(engine, context))) return false
  await engine.store.transaction((tx) => tx.claimKey(PERSONS, name, name, engine.clock.now()))
  return true
}
