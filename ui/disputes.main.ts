import { parseArgs } from 'node:util'
import { closeDispute, disputeLine, openDisputes } from '#adapters/provider/address/disputes.ts'
import type { FollowUpId } from '#adapters/provider/store/store.follow-up.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { EXIT_USAGE, openOperatorStore, say, stopWith } from '#ui/compose/operator/operator-store.ts'

/** Lists open disputes of outcomes, one per line; `--close <id>` closes one. Reads the store's variables. */
const EXIT_UNKNOWN = 1

const HELP = `Muestra las revisiones de direcciones que están abiertas: una por línea, con su id, fecha, dirección, correo y motivo, separados por tabuladores.

  npm run disputes
  npm run disputes -- --close <id>

Cierra una revisión cuando ya le escribiste el resultado a la persona: se borra. Con la base de datos propia (DATA_DIR), detén antes la tienda.`

const idToClose = (): FollowUpId | null => {
  try {
    const { close, help } = parseArgs({
      options: { close: { type: 'string' }, help: { type: 'boolean' } },
    }).values
    if (help !== true) return close === undefined ? null : (close as FollowUpId)
    say(HELP)
    return process.exit(0)
  } catch {
    return stopWith(EXIT_USAGE, HELP)
  }
}

const closing = idToClose()
const { db, close, config } = await openOperatorStore(
  import.meta.url,
  'Esta tienda reenvía todo a ORCHESTRATOR_URL: las revisiones están allí.',
)
const { store } = createSqlStore(db, (defect) => process.stderr.write(`${String(defect)}\n`), config.storeId)
if (closing === null) {
  const disputes = await openDisputes(store)
  disputes.forEach((dispute) => say(disputeLine(dispute)))
  if (disputes.length === 0) say('No hay revisiones abiertas.')
  await close()
} else {
  const isClosed = await closeDispute(store, closing)
  await close()
  if (!isClosed) stopWith(EXIT_UNKNOWN, `No hay una revisión abierta con el id ${closing}. No se borró nada.`)
  say(`Revisión ${closing} cerrada.`)
}
process.exit(0)
