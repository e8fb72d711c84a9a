import type { ComponentProps } from 'react'
import { mark as brandMark } from '#adapters/brand/logo.ts'
import * as css from './wordmark.css.ts'

export type WordmarkProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & { readonly name: string }

/** The brand's mark, with its string under the brand's name. A link where `href` is given. */
export const Wordmark = ({ name, href, ...rest }: WordmarkProps) => {
  const mark = (
    <>
      <svg viewBox="0 0 40 48" className={css.mark} aria-hidden>
        {brandMark.map(({ paint, d }) => (
          <path key={d} className={paint === 'saved' ? css.saved : css.action} d={d} />
        ))}
      </svg>
      <span className={css.name}>
        <span>{name}</span>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={css.string} aria-hidden>
          <path vectorEffect="non-scaling-stroke" d="M0 4C18 12 34 8 52 5S84 1 100 5" />
        </svg>
      </span>
    </>
  )
  return href === undefined ? (
    <span className={css.wordmark}>{mark}</span>
  ) : (
    <a {...rest} href={href} className={css.wordmark}>
      {mark}
    </a>
  )
}
