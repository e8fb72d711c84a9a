import type { FastifyBaseLogger } from 'fastify'

/** Pause between two rounds of recovery, in ms (reliability: payments in doubt and expired holds). */
export const RECOVERY_MS = 10_000

/** Runs `recover` at once and every ten seconds, never twice at a time; `stop` waits for a round under way. */
export const startRecovery = (
  recover: () => Promise<void>,
  log: Pick<FastifyBaseLogger, 'error'>,
): { readonly stop: () => Promise<void> } => {
  let round: Promise<void> = Promise.resolve()
  let isRunning = false
  const run = (): void => {
    if (isRunning) return
    isRunning = true
    round = recover()
      .catch((err: unknown) => log.error({ err }, 'recovery failed'))
      .finally(() => {
        isRunning = false
      })
  }
  run()
  const timer = setInterval(run, RECOVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await round
    },
  }
}
