import type { Journey } from './journey.ts'
import type { Scene } from './walk.ts'

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
