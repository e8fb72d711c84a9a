import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { layout } from './layout.ts'

const kept = [layout.storybook, layout.stories, layout.pageStories, layout.socialImages].map((path) =>
  basename(path),
)

/** Empties the build folder, and creates it when missing. It leaves Storybook's own build and its stories there, and the images of shared links. */
export const clearBuild = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const others = (await readdir(folder)).filter((name) => !kept.includes(name))
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })))
}
