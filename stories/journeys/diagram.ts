import type { AnyMachineSnapshot } from 'xstate'
import type { Stage } from '../stage/stage.ts'
import { perform } from './arrive.ts'
import { actorOf, leavesOf, type Journey } from './journey.ts'
import { allJourneys } from './journeys.ts'
import { record } from './record.ts'
import type { Recorded } from './recorded.ts'
import { stepsAt } from './walk.ts'

/** A drawing of a journey, or of one region of it; `region` is empty for the journey. */
export type Chart = { readonly region: string; readonly svg: string }

/** The diagram of a running journey: its active states with their ancestors, and the steps accepted now. */
export type DiagramState = { readonly active: readonly string[]; readonly steps: readonly string[] }

/** The diagram of a journey on a stage. */
export type Diagram = {
  readonly charts: readonly Chart[]
  readonly state: () => DiagramState
  readonly subscribe: (listener: () => void) => () => void
  readonly take: (step: string) => Promise<void>
}

const drawings = import.meta.glob<string>('../../docs/journeys/*.svg', { query: '?raw', import: 'default' })

const regionIn = (path: string, name: string): string | null => {
  const [journey, ...region] = (path.split('/').at(-1) ?? '').replace(/\.svg$/, '').split('.')
  return journey === name ? region.join('.') : null
}

/** Loads the drawings of a journey, that of the complete journey first. */
export const chartsOf = async (name: string): Promise<readonly Chart[]> => {
  const charts = Object.entries(drawings).map(async ([path, load]) => {
    const region = regionIn(path, name)
    return region === null ? [] : [{ region, svg: await load() }]
  })
  return (await Promise.all(charts)).flat().toSorted((a, b) => a.region.localeCompare(b.region))
}

/** Lists the active states of a snapshot: each leaf after its ancestors. */
export const activeIn = ({ value }: Pick<AnyMachineSnapshot, 'value'>): readonly string[] => {
  const paths = leavesOf(value).flatMap((leaf) => {
    const keys = leaf.split('.')
    return keys.map((_, at) => keys.slice(0, at + 1).join('.'))
  })
  return [...new Set(paths)]
}

/** Lists the steps of a stage that the machine accepts in a snapshot. Actors and delays can always end. */
export const acceptedSteps = (
  journey: Journey,
  snapshot: AnyMachineSnapshot,
  recorded: Recorded,
): readonly string[] =>
  stepsAt(journey, snapshot, recorded)
    .filter(({ isStaged, event }) => isStaged && (event.type.startsWith('xstate.') || snapshot.can(event)))
    .map(({ name }) => name)

let recording: Promise<Recorded> | null = null

/** Creates the diagram of a journey on a stage. */
export const diagramOf = async (stage: Stage, name: Journey['name']): Promise<Diagram> => {
  const journey = allJourneys[name]
  const actor = actorOf(stage.sale, journey)
  recording ??= record()
  const [charts, recorded] = await Promise.all([chartsOf(name), recording])
  const stateOf = (snapshot: AnyMachineSnapshot): DiagramState => ({
    active: activeIn(snapshot),
    steps: acceptedSteps(journey, snapshot, recorded),
  })
  let last = actor.getSnapshot() as AnyMachineSnapshot
  let state = stateOf(last)
  return {
    charts,
    state: () => {
      const snapshot = actor.getSnapshot() as AnyMachineSnapshot
      if (snapshot !== last) state = stateOf(snapshot)
      last = snapshot
      return state
    },
    subscribe: (listener) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    take: (step) => perform(stage, journey, step),
  }
}
