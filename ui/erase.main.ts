import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { eraseMessages } from '#adapters/mail/folder-sender.ts'
import type { Buyer } from '#adapters/server/store/find-buyer.ts'
import { eraseBuyer } from '#adapters/server/store/erase.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { EXIT_USAGE, openOperatorStore, say, stopWith } from '#ui/compose/operator/operator-store.ts'

/** Erases a buyer: `--email nombre@correo.example` or `--order 4K7MP-9QRTX`. It reads the variables of the store. */
const EXIT_IN_DOUBT = 75

const HELP = `Borra a un comprador de todas las tablas y de los mensajes guardados como archivos.

  npm run erase -- --email nombre@correo.example
  npm run erase -- --order 4K7MP-9QRTX

Del pedido quedan su número, su fecha y sus importes. Con la base de datos propia (DATA_DIR), detén antes la tienda.`

const buyerOf = (): Buyer => {
  const options = { email: { type: 'string' }, order: { type: 'string' }, help: { type: 'boolean' } } as const
  try {
    const { email, order, help } = parseArgs({ options }).values
    if (help === true) {
      say(HELP)
      process.exit(0)
    }
    if (email !== undefined && order === undefined) return { email }
    if (order !== undefined && email === undefined) return { orderNumber: order.toUpperCase() as OrderNumber }
  } catch {
    // An unknown option counts as a missing one.
  }
  return stopWith(EXIT_USAGE, HELP)
}

const buyer = buyerOf()

const { db, close, config } = await openOperatorStore(
  import.meta.url,
  'Esta tienda reenvía todo a ORCHESTRATOR_URL: los compradores se borran allí.',
)
const { dataDir, storeId } = config
const erased = await eraseBuyer(buyer, {
  db,
  now: epochMs(Date.now()),
  hash: (text) => createHash('sha256').update(text).digest('base64url'),
  report: (defect) => process.stderr.write(`${String(defect)}\n`),
  storeId,
})
await close()
if (erased._tag === 'InDoubt')
  stopWith(
    EXIT_IN_DOUBT,
    `No se borró nada: el cobro de ${erased.orders.join(', ')} aún no se conoce. La tienda lo resuelve en un minuto; repite la orden después.`,
  )
else {
  const files = await eraseMessages(`${dataDir}/outbox`, erased.emails)
  const removed = { ...erased.removed, ...(files > 0 && { 'archivos de mensajes': files }) }
  for (const [name, count] of Object.entries(removed)) say(`${name}: ${count}`)
  if (Object.keys(removed).length === 0 && erased.retained.length === 0) say('No hay nada de este comprador.')
  if (erased.retained.length > 0)
    say(`De ${erased.retained.join(', ')} quedan el número, la fecha y los importes, sin datos personales.`)
}
process.exit(0)
