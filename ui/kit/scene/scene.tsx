import * as css from './scene.css.ts'

export type SceneName =
  | 'hero'
  | 'serviceable'
  | 'bundle'
  | 'serviceSelection'
  | 'bulkIncluded'
  | 'bulk'
  | 'existingCustomer'
  | 'activeLocation'
  | 'unitNotFound'
  | 'multipleUnits'
  | 'addressNotFound'
  | 'notServiceable'
  | 'webLead'
  | 'preSale'
  | 'commercial'
  | 'enterAddress'
  | 'confirmation'
  | 'providerDown'
  | 'notFound'
  | 'sessionExpired'
  | 'emptyCart'
  | 'schedule'
  | 'payment'

export type SceneProps = {
  readonly name: SceneName
  /** Spoken description; without it the drawing is decoration. */
  readonly title?: string | undefined
}

/** The drawing of a situation. */
export const Scene = ({ name, title }: SceneProps) => (
  <svg
    className={css.scene}
    viewBox="0 0 320 240"
    data-scene={name}
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  />
)
