import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { layout } from './layout.ts'

/** Empties the build folder, and creates it when missing. It leaves Storybook's own build there. */
export const clearBuild = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const others = (await readdir(folder)).filter((name) => name !== basename(layout.storybook))
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })))
}
