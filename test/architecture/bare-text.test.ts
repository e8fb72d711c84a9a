import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bareTexts } from './bare-text.ts'
import { root } from './repository.ts'

/** The files whose elements React changes in a browser. The others are written into documents and messages. */
const rendered = globSync(['ui/{app,compose,features,kit}/**/*.tsx', 'ui/site/islands/*.tsx'], { cwd: root })

/** A file of documents, whose text the test replaces. */
const SAMPLE = 'ui/site/trail.tsx'

/** One violation of each kind, each on a line of its own, and what is allowed. */
const violations = `
import type { ReactNode } from 'react'
type Props = { readonly name: string; readonly note: string | null; readonly isNew: boolean; readonly label: ReactNode }
export const Allowed = ({ name, isNew }: Props) => <p>{isNew ? name : null}</p>
export const Elements = ({ name, isNew }: Props) => <p>{isNew ? <b>{name}</b> : null}<i>{name}</i></p>
export const Conditional = ({ name, isNew }: Props) => <p>{isNew && 'conditional text'}<b>{name}</b></p>
export const Other = ({ name, isNew }: Props) => <p><b>{name}</b>{isNew ? 'one text' : 'another text'}</p>
export const Nullable = ({ name, note }: Props) => <p>{note}<b>{name}</b></p>
export const Counted = ({ name }: Props) => <p>{name.length}<b>{name}</b></p>
export const Fixed = ({ name }: Props) => <p>fixed text<b>{name}</b></p>
export const Parts = ({ name }: Props) => <p>Hola, {name}</p>
export const InFragment = ({ name }: Props) => <>{name}</>
export const Listed = ({ name }: Props) => <p><b>{name}</b>{[name].map((letter) => letter)}</p>
export const Unknown = ({ name, label }: Props) => <label><b>{name}</b>{label}</label>
export const Root = ({ name, isNew }: Props) => isNew ? name : <b>{name}</b>
`

describe(bareTexts, () => {
  it('finds text that a translator wraps, and React then fails to remove or to pass: each violation, and none in what a browser renders', () => {
    expect(rendered.length).toBeGreaterThan(300)
    expect(bareTexts([...rendered, SAMPLE], { [SAMPLE]: violations }).toSorted()).toEqual(
      [
        `6 isNew && 'conditional text'`,
        `7 isNew ? 'one text' : 'another text'`,
        '8 note',
        '9 name.length',
        '10 fixed text',
        '11 Hola,',
        '11 name',
        '12 name',
        '13 [name].map((letter) => letter)',
        '14 label',
        '15 ({ name, isNew }: Props) => isNew ? name : <b>{name}</b>',
      ]
        .map((place) => `${SAMPLE}:${place}`)
        .toSorted(),
    )
  })
})
