import type { Cluster } from '#test/faults/races/cluster.ts'
import { beginJourney, makeReady, steps, take } from '#test/faults/history/journey.ts'
import type { Send } from '#test/faults/history/send.ts'

/** A call as the driver saw it. */
type Timed = { readonly isOrder: boolean; readonly ms: number; readonly status: number }

export type LoadFigures = {
  readonly begun: number
  readonly ordered: number
  /** From the first journey's begin to the last one's end, in seconds. */
  readonly seconds: number
  readonly calls: readonly number[]
  readonly orders: readonly number[]
  readonly refused: number
  readonly cpuMsPerCall: number
  readonly rssBytes: number
  readonly driverCpuMsPerCall: number
  readonly broken: readonly string[]
}

const timing =
  (send: Send, note: (timed: Timed) => void): Send =>
  async (call) => {
    const before = performance.now()
    const answer = await send(call)
    const ms = performance.now() - before
    note({ isOrder: call.path.endsWith('attos/order'), ms, status: answer.status })
    return answer
  }

const usageOf = async ({ hosts }: Cluster) => {
  const all = await Promise.all(hosts.map((host) => host.usage()))
  return {
    cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
    rssBytes: Math.max(...all.map(({ rssBytes }) => rssBytes)),
  }
}

/** Room for as many visits as a run may sell. */
const widen = async (cluster: Cluster): Promise<void> => {
  await makeReady(cluster.watch().visitor(cluster.send))
  await cluster.query('update installation_windows set capacity = 1000')
}

const own = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Starts complete sales at a rate a second for a number of seconds, without waiting for earlier ones. */
export const loadJourneys = async (
  cluster: Cluster,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<LoadFigures> => {
  await widen(cluster)
  const calls: Timed[] = []
  const watch = cluster.watch()
  const send = timing(cluster.send, (timed) => calls.push(timed))
  let begun = 0
  let ordered = 0
  const journey = async (turn: number): Promise<void> => {
    const buyer = beginJourney(watch.visitor(send), {
      pick: (windows) => windows[turn % windows.length],
    })
    for (const step of steps) await take(buyer, step)
    if (buyer.said.get('order')?.['state'] === 'placed') ordered += 1
  }
  const before = { ...(await usageOf(cluster)), own: own(), at: performance.now() }
  const under: Promise<void>[] = []
  while (begun < perSecond * seconds) {
    const wait = before.at + (begun * 1_000) / perSecond - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    begun += 1
    under.push(journey(begun).catch(() => undefined))
  }
  await Promise.all(under)
  const took = (performance.now() - before.at) / 1_000
  const after = await usageOf(cluster)
  const driver = own() - before.own
  await cluster.settle()
  return {
    begun,
    ordered,
    seconds: took,
    calls: calls.map(({ ms }) => ms),
    orders: calls.filter(({ isOrder }) => isOrder).map(({ ms }) => ms),
    refused: calls.filter(({ status }) => status >= 400).length,
    cpuMsPerCall: (after.cpuMs - before.cpuMs) / calls.length,
    rssBytes: after.rssBytes,
    driverCpuMsPerCall: driver / calls.length,
    broken: (await watch.violations(true)).map(({ invariant, what }) => `${invariant}: ${what}`),
  }
}
