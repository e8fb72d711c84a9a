import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createStage } from '../stage/stage.ts'
import type { Journey } from './journey.ts'
import { journeys } from './journeys.ts'
import { record } from './record.ts'
import { pathText } from './scene.ts'
import type { Scene } from './walk.ts'
import { walk } from './walk.ts'

const titles: Readonly<Record<Journey['name'], string>> = {
  localization: 'Dirección',
  shopping: 'Carrito',
  checkout: 'Pedido',
  session: 'Sesión',
}

const nameOf = ({ state, failure }: Scene): string => (failure === null ? state : `${state} · ${failure}`)

const exportOf = (scene: Scene): string =>
  nameOf(scene)
    .split(/[^a-zA-Z]+/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

const storyOf = (scene: Scene): string => `
export const ${exportOf(scene)}: Story = {
  name: ${JSON.stringify(nameOf(scene))},
  args: ${JSON.stringify({ state: scene.state, failure: scene.failure, path: pathText(scene.path) })},
}
`

const fileOf = (name: Journey['name'], scenes: readonly Scene[]): string => `\
// Written by write-stories.ts from the machine: change the journey's words, then write again.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { journeyMeta } from '../journey-story.tsx'
import type { SceneArgs } from '../scene.ts'

const meta: Meta<SceneArgs> = { ...journeyMeta('${name}'), title: 'Recorridos/${titles[name]}' }

export default meta

type Story = StoryObj<SceneArgs>
${scenes.map(storyOf).join('')}`

const recorded = await record()
for (const journey of Object.values(journeys)) {
  const { scenes } = walk(journey, createStage().ports, recorded)
  const folder = `${import.meta.dirname}/${journey.name}`
  const file = `${folder}/${journey.name}.stories.tsx`
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, fileOf(journey.name, scenes))
  execFileSync('oxfmt', [file])
}
