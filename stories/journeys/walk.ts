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
import type { SalePorts } from '#core/journeys/sale/sale.ts'
import type { Journey } from './journey.ts'
import { delayName, endingName, failureName, leavesOf, stateName } from './journey.ts'
import type { Recorded } from './recorded.ts'

type Step = { readonly name: string; readonly isStaged: boolean; readonly event: EventObject }

/** A state, or a failure shown in one, and the shortest way a stage can be led there. */
export type Scene = {
  readonly state: string
  readonly failure: string | null
  readonly path: readonly string[]
}

export type Place = {
  readonly snapshot: AnyMachineSnapshot
  /** The places each step leads to from here, this one among them where it changes nothing. */
  readonly steps: ReadonlyMap<string, Place>
}

export type Walk = {
  readonly places: readonly Place[]
  readonly scenes: readonly Scene[]
  /** The states of the machine that don't lead on by themselves. */
  readonly resting: readonly string[]
  /** Every transition of the machine, and those of them that were taken. */
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

/** Makes every transition of a machine note that it was taken: what a transition assigns is run in a pure step too. */
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
          isStaged: outcome.conduct !== undefined && outcome.isDetour !== true,
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
  const said = [...journey.sayings, ...journey.turns].flatMap((speech) => {
    const event = speech.event(context, recorded)
    const isStaged = !journey.turns.some((turn) => turn === speech && turn.act === undefined)
    return event === null ? [] : [{ name: speech.name, isStaged, event }]
  })
  return [...said, ...endingsAt(journey, snapshot, recorded), ...delaysAt(snapshot)]
}

/** Of all scenes those that have to be shown: each state, and each failure in each part of a state it stands in. */
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

/** Takes every step from every place, in pure steps of the machine; the first place is where it starts. */
const explore = (
  machine: AnyStateMachine,
  keyOf: (snapshot: AnyMachineSnapshot) => string,
  stepsOf: (snapshot: AnyMachineSnapshot) => readonly Step[],
): readonly Place[] => {
  const names = new WeakMap<EventObject, string>()
  const nameOf = (event: EventObject): string => names.get(event) ?? event.type
  const adjacency = getAdjacencyMap(machine, {
    input: { channel: 'dotcom' },
    serializeState: keyOf,
    serializeEvent: nameOf,
    events: (snapshot) =>
      stepsOf(snapshot).map(({ name, event }) => {
        names.set(event, name)
        return event
      }),
  })
  const places = new Map(
    Object.entries(adjacency).map(([key, { state: snapshot, transitions }]) => [
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

/** The shortest way to each place that allowed steps lead to. */
const waysFrom = (
  start: Place | undefined,
  isAllowed: (step: string) => boolean,
): ReadonlyMap<Place, readonly string[]> => {
  const ways = new Map<Place, readonly string[]>()
  if (start !== undefined) ways.set(start, [])
  for (const [place, path] of ways)
    for (const [step, next] of place.steps)
      if (isAllowed(step) && !ways.has(next)) ways.set(next, [...path, step])
  return ways
}

/** Walks every way through a journey. */
export const walk = (journey: Journey, ports: SalePorts, recorded: Recorded): Walk => {
  const machine = journey.machine(ports)
  const taken = new Set<string>()
  const defined = mark(machine, taken)
  const unstaged = new Set<string>()
  const places = explore(
    machine,
    (snapshot) => JSON.stringify([snapshot.value, failureName(snapshot), journey.digest(snapshot.context)]),
    (snapshot) => {
      const steps = stepsAt(journey, snapshot, recorded)
      for (const { name, isStaged } of steps) if (!isStaged) unstaged.add(name)
      return steps
    },
  )
  const ways = waysFrom(places[0], (step) => !unstaged.has(step))
  const scenes = [...ways].map(([{ snapshot }, path]) => ({
    state: stateName(snapshot),
    failure: failureName(snapshot),
    path,
    leaves: leavesOf(snapshot.value),
  }))
  return { places, scenes: shown(scenes), resting: restingOf(machine), defined, taken }
}
