import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Returns the id of a state in a drawing: its path, or the machine's own name. */
export const idOf = (node: AnyStateNode): string => node.path.join('_') || node.machine.id

export const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states)

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const guardName = (guard: unknown): string => {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    const parts: unknown = Reflect.get(guard, 'guards')
    return Array.isArray(parts) ? parts.map(guardName).join(' and ') : guard.name
  }
  const { type, params } = guard as { readonly type: string; readonly params?: unknown }
  return params === undefined ? type : `${type} ${textOf(params)}`
}

/** Returns the display name of an event: the actor of a result, the name of a delay, `completed` for a final state. */
const eventName = (source: AnyStateNode, { eventType }: AnyTransitionDefinition): string => {
  const done = /^xstate\.done\.actor\.(.*)$/.exec(eventType)
  const actor = source.invoke.find(({ id }) => id === done?.[1])
  if (actor !== undefined) return `${textOf(actor.src)} answered`
  if (eventType.startsWith('xstate.done.state.')) return 'completed'
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)
  return delay === null ? eventType : `after ${delay[1]}`
}

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** A transition: its event and guard. `isAnswer`: its event is the result of a port call of the state. */
export type Step = {
  readonly from: AnyStateNode
  readonly to: AnyStateNode
  readonly event: string
  readonly guard: string
  readonly isAnswer: boolean
}

/** Lists the transitions of a state and of all nested states. */
export const stepsOf = (node: AnyStateNode): readonly Step[] => [
  ...transitionsOf(node).map((transition) => ({
    from: node,
    to: transition.target?.[0] ?? node,
    event: transition.eventType === '' ? 'at once' : eventName(node, transition),
    guard: guardName(transition.guard),
    isAnswer: transition.eventType.startsWith('xstate.done.actor.'),
  })),
  ...childrenOf(node).flatMap(stepsOf),
]
