import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { layout } from './layout.ts'

const kept = [layout.storybook, layout.stories, layout.pageStories, layout.socialImages].map((path) =>
  basename(path),
)

/** Empties or creates the build folder. Storybook's build, its stories and the images of shared links stay. */
export const clearBuild = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const others = (await readdir(folder)).filter((name) => !kept.includes(name))
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true })))
}

/** Characters that end a path for Vite: it reads what follows as a query or a fragment. */
const ENDS_PATH = /[?#]/

/** Returns why the store cannot be built in a folder, in one line; null if it can. */
export const rootFault = (root: string): string | null => {
  const sign = ENDS_PATH.exec(root)?.[0]
  return sign === undefined
    ? null
    : `la carpeta «${root}» contiene «${sign}», y Vite no lee rutas con «#» o «?»; mueve el repositorio a otra carpeta`
}
