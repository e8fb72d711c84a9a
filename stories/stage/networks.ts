import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'

/** Failures that any call can return. `PriceMoved` occurs only with the order, and refusals need a reason. */
export const anyCall: Record<
  Exclude<OrchestratorFailure['_tag'], 'PriceMoved' | 'Refused'>,
  OrchestratorFailure
> = {
  Unreachable: { _tag: 'Unreachable' },
  TimedOut: { _tag: 'TimedOut' },
  Unintelligible: { _tag: 'Unintelligible' },
  ProviderBroken: { _tag: 'ProviderBroken', requestId: 'peticion-7' },
  SessionExpired: { _tag: 'SessionExpired' },
}

/** What happens to the calls of a shown story. */
export type Network = {
  readonly title: string
  readonly behavior: 'answers' | OrchestratorFailure
  /** How long each answer takes, in ms. */
  readonly delayMs: number
  /** Calls wait until the diagram of the journey gives them an outcome. */
  readonly isHeld: boolean
}

const answering: Omit<Network, 'title'> = { behavior: 'answers', delayMs: 0, isHeld: false }

const failing = (title: string, tag: keyof typeof anyCall): Network => ({
  ...answering,
  title,
  behavior: anyCall[tag],
})

export type NetworkName = 'none' | 'slow' | 'held' | keyof typeof anyCall

/** The network conditions of the toolbar. */
export const networks: Readonly<Record<NetworkName, Network>> = {
  none: { ...answering, title: 'Red sin fallos' },
  slow: { ...answering, title: 'Red lenta', delayMs: 3_000 },
  held: { ...answering, title: 'Llamadas en espera', isHeld: true },
  Unreachable: failing('Sin conexión', 'Unreachable'),
  TimedOut: failing('Sin respuesta a tiempo', 'TimedOut'),
  ProviderBroken: failing('Error del servidor', 'ProviderBroken'),
  Unintelligible: failing('Respuesta ininteligible', 'Unintelligible'),
  SessionExpired: failing('Sesión caducada', 'SessionExpired'),
}

const isName = (name: unknown): name is NetworkName => typeof name === 'string' && name in networks

/** Returns the network of a selection of the toolbar. */
export const networkOf = (name: unknown): Network => networks[isName(name) ? name : 'none']
