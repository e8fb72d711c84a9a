import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clearBuild } from '#ui/build/root-folder.ts'

it('clearBuild removes everything except Storybook and its stories from the build, and creates a missing build', async () => {
  const home = await mkdtemp(join(tmpdir(), 'escaparate-build-'))
  const build = join(home, '.build')
  await clearBuild(build)
  expect(await readdir(build)).toEqual([])
  for (const name of ['client', 'server', 'stories', 'storybook']) {
    await mkdir(join(build, name))
    await writeFile(join(build, name, 'file'), name)
  }
  await writeFile(join(build, 'stamp'), 'old')
  await clearBuild(build)
  expect((await readdir(build, { recursive: true })).toSorted()).toEqual([
    'stories',
    'stories/file',
    'storybook',
    'storybook/file',
  ])
  await rm(home, { recursive: true })
})
