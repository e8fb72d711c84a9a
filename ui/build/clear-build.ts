import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { layout } from './layout.ts'

/** Empties the folder of the build and makes it where it is missing; Storybook, which has a build of its own there, stays. */
export const clearBuild = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const others = (await readdir(folder)).filter((name) => name !== basename(layout.storybook))
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })))
}
