import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, MachineContext } from 'xstate'
import type { CheckoutPorts } from '#core/journeys/checkout/checkout.actors.ts'
import type { PortalPorts } from '#core/journeys/portal/portal.actors.ts'
import type { SalePorts } from '#core/journeys/sale/sale.actors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { CallBehavior } from '../stage/call-control.ts'
import type { StageParts } from '../stage/provider.ts'
import type { Stage } from '../stage/stage.ts'
import type { Recorded } from './recorded.ts'

/** The ports of all journeys. */
export type JourneyPorts = SalePorts & CheckoutPorts & Pick<PortalPorts, 'orchestrator'>

/** An action of the visitor. `event` returns null where the action is not possible. */
export type UserEvent<Context, Event> = {
  readonly name: string
  event(context: Context): Event | null
}

/**
 * An event that the rest of the sale sends to the journey. `act` triggers it on a stage. Without `act` the walk
 * includes it, but no story does.
 */
export type SystemEvent<Context, Event> = {
  readonly name: string
  event(context: Context, recorded: Recorded): Event | null
  act?(stage: Stage): void | Promise<void>
  /** The event comes from a journey that the machine invokes, or from the visitor through the address bar. */
  readonly isInner?: true
}

/**
 * One way an invoked actor ends. `output` is its result for `input`; null: impossible. On a stage its calls are
 * admitted with `behavior`, after `before`. Without a behavior, or as a detour, only the walk includes it.
 */
export type Outcome<Context> = {
  readonly name: string
  output(context: Context, recorded: Recorded, input: unknown): unknown
  readonly behavior?: CallBehavior
  readonly isDetour?: true
  /** The actor fails with its output as the error. */
  readonly isRejected?: true
  before?(stage: Stage): unknown
}

/** An actor that the journey invokes: the port calls that it makes, and every way it can end. */
export type Invoked<Context> = {
  readonly calls: readonly string[]
  readonly outcomes: readonly Outcome<Context>[]
}

/** A step of a walk. An event of an actor or of a delay names the state that waits for it. */
export type WalkedStep = { readonly name: string; readonly event: EventObject }

/** The journeys that the sale publishes, and those of its parts. */
export type SaleJourneyName = 'sale' | 'localization' | 'shopping' | 'checkout' | 'session'
export type PartJourneyName =
  | 'page-model'
  | 'deferred-requirements'
  | 'lazy-checkout'
  | 'coupon'
  | 'phone'
  | 'mobile'
  | 'trade-in'
  | 'transfer'
  | 'transfer-entry'
  | 'account-proof'
  | 'follow-up'
  | 'order-status'
  | 'human-verification'
  | 'portal'

/** What a story calls a journey, a state or a failure, in both languages of the storefront. */
export type StoryName = { readonly es: string; readonly en: string }

/** Everything that can happen in a journey, as data. States, paths and stories derive from it and the machine. */
export type Journey<
  Context = MachineContext,
  Event extends EventObject = EventObject,
  Src extends string = string,
> = {
  readonly name: SaleJourneyName | PartJourneyName
  /** The name of the journey in the sidebar. */
  readonly title: StoryName
  /** What a person sees in each leaf state, by its path. A leaf with null adds nothing to the name of a story. */
  readonly states: Readonly<Record<string, StoryName | null>>
  /** The groups of states by the start of their paths; the first match wins. Each is a file of stories. */
  readonly groups?: Readonly<Record<string, StoryName>>
  /** The states and failures that a stage cannot show, each with the reason. */
  readonly withoutStory?: Readonly<Record<string, string>>
  /** What the stage of the journey consists of. */
  readonly parts?: Partial<StageParts>
  /** Returns the actor of a part on a stage. The other journeys are actors of the sale. */
  actor?(sale: Sale): AnyActorRef
  /** The inputs that can start the machine. A stage uses the first one. */
  readonly inputs?: readonly unknown[]
  machine(ports: JourneyPorts): AnyStateMachine
  readonly userEvents: readonly UserEvent<Context, Event>[]
  readonly systemEvents: readonly SystemEvent<Context, Event>[]
  readonly invoked: Readonly<Record<Src, Invoked<Context>>>
  /** Regions of a state are independent: each state of a region needs a story, not each combination. */
  readonly hasIndependentRegions?: boolean
  /** The steps of each region's walk, if their product is endless. A failure has a story if no call is pending. */
  readonly regions?: Readonly<Record<string, (step: WalkedStep) => boolean>>
  /** Returns the part of the context that determines the possible transitions of a state. */
  digest(context: Context, state: string): unknown
  /** Prepares the stage for the journey. */
  setting(stage: Stage): void | Promise<void>
}

/** Returns the actor of a journey on a stage. */
export const actorOf = (sale: Sale, { name, actor }: Pick<Journey, 'name' | 'actor'>): AnyActorRef => {
  if (actor !== undefined) return actor(sale)
  if (name === 'sale') return sale.actor
  if (name in sale) return sale[name as Exclude<SaleJourneyName, 'sale'>]
  throw new Error(`a sale has no actor ${name}`)
}

export type Failure = { readonly _tag: string; readonly code?: string }

/** Returns the failure's name in a story. A notice counts too. */
export const failureName = ({ context }: AnyMachineSnapshot): string | null => {
  const { failure, notice } = context as {
    readonly failure?: Failure | string | null
    readonly notice?: string | null
  }
  if (typeof failure === 'string') return failure
  if (failure) return failure.code === undefined ? failure._tag : `${failure._tag} ${failure.code}`
  return notice ? `notice of ${notice}` : null
}

/** Lists the leaf states of a state value, each with its full path. */
export const leavesOf = (
  value: AnyMachineSnapshot['value'],
  path: readonly string[] = [],
): readonly string[] =>
  typeof value === 'string'
    ? [[...path, value].join('.')]
    : Object.entries(value).flatMap(([key, inner]) =>
        inner === undefined ? [] : leavesOf(inner, [...path, key]),
      )

export const stateName = ({ value }: AnyMachineSnapshot): string => leavesOf(value).join(' + ')

/** The step names of an actor that ends and of a delay that passes. */
export const endingName = (src: string, outcome: string): string => `${src}: ${outcome}`
export const delayName = (delay: string): string => `after ${delay}`
