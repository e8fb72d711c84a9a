import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { elementsOf, type Element } from './markup.ts'

type Story = { readonly args?: object; readonly render?: ComponentType }
type StoryFile = { readonly default: Story & { readonly title: string; readonly component?: ComponentType } }

const files = import.meta.glob<StoryFile & Record<string, Story>>('../../../stories/kit/*.stories.tsx', {
  eager: true,
})

/** Every story of the kit, as the elements a page is prerendered to. */
export const gallery: readonly { readonly story: string; readonly elements: readonly Element[] }[] =
  Object.values(files).flatMap(({ default: meta, ...stories }) =>
    Object.entries(stories).map(([name, story]) => {
      const Shown = story.render ?? meta.render ?? meta.component
      if (Shown === undefined) throw new Error(`${meta.title} shows no component`)
      const markup = renderToStaticMarkup(createElement(Shown, { ...meta.args, ...story.args }))
      return { story: `${meta.title} ${name}`, elements: elementsOf(markup) }
    }),
  )

/** The text of every story file of the kit. */
export const sources: readonly string[] = Object.values(
  import.meta.glob<string>('../../../stories/kit/*.stories.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
