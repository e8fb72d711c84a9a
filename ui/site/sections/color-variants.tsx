import type { ReactElement } from 'react'
import type { Tone } from '#core/template/section-parts.ts'
import { tone as tones } from './tone.css.ts'

type TonedProps = { readonly tone: Tone | undefined; readonly children: ReactElement }

/** A section on its background. */
export const Toned = ({ tone, children }: TonedProps) =>
  tone === undefined ? children : <div className={tones[tone]}>{children}</div>
