import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { layout } from '#ui/build/layout.ts'
import { digestSources } from '#ui/build/source-digest.ts'

/** Returns the digest of the sources of the stories of journeys. */
export const digestOfStories = (): string =>
  digestSources(['core', 'adapters', 'stories/journeys', 'stories/stage'])

/** Returns the file with the digest of the stories in a folder. */
export const stampIn = (folder: string): string => `${folder}/stamp`

const isWritten = (): boolean => {
  const stamp = stampIn(layout.stories)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digestOfStories()
}

/** Writes the stories in a process that leaves the processors to the first story. Storybook lists them when they are there. */
const writeInBackground = (): void => {
  mkdirSync(layout.stories, { recursive: true })
  const script = fileURLToPath(new URL('write-stories.ts', import.meta.url))
  const { pid } = spawn(process.execPath, [script], { cwd: layout.root, stdio: 'inherit' })
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
}

/** Writes the stories of every journey into the build folder, unless those of the same sources are there. */
export const prepareStories = async (isInBackground: boolean): Promise<void> => {
  if (isWritten()) return
  if (isInBackground) return writeInBackground()
  // The journeys are read only where they have changed: reading them takes longer than the first story.
  const { writeStories } = await import('./write-stories.ts')
  await writeStories()
}
