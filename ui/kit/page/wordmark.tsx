import type { ComponentProps } from 'react'
import * as css from './wordmark.css.ts'

export type WordmarkProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & { readonly name: string }

/** The drawn kite and the brand's name; a link where `href` is given. */
export const Wordmark = ({ name, href, ...rest }: WordmarkProps) => {
  const mark = (
    <>
      <svg viewBox="0 0 40 40" className={css.mark} aria-hidden>
        <path className={css.sail} d="M24 2 36 16 20 30 10 12z" />
      </svg>
      <span className={css.name}>{name}</span>
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
