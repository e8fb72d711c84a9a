import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject, MachineContext } from 'xstate'
import type { Sale, SalePorts } from '#core/journeys/sale/sale.ts'
import type { Conduct } from '../stage/gate.ts'
import type { Stage } from '../stage/stage.ts'
import type { Recorded } from './recorded.ts'

/** What a visitor does. Null where the journey has nothing to do it with. */
export type Saying<Context, Event> = {
  readonly name: string
  event(context: Context): Event | null
}

/** What the rest of the sale tells the journey. `act` makes it happen on a stage; without, it is walked but leads to no story. */
export type Turn<Context, Event> = {
  readonly name: string
  event(context: Context, recorded: Recorded): Event | null
  act?(stage: Stage): void | Promise<void>
}

/**
 * One way an invoked actor ends. `output` is what it ends with when invoked with `input`, null where that can't be; on a stage its calls are let through with `conduct`,
 * after `before`. Without a conduct, or as a detour, it is walked but leads to no story of the journey.
 */
export type Outcome<Context> = {
  readonly name: string
  output(context: Context, recorded: Recorded, input: unknown): unknown
  readonly conduct?: Conduct
  readonly isDetour?: true
  before?(stage: Stage): unknown
}

/** An actor the journey invokes: the calls it makes of its ports, and every way it can end. */
export type Invoked<Context> = {
  readonly calls: readonly string[]
  readonly outcomes: readonly Outcome<Context>[]
}

/** All that can happen to a journey, as data: its states, the ways to them and their stories follow from it and the machine. */
export type Journey<
  Context = MachineContext,
  Event extends EventObject = EventObject,
  Src extends string = string,
> = {
  readonly name: 'localization' | 'shopping' | 'checkout' | 'session'
  machine(ports: SalePorts): AnyStateMachine
  readonly sayings: readonly Saying<Context, Event>[]
  readonly turns: readonly Turn<Context, Event>[]
  readonly invoked: Readonly<Record<Src, Invoked<Context>>>
  /** What of the context decides where the journey can go. */
  digest(context: Context): unknown
  /** What has to come before on a stage. */
  setting(stage: Stage): void | Promise<void>
}

export const actorOf = (sale: Sale, { name }: Pick<Journey, 'name'>): AnyActorRef => sale[name]

export type Failure = { readonly _tag: string; readonly code?: string }

/** What went wrong, as a story calls it; a notice counts too. */
export const failureName = ({ context }: AnyMachineSnapshot): string | null => {
  const { failure, notice } = context as {
    readonly failure?: Failure | null
    readonly notice?: string | null
  }
  if (failure) return failure.code === undefined ? failure._tag : `${failure._tag} ${failure.code}`
  return notice ? `notice of ${notice}` : null
}

/** The states at the ends of a state value, each by its whole path. */
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

/** What an actor that ends, and a delay that is over, are called on a path. */
export const endingName = (src: string, outcome: string): string => `${src}: ${outcome}`
export const delayName = (delay: string): string => `after ${delay}`
