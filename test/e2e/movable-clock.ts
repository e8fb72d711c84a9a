/*
 * Loaded before a store: each signal sets its clock ahead, and a line of its output confirms that.
 */

/** How far one signal moves the clock, in ms: as long as a code is valid. */
const AHEAD_MS = 10 * 60_000

const now = Date.now.bind(Date)
let aheadMs = 0

Date.now = () => now() + aheadMs

process.on('SIGUSR2', () => {
  aheadMs += AHEAD_MS
  process.stdout.write(`clock ${aheadMs}\n`)
})
