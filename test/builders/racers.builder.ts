import { ownerOf, secretHashOf, sessionIdOf } from '#adapters/provider/call/session-names.ts'
import { SESSION_COOKIE } from '#adapters/contract/record.ts'
import type { SessionId } from '#core/session/session.ts'
import type { Query } from '#test/faults/history/db-snapshot.ts'
import type { Halves } from '#test/faults/history/visitor.ts'
import { sha256 } from './provider.builder.ts'

let copied = 0

/** Copies of a session with e-mail addresses of their own, written directly into the database. */
export const copiesOf = async (
  query: Query,
  sessionId: string,
  count: number,
): Promise<readonly Halves[]> => {
  copied += 1
  const original = ownerOf(sha256, sessionId as SessionId)
  const secrets = Array.from({ length: count }, (_, index) => `secret-${copied}-${index}-of-${original}`)
  const rows = secrets.map((secret, index) => {
    const owner = ownerOf(sha256, sessionIdOf(sha256, secret))
    const name = `${copied}-${index}`
    return `('${owner}', '${secretHashOf(sha256, secret)}', 'cart-${name}-of-${original}', 'racer.${name}@correo.example')`
  })
  const racers = `(values ${rows.join(', ')}) racers(owner, secret, cart, email)`
  await query(
    `insert into sessions select (jsonb_populate_record(null::sessions, to_jsonb(s) ||
       jsonb_build_object('owner', racers.owner, 'secret_hash', racers.secret, 'cart_id', racers.cart,
         'customer', jsonb_set(s.customer, '{emailAddress}', to_jsonb(racers.email))))).*
       from sessions s, ${racers} where s.owner = '${original}'`,
  )
  await query(
    `insert into carts select (jsonb_populate_record(null::carts, to_jsonb(c) ||
       jsonb_build_object('owner', racers.owner, 'id', racers.cart))).*
       from carts c, ${racers} where c.owner = '${original}'`,
  )
  return secrets.map((secret) => ({
    sessionId: sessionIdOf(sha256, secret),
    cookie: `${SESSION_COOKIE}=${secret}`,
  }))
}
