import type {
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate'
import { assign, getNextTransitions } from 'xstate'
import { getAdjacencyMap } from 'xstate/graph'
import type { SalePorts } from '#core/journeys/sale/sale.actors.ts'
import type { Journey } from './journey.ts'
import { delayName, endingName, failureName, leavesOf, stateName } from './journey.ts'
import type { Recorded } from './recorded.ts'

type Step = { readonly name: string; readonly isStaged: boolean; readonly event: EventObject }

/** A state, or a failure in a state, and the shortest path that leads a stage there. */
export type Scene = {
  readonly state: string
  readonly failure: string | null
  readonly path: readonly string[]
}

export type Place = {
  readonly snapshot: AnyMachineSnapshot
  /** The place that each step leads to; this place itself for a step that changes nothing. */
  readonly steps: ReadonlyMap<string, Place>
}

export type Walk = {
  readonly places: readonly Place[]
  readonly scenes: readonly Scene[]
  /** The states of the machine without an unconditional transition. */
  readonly resting: readonly string[]
  /** Every transition of the machine, and the transitions that were taken. */
  readonly defined: readonly string[]
  readonly taken: ReadonlySet<string>
}

type Edge = { readonly event: EventObject; readonly state: AnyMachineSnapshot }

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(nodesOf),
]

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** Makes every transition of a machine record that it was taken, with an `assign` action, because assign actions run in a pure step too. */
const mark = (machine: AnyStateMachine, taken: Set<string>): readonly string[] =>
  nodesOf(machine.root).flatMap((node) =>
    transitionsOf(node).map((transition, index) => {
      const targets = (transition.target ?? []).map(({ id }: AnyStateNode) => id).join(', ')
      const name = `${node.id} | ${transition.eventType || 'always'} #${index}${targets && ` → ${targets}`}`
      const note = assign(() => {
        taken.add(name)
        return {}
      })
      Object.assign(transition, { actions: [...transition.actions, note] })
      return name
    }),
  )

const restingOf = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root)
    .filter(({ type, always }) => type === 'atomic' && always?.every(({ guard }) => guard) !== false)
    .map(({ path }) => path.join('.'))

const endingsAt = (journey: Journey, snapshot: AnyMachineSnapshot, recorded: Recorded): readonly Step[] =>
  Object.entries(snapshot.children as Record<string, AnyActorRef>).flatMap(([id, child]) => {
    const src = typeof child.src === 'string' ? child.src : ''
    return (journey.invoked[src]?.outcomes ?? []).flatMap((outcome) => {
      const output = outcome.output(snapshot.context, recorded, child.getSnapshot().input)
      if (output === null) return []
      const event = { type: `xstate.done.actor.${id}`, output, actorId: id }
      return [
        {
          name: endingName(src, outcome.name),
          isStaged: outcome.behavior !== undefined && outcome.isDetour !== true,
          event,
        },
      ]
    })
  })

const delaysAt = (snapshot: AnyMachineSnapshot): readonly Step[] =>
  [...new Set(getNextTransitions(snapshot).map(({ eventType }) => String(eventType)))]
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ name: delayName(type.split('.')[2] ?? ''), isStaged: true, event: { type } }))

const stepsAt = (journey: Journey, snapshot: AnyMachineSnapshot, recorded: Recorded): readonly Step[] => {
  const { context } = snapshot
  const said = [...journey.userEvents, ...journey.systemEvents].flatMap((source) => {
    const event = source.event(context, recorded)
    const isStaged = !journey.systemEvents.some(
      (systemEvent) => systemEvent === source && systemEvent.act === undefined,
    )
    return event === null ? [] : [{ name: source.name, isStaged, event }]
  })
  return [...said, ...endingsAt(journey, snapshot, recorded), ...delaysAt(snapshot)]
}

/** Selects the scenes that need a story: each state, and each failure in each leaf state where it occurs. */
const shown = (scenes: readonly (Scene & { readonly leaves: readonly string[] })[]): readonly Scene[] => {
  const seen = new Set<string>()
  const isNew = (...names: readonly string[]): boolean => {
    const fresh = names.filter((name) => !seen.has(name))
    fresh.forEach((name) => seen.add(name))
    return fresh.length > 0
  }
  const bare = scenes.filter(({ state, failure }) => failure === null && isNew(state))
  const failed = scenes.filter(
    ({ state, failure, leaves }) =>
      failure !== null && isNew(state, ...leaves.map((leaf) => `${leaf} ${failure}`)),
  )
  return [...bare, ...failed].map(({ state, failure, path }) => ({ state, failure, path }))
}

/** Takes every step from every place with pure transitions of the machine. The first place is the initial state for the first input. */
const explore = (
  machine: AnyStateMachine,
  inputs: readonly unknown[],
  keyOf: (snapshot: AnyMachineSnapshot) => string,
  stepsOf: (snapshot: AnyMachineSnapshot) => readonly Step[],
): readonly Place[] => {
  const names = new WeakMap<EventObject, string>()
  const nameOf = (event: EventObject): string => names.get(event) ?? event.type
  const adjacencyOf = (input: unknown) =>
    getAdjacencyMap(machine, {
      input,
      serializeState: keyOf,
      serializeEvent: nameOf,
      events: (snapshot) =>
        stepsOf(snapshot).map(({ name, event }) => {
          names.set(event, name)
          return event
        }),
    })
  const places = new Map(
    inputs
      .flatMap((input) => Object.entries(adjacencyOf(input)))
      .map(([key, { state: snapshot, transitions }]) => [
        key,
        { snapshot, transitions, steps: new Map<string, Place>() },
      ]),
  )
  for (const { transitions, steps } of places.values())
    for (const { event, state } of Object.values<Edge>(transitions)) {
      const next = places.get(keyOf(state))
      if (next !== undefined) steps.set(nameOf(event), next)
    }
  return [...places.values()]
}

/** Finds the shortest path of allowed steps to each place. */
const pathsFrom = (
  start: Place | undefined,
  isAllowed: (step: string) => boolean,
): ReadonlyMap<Place, readonly string[]> => {
  const paths = new Map<Place, readonly string[]>()
  if (start !== undefined) paths.set(start, [])
  for (const [place, path] of paths)
    for (const [step, next] of place.steps)
      if (isAllowed(step) && !paths.has(next)) paths.set(next, [...path, step])
  return paths
}

/** Walks every path through a journey. */
export const walk = (journey: Journey, ports: SalePorts, recorded: Recorded): Walk => {
  const machine = journey.machine(ports)
  const taken = new Set<string>()
  const defined = mark(machine, taken)
  const unstaged = new Set<string>()
  const places = explore(
    machine,
    journey.inputs ?? [{ channel: 'dotcom', draft: null }],
    (snapshot) => JSON.stringify([snapshot.value, failureName(snapshot), journey.digest(snapshot.context)]),
    (snapshot) => {
      const steps = stepsAt(journey, snapshot, recorded)
      for (const { name, isStaged } of steps) if (!isStaged) unstaged.add(name)
      return steps
    },
  )
  const paths = pathsFrom(places[0], (step) => !unstaged.has(step))
  const scenes = [...paths].map(([{ snapshot }, path]) => ({
    state: stateName(snapshot),
    failure: failureName(snapshot),
    path,
    leaves: leavesOf(snapshot.value),
  }))
  return { places, scenes: shown(scenes), resting: restingOf(machine), defined, taken }
}
