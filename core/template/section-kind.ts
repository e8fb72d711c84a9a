/** The kinds of blocks in a page model. */
export const blockKinds = [
  'intro',
  'offers',
  'choice',
  'form',
  'summary',
  'windows',
  'banner',
  'notice',
  'variant',
  'empty',
] as const
export type BlockKind = (typeof blockKinds)[number]

/** All kinds of sections, of page models and of public pages. */
export type SectionKind =
  | BlockKind
  | 'hero'
  | 'opening'
  | 'services'
  | 'addOns'
  | 'steps'
  | 'timeline'
  | 'questions'
  | 'order'
  | 'address'
  | 'text'
  | 'feature'
  | 'cards'
  | 'table'
  | 'figures'
  | 'bars'
  | 'bills'
  | 'action'
  | 'labels'
  | 'pages'
  | 'tool'
  | 'devices'
  | 'device'
