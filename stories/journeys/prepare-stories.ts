import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
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
export const prepareStories = async (): Promise<void> => {
  if (isWritten()) return
  const writer = spawn(process.execPath, [script], { cwd: layout.root, stdio: 'inherit' })
  const [code] = (await once(writer, 'exit')) as readonly unknown[]
  if (code !== 0) throw new Error('the stories of the journeys are not written')
}
