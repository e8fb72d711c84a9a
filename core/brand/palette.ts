/** The colours of a brand by role in one colour scheme, as hex values. */
export type Palette = {
  /** Text and drawn lines. */
  readonly ink: string
  /** Secondary text: hints, periods, details. */
  readonly inkSoft: string
  /** The background of the page. */
  readonly paper: string
  /** Surfaces on the page: fields, cards, dialogs. */
  readonly surface: string
  /** Borders of controls, with contrast 3:1 against paper and surface. */
  readonly line: string
  /** Decorative dividers. */
  readonly lineSoft: string
  /** The fill of the primary action of a screen. Use `actionInk` for coloured text. */
  readonly action: string
  readonly actionHover: string
  readonly actionTint: string
  readonly actionInk: string
  readonly onAction: string
  /** Savings: a fill, its pale surface, and the text on either. */
  readonly saved: string
  readonly savedTint: string
  readonly onSaved: string
  /** Confirmation: text and fill, its pale surface, and the text on the fill. */
  readonly confirmed: string
  readonly confirmedTint: string
  readonly onConfirmed: string
  /** Errors: text, and its pale surface. */
  readonly danger: string
  readonly dangerTint: string
  /** Information and selection. */
  readonly infoTint: string
  /** The dark band of header, hero and footer, and the text on it. */
  readonly night: string
  readonly onNight: string
  readonly onNightSoft: string
  /** Focus indicator: the outer line and its inner halo. */
  readonly focus: string
  readonly focusHalo: string
  readonly scene: ScenePalette
}

/** The colours of the illustrations. The motif is drawn in `action`, `saved` and `confirmed`. */
export type ScenePalette = {
  readonly sky: string
  readonly hill: string
  readonly wall: string
  readonly wallShade: string
  readonly roof: string
  readonly roofShade: string
  readonly glass: string
  readonly leaf: string
  readonly stroke: string
  readonly skinOne: string
  readonly skinTwo: string
  readonly skinThree: string
  readonly hair: string
  readonly cloth: string
}

/** The colours of a brand for light and dark screens. */
export type BrandPalette = { readonly light: Palette; readonly dark: Palette }
