import * as css from './icon.css.ts'
import { iconPaths, type IconName } from './icon-drawings.ts'

export type { IconName }

type DrawnIconProps = {
  /** The drawing, on a grid of 24. */
  readonly path: string
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** The accessible name. Without it the icon is decoration. */
  readonly title?: string | undefined
}

export type IconProps = Omit<DrawnIconProps, 'path'> & { readonly name: IconName }

/** Draws an icon in the colour of the surrounding text. */
export const DrawnIcon = ({ path, size = 'medium', title }: DrawnIconProps) => (
  <svg
    className={`${css.icon} ${css.size[size]}`}
    viewBox="0 0 24 24"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <path d={path} />
  </svg>
)

/** An icon of the shop by its name. */
export const Icon = ({ name, ...icon }: IconProps) => <DrawnIcon path={iconPaths[name]} {...icon} />
