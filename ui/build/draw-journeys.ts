import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import { createLocalizationMachine } from '#core/journeys/localization/localization.machine.ts'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import { createSessionMachine } from '#core/journeys/session/session.machine.ts'
import { createShoppingMachine } from '#core/journeys/shopping/shopping.machine.ts'

import type { Arrow, Box } from './statechart-svg.ts'
import { statechartSvg } from './statechart-svg.ts'

/** A drawing calls nothing: a port that is asked is a defect. */
const noPorts = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`a drawing asked the port ${String(name)}`)
    },
  },
) as never

const lazyPorts = {
  orchestrator: {},
  addressLookup: {},
  cardEncryption: {},
  random: noPorts,
  clock: noPorts,
} as never

type Journey = { readonly title: string; readonly machine: AnyStateMachine }

const journeys: Readonly<Record<string, Journey>> = {
  localization: {
    title: 'From an address to what can be had there',
    machine: createLocalizationMachine(lazyPorts),
  },
  shopping: { title: 'From the offers to a configured cart', machine: createShoppingMachine(lazyPorts) },
  checkout: {
    title: 'From the cart to an order, exactly once',
    machine: createCheckoutMachine(lazyPorts),
  },
  'order-status': {
    title: 'From an order number to the order, without its session',
    machine: createOrderStatusMachine(lazyPorts),
  },
  session: { title: 'The watch over the end of the session', machine: createSessionMachine(lazyPorts) },
}

const idOf = (node: AnyStateNode): string => node.path.join('_') || node.machine.id

const childrenOf = (node: AnyStateNode): readonly AnyStateNode[] => Object.values(node.states)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

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

/** The event as one says it: an answer by the name of the actor that gave it, a delay by its own. */
const eventName = (source: AnyStateNode, { eventType }: AnyTransitionDefinition): string => {
  const done = /^xstate\.done\.actor\.(.*)$/.exec(eventType)
  const actor = source.invoke.find(({ id }) => id === done?.[1])
  if (actor !== undefined) return `${textOf(actor.src)} answered`
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType)
  return delay === null ? eventType : `after ${delay[1]}`
}

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

type Step = {
  readonly from: AnyStateNode
  readonly to: AnyStateNode
  readonly event: string
  readonly guard: string
}

const stepsOf = (node: AnyStateNode): readonly Step[] => [
  ...transitionsOf(node).map((transition) => ({
    from: node,
    to: transition.target?.[0] ?? node,
    event: transition.eventType === '' ? 'at once' : eventName(node, transition),
    guard: guardName(transition.guard),
  })),
  ...childrenOf(node).flatMap(stepsOf),
]

const initialOf = (node: AnyStateNode): string | null => {
  const [initial] = node.initial?.target ?? []
  return initial === undefined ? null : idOf(initial)
}

const boxOf = (node: AnyStateNode): Box => ({
  id: idOf(node),
  name: node.key,
  work: node.invoke.map(({ src }) => `asks ${textOf(src)}`),
  initial: node.type === 'parallel' ? null : initialOf(node),
  children: childrenOf(node).map(boxOf),
})

const arrowOf = ({ from, to, event, guard }: Step): Arrow => ({
  from: idOf(from),
  to: idOf(to),
  label: guard === '' ? event : `${event} [${guard}]`,
})

/** What may happen in any state, and what leaves a state as it is, stands in the table alone. */
const isDrawn = ({ from, to }: Step): boolean => from.path.length > 0 && from !== to

const svgOf = ({ title, machine }: Journey): Promise<string> =>
  statechartSvg(
    title,
    childrenOf(machine.root).map(boxOf),
    initialOf(machine.root),
    stepsOf(machine.root).filter(isDrawn).map(arrowOf),
  )

const stateName = (node: AnyStateNode): string => (node.path.length === 0 ? 'any' : node.path.join('.'))

const rowsOf = (machine: AnyStateMachine): readonly string[] =>
  stepsOf(machine.root).map(
    ({ from, to, event, guard }) =>
      `| \`${stateName(from)}\` | \`${event}\` | ${guard === '' ? '' : `\`${guard}\``} | \`${stateName(to)}\` |`,
  )

const pageOf = (name: string, { title, machine }: Journey): string =>
  [
    `# ${title}`,
    '',
    `Drawn from \`core/journeys/${name}/${name}.machine.ts\` by \`npm run journeys\`; a build with a stale drawing fails. What may happen in any`,
    'state, and what leaves a state as it is, stands in the table alone.',
    '',
    `![${title}](${name}.svg)`,
    '',
    '| from | on | if | to |',
    '| --- | --- | --- | --- |',
    ...rowsOf(machine),
    '',
  ].join('\n')

const drawnFiles = async (): Promise<readonly (readonly [string, string])[]> => {
  const files = await Promise.all(
    Object.entries(journeys).map(async ([name, journey]) => [
      [`${name}.md`, pageOf(name, journey)] as const,
      [`${name}.svg`, await svgOf(journey)] as const,
    ]),
  )
  return files.flat()
}

const placeOf = (file: string): string =>
  fileURLToPath(new URL(`../../docs/journeys/${file}`, import.meta.url))

/** The files of `docs/journeys` that are not what their machine draws now. */
export const staleDrawings = async (): Promise<readonly string[]> => {
  const stale = (await drawnFiles()).map(async ([file, drawn]) =>
    (await readFile(placeOf(file), 'utf8').catch(() => '')) === drawn ? [] : [file],
  )
  return (await Promise.all(stale)).flat()
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [file, drawn] of await drawnFiles()) await writeFile(placeOf(file), drawn)
