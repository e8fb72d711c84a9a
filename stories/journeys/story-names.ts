import { failureNames } from './failure-names.ts'
import type { Journey, StoryName } from './journey.ts'
import type { Scene } from './walk.ts'

type Named = Pick<Scene, 'state' | 'failure'>
type NamedJourney = Pick<Journey, 'name' | 'states'>

const leavesIn = ({ state }: Named): readonly string[] => state.split(' + ')

const uncapitalized = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

const nameIn = (language: keyof StoryName, { states }: NamedJourney, scene: Named): string => {
  const [first = '', ...others] = leavesIn(scene).flatMap((leaf) => states[leaf]?.[language] ?? [])
  const state = [first, ...others.map(uncapitalized)].join(', ')
  return scene.failure === null ? state : `${state} · ${failureNames[scene.failure]?.[language]}`
}

/** Returns the name that a story shows, in Spanish and in English. A leaf state whose name is null is left out. */
export const storyName = (journey: NamedJourney, scene: Named): string =>
  `${nameIn('es', journey, scene)} / ${nameIn('en', journey, scene)}`

const repeated = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => names.indexOf(name) !== names.lastIndexOf(name))

const without = (names: Iterable<string>, others: readonly string[]): readonly string[] =>
  [...new Set(names)].filter((name) => !others.includes(name))

const stateFaults = (journey: NamedJourney, scenes: readonly Named[]): readonly string[] => {
  const { name, states } = journey
  const due = scenes.flatMap(leavesIn)
  const named = Object.keys(states)
  const silent = scenes.filter((scene) => leavesIn(scene).every((leaf) => states[leaf] === null))
  return [
    ...without(due, named).map((leaf) => `${name}: the state ${leaf} has no name`),
    ...without(named, due).map((leaf) => `${name}: no story shows ${leaf}, which has a name`),
    ...silent.map(({ state }) => `${name}: no part of ${state} has a name`),
    ...repeated(scenes.map((scene) => storyName(journey, scene))).map(
      (shown) => `${name}: two stories have the name “${shown}”`,
    ),
  ]
}

/** Lists wrong names of stories: missing, unused, or shared by two stories of a journey. */
export const nameFaults = (
  walked: readonly { readonly journey: NamedJourney; readonly scenes: readonly Named[] }[],
): readonly string[] => {
  const due = walked.flatMap(({ scenes }) => scenes.flatMap(({ failure }) => failure ?? []))
  const named = Object.keys(failureNames)
  return [
    ...walked.flatMap(({ journey, scenes }) => stateFaults(journey, scenes)),
    ...without(due, named).map((failure) => `failure-names.ts: the failure ${failure} has no name`),
    ...without(named, due).map((failure) => `failure-names.ts: no story shows ${failure}, which has a name`),
  ]
}

/** A file of stories, by its name without an ending, and its place in the sidebar. */
export type StoryFile = {
  readonly name: string
  readonly title: string
  readonly scenes: readonly Scene[]
}

type FiledJourney = Pick<Journey, 'name' | 'title' | 'groups' | 'states'>

const groupOf = ({ groups = {}, states }: FiledJourney, { state }: Scene): string | undefined => {
  const leaves = state.split(' + ').filter((leaf) => states[leaf] !== null)
  return Object.keys(groups).find((group) => leaves.some((leaf) => leaf.startsWith(`${group}.`)))
}

/** Distributes the stories of a journey among its files: one for each group of states, or one file. */
export const storyFiles = (journey: FiledJourney, scenes: readonly Scene[]): readonly StoryFile[] => {
  const { name, title, groups } = journey
  if (groups === undefined) return [{ name, title: title.es, scenes }]
  const lost = scenes.find((scene) => groupOf(journey, scene) === undefined)
  if (lost !== undefined) throw new Error(`${name}: ${lost.state} belongs to no group`)
  return Object.entries(groups).map(([group, label]) => ({
    name: `${name}-${group.split('.').at(-1)}`,
    title: `${title.es}/${label.es}`,
    scenes: scenes.filter((scene) => groupOf(journey, scene) === group),
  }))
}
