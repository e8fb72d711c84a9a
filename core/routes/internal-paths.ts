/** The page with the versions of a running store. */
export const appVersionPath = '/app-version'

/** The page that `/style-guide` leads to: the elements of the design (GRD-14). */
export const uiElementsPath = '/style-guide/ui-elements'

/** The page of the composed components. */
export const uiComponentsPath = '/style-guide/ui-components'

/** The template engines: buy flow, customer portal, mobile buy flow and public pages, each with its path (GRD-14). */
export const enginePaths = {
  bf: '/style-guide/bf',
  cus: '/style-guide/cus',
  mbf: '/style-guide/mbf',
  pl: '/style-guide/pl',
} as const
export type TemplateEngine = keyof typeof enginePaths

export const templateEngines = Object.keys(enginePaths) as readonly TemplateEngine[]

/** The pages of the style guide, in order. */
export const styleGuidePaths = [uiElementsPath, uiComponentsPath, ...Object.values(enginePaths)] as const

/** Every page for operators (GRD-14). */
export const internalPaths = [...styleGuidePaths, appVersionPath] as const
