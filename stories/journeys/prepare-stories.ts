import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

const script = fileURLToPath(new URL('write-stories.ts', import.meta.url))

/**
 * Writes the stories of every journey into the build folder, unless those of the same sources are there.
 * Uses a process of its own: reading the journeys takes longer than the first story.
 */
export const prepareStories = async (isInBackground: boolean): Promise<void> => {
  if (isWritten()) return
  mkdirSync(layout.stories, { recursive: true })
  const writer = spawn(process.execPath, [script], { cwd: layout.root, stdio: 'inherit' })
  if (isInBackground) {
    if (writer.pid !== undefined) setPriority(writer.pid, constants.priority.PRIORITY_LOW)
    return
  }
  const [code] = (await once(writer, 'exit')) as readonly unknown[]
  if (code !== 0) throw new Error('the stories of the journeys are not written')
}
