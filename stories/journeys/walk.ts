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
import type { Journey, JourneyPorts, WalkedStep } from './journey.ts'
import { delayName, endingName, failureName, leavesOf, stateName } from './journey.ts'
import type { Recorded } from './recorded.ts'

type Step = WalkedStep & { readonly isStaged: boolean }

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

/** Makes every transition record that it was taken. `assign` actions run in a pure step too. */
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

/** Returns the states of a machine without an unconditional transition. */
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
      const event =
        outcome.isRejected === true
          ? { type: `xstate.error.actor.${id}`, error: output, actorId: id }
          : { type: `xstate.done.actor.${id}`, output, actorId: id }
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

/** Lists the steps that may follow a snapshot: events, endings of actors, and delays. */
export const stepsAt = (
  journey: Journey,
  snapshot: AnyMachineSnapshot,
  recorded: Recorded,
): readonly Step[] => {
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

/** A scene: its leaf states, those the last step entered, whether that step failed, whether a call is pending. */
type Reached = Scene & {
  readonly leaves: readonly string[]
  readonly entered: readonly string[]
  readonly hasJustFailed: boolean
  readonly isWaiting: boolean
}

/** Selects the scenes that need a story: each state, and each failure in each leaf state where it occurs. */
const shown = (
  scenes: readonly Reached[],
  {
    hasIndependentRegions = false,
    regions,
    states,
  }: Pick<Journey, 'hasIndependentRegions' | 'regions' | 'states'>,
): readonly Scene[] => {
  const seen = new Set<string>()
  const isNew = (...names: readonly string[]): boolean => {
    const fresh = names.filter((name) => !seen.has(name))
    fresh.forEach((name) => seen.add(name))
    return fresh.length > 0
  }
  const statesOf = ({ state, leaves }: Reached): readonly string[] =>
    hasIndependentRegions ? leaves : [state]
  const failingIn = ({ leaves, entered }: Reached): readonly string[] =>
    hasIndependentRegions && entered.length > 0 ? entered : leaves
  const isFailureDue = ({ hasJustFailed, isWaiting }: Reached): boolean =>
    regions === undefined ? hasJustFailed || !hasIndependentRegions : !isWaiting
  const namesOf = (scene: Reached): readonly string[] =>
    regions === undefined
      ? [...statesOf(scene), ...failingIn(scene).map((leaf) => `${leaf} ${scene.failure}`)]
      : [`${scene.leaves.filter((leaf) => states[leaf] !== null).join(' + ')} ${scene.failure}`]
  const bare = scenes.filter((scene) => scene.failure === null && isNew(...statesOf(scene)))
  const failed = scenes.filter(
    (scene) => scene.failure !== null && isFailureDue(scene) && isNew(...namesOf(scene)),
  )
  return [...bare, ...failed].map(({ state, failure, path }) => ({ state, failure, path }))
}

/** Takes every step from every place with pure transitions. Starts at the initial state of the first input. */
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

type Route = { readonly path: readonly string[]; readonly from: Place | null }

/** Finds the shortest path of allowed steps to each place, and the place before it. */
const pathsFrom = (
  start: Place | undefined,
  isAllowed: (step: string) => boolean,
): ReadonlyMap<Place, Route> => {
  const routes = new Map<Place, Route>()
  if (start !== undefined) routes.set(start, { path: [], from: null })
  for (const [place, { path }] of routes)
    for (const [step, next] of place.steps)
      if (isAllowed(step) && !routes.has(next)) routes.set(next, { path: [...path, step], from: place })
  return routes
}

/** Returns the leaf states of a place that the place before it is not in. */
const enteredFrom = (from: Place | null, { snapshot }: Place): readonly string[] => {
  const before = from === null ? [] : leavesOf(from.snapshot.value)
  return leavesOf(snapshot.value).filter((leaf) => !before.includes(leaf))
}

/** Walks every path through a journey. */
export const walk = (journey: Journey, ports: JourneyPorts, recorded: Recorded): Walk => {
  const machine = journey.machine(ports)
  const taken = new Set<string>()
  const defined = mark(machine, taken)
  const unstaged = new Set<string>()
  const walkRegion = (isOfRegion: (step: WalkedStep) => boolean): readonly Place[] =>
    explore(
      machine,
      journey.inputs ?? [{ channel: 'dotcom', draft: null }],
      (snapshot) =>
        JSON.stringify([
          snapshot.value,
          failureName(snapshot),
          journey.digest(snapshot.context, stateName(snapshot)),
        ]),
      (snapshot) => {
        const steps = stepsAt(journey, snapshot, recorded).filter(isOfRegion)
        for (const { name, isStaged } of steps) if (!isStaged) unstaged.add(name)
        return steps
      },
    )
  const walked = Object.values(journey.regions ?? { all: () => true }).map(walkRegion)
  const scenes = walked.flatMap((places) =>
    [...pathsFrom(places[0], (step) => !unstaged.has(step))].map(([place, { path, from }]) => ({
      state: stateName(place.snapshot),
      failure: failureName(place.snapshot),
      path,
      leaves: leavesOf(place.snapshot.value),
      entered: enteredFrom(from, place),
      hasJustFailed: from === null || failureName(from.snapshot) !== failureName(place.snapshot),
      isWaiting: Object.keys(place.snapshot.children).length > 0,
    })),
  )
  return {
    places: walked.flat(),
    scenes: shown(scenes, journey),
    resting: restingOf(machine),
    defined,
    taken,
  }
}
