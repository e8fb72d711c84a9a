import { globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root, trees } from './repository.ts'

const textOf = (path: string): string => readFileSync(`${root}/${path}`, 'utf8')

const under = (folder: string): readonly string[] =>
  readdirSync(`${root}/${folder}`, { encoding: 'utf8', recursive: true }).map((name) => `${folder}/${name}`)

const folders = [...trees, 'docs']

/** Everything of the repository that a text can name, files and folders. */
const places = new Set([...folders, ...readdirSync(root), ...folders.flatMap(under)])

const pages = ['README.md', 'CONTRIBUTING.md', ...under('docs').filter((path) => path.endsWith('.md'))]

const scripts = Object.keys(
  (JSON.parse(textOf('package.json')) as { readonly scripts: Readonly<Record<string, string>> }).scripts,
)

/** Where the links and pictures of a page lead within the repository. */
const linksOf = (page: string): readonly string[] =>
  [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(page), target).replace(/\/$/, ''))

/** The words of a page that are set as code, in a line or in a block, with a star for what is in angle brackets. */
const codeOf = (page: string): readonly string[] =>
  textOf(page)
    .split('```')
    .flatMap((part, index) =>
      index % 2 === 1 ? [part] : [...part.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    )
    .flatMap((code) =>
      code
        .replaceAll('<br>', ' ')
        .replace(/<[^<>]*>/g, '*')
        .split(/[\s='"(),;]+/),
    )
    .map((word) => word.replace(/\/$/, ''))

const isOurs = (word: string): boolean => new RegExp(`^(?:${folders.join('|')})(?:/|$)`).test(word)

const isFileName = (word: string): boolean =>
  /^(?:\.\w+|[\w*][\w*./-]*)\.(?:tsx?|mjs|json|md|svg|png|sql)$/.test(word) &&
  !word.startsWith('node_modules')

/** The files that a page gives the text of: blocks that begin with ```js file=name. */
const writtenBy = (page: string): ReadonlySet<string> =>
  new Set([...textOf(page).matchAll(/^```\w+ file=(\S+)$/gm)].map(([, name = '']) => name))

/** Checks for a file or folder at a path or at the end of one, such as `wire/openapi.ts`. A number names a decision. */
const isThere = (word: string): boolean => {
  const path = word.replace(/^(docs\/decisions\/\d{4})$/, '$1-*.md')
  if (places.has(path)) return true
  if (isOurs(path)) return globSync(path, { cwd: root }).length > 0
  return [...places].some((place) => matchesGlob(place, path) || matchesGlob(place, `**/${path}`))
}

describe.each(pages)('%s', (page) => {
  it('has no broken link', () => {
    expect(linksOf(page).filter((path) => !places.has(path))).toEqual([])
  })

  it('names only existing paths', () => {
    const paths = codeOf(page).filter((word) => isOurs(word) || isFileName(word))
    const written = writtenBy(page)
    expect(paths.filter((path) => !isThere(path) && !written.has(path.replace(/^\.\//, '')))).toEqual([])
  })

  it('names only existing commands', () => {
    const named = [...textOf(page).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })
})

describe('the pages', () => {
  it('are read with their links, paths and commands', () => {
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.flatMap(linksOf).length).toBeGreaterThan(10)
    expect(pages.flatMap(codeOf).filter(isOurs).length).toBeGreaterThan(80)
  })
})

describe('a link that script handles', () => {
  it('is handled in one place, which leaves it to the browser with a key for another tab', () => {
    const views = under('ui').filter((path) => path.endsWith('.tsx') && path !== 'ui/kit/button/button.tsx')
    const presses = /(?:onClick=|: MouseEvent)[^}]{0,120}\.preventDefault\(\)/
    expect(views.filter((path) => presses.test(textOf(path)))).toEqual([])
  })
})
