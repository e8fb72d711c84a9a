import { RECORDED_READY_FLAG } from '#adapters/contract/example.ts'
import { READY_FLAG } from '#adapters/contract/ready-flag.ts'
import type { CallName } from '#adapters/contract/record.ts'
import type { Json } from '#test/adapters/contract/spoilt.ts'
import { carried, isObject } from '#test/adapters/contract/spoilt.ts'
import type { Exchange, Recorder } from './recorder.ts'

/** How many entries of a list an example shows. */
const SHOWN = 3

/** Stands for a puzzle or its solution: the library that writes puzzles takes its random numbers from the platform. */
const RECORDED_TOKEN = 'eyJwYXJhbWV0ZXJzIjp7fX0'

const shortened = (value: Json): Json => {
  if (Array.isArray(value)) return (value as readonly Json[]).slice(0, SHOWN).map(shortened)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'recaptchaToken' && part !== null ? RECORDED_TOKEN : shortened(part),
    ]),
  )
}

/** The fields that say something, by their paths. */
const fieldsIn = (value: Json, path = ''): readonly string[] => {
  if (value === null) return []
  if (Array.isArray(value)) return (value as readonly Json[]).flatMap((part) => fieldsIn(part, `${path}[]`))
  if (!isObject(value)) return [path]
  return Object.entries(value).flatMap(([key, part]) => fieldsIn(part, `${path}.${key}`))
}

type Example = { readonly value: Json; readonly fields: number; readonly size: number }

const exampleOf = (exchange: Exchange): Example => {
  const value = shortened(carried(exchange))
  return { value, fields: new Set(fieldsIn(value)).size, size: JSON.stringify(value).length }
}

const isBetter = (one: Example, other: Example): boolean =>
  one.fields > other.fields || (one.fields === other.fields && one.size < other.size)

/** Selects the exchange of each call that shows most of its fields, and of those the shortest. */
export const exampleRecorder = () => {
  const best = new Map<CallName, Example>()
  const record: Recorder = (name, exchange) => {
    const example = exampleOf(exchange)
    const before = best.get(name)
    if (before === undefined || isBetter(example, before)) best.set(name, example)
  }
  const text = (): string => {
    const entries = [...best].map(([name, { value }]) => [name, value] as const)
    const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
    const written = JSON.stringify(Object.fromEntries(sorted), null, 2)
    return `${written.replaceAll(READY_FLAG, RECORDED_READY_FLAG)}\n`
  }
  return { record, text }
}
