/** The colours of a brand as roles, once for each scheme: all a brand pack has to give. Hex values. */
export type Palette = {
  /** Text and drawn lines. */
  readonly ink: string
  /** Second-rank text: hints, periods, details. */
  readonly inkSoft: string
  /** The page. */
  readonly paper: string
  /** What lies on the page: fields, cards, dialogs. */
  readonly surface: string
  /** Edges of controls, 3:1 against paper and surface. */
  readonly line: string
  /** Dividers that carry no meaning. */
  readonly lineSoft: string
  /** The one action of a screen: a fill. For coloured words use `actionInk`. */
  readonly action: string
  readonly actionHover: string
  readonly actionTint: string
  readonly actionInk: string
  readonly onAction: string
  /** What is saved: a fill, its pale surface, and the text that lies on either. */
  readonly saved: string
  readonly savedTint: string
  readonly onSaved: string
  /** What is confirmed: text and fill, its pale surface, and the text on the fill. */
  readonly confirmed: string
  readonly confirmedTint: string
  readonly onConfirmed: string
  /** What went wrong: text, and its pale surface. */
  readonly danger: string
  readonly dangerTint: string
  /** Information, and what is chosen. */
  readonly infoTint: string
  /** The evening band of header, hero and footer, and the text on it. */
  readonly night: string
  readonly onNight: string
  readonly onNightSoft: string
  /** Focus: the outer line and the halo inside it. */
  readonly focus: string
  readonly focusHalo: string
  readonly scene: ScenePalette
}

/** The colours of the illustrations; the kite is drawn with `action` and `saved`. */
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

export type BrandPalette = { readonly light: Palette; readonly dark: Palette }

export const cometaPalette: BrandPalette = {
  light: {
    ink: '#1a1a4b',
    inkSoft: '#55557d',
    paper: '#fbf4e6',
    surface: '#fffdf8',
    line: '#83809f',
    lineSoft: '#e5dac4',
    action: '#ff7152',
    actionHover: '#ff8d72',
    actionTint: '#fde3d8',
    actionInk: '#b32a15',
    onAction: '#1a1a4b',
    saved: '#ffc840',
    savedTint: '#fff0c4',
    onSaved: '#1a1a4b',
    confirmed: '#0b7060',
    confirmedTint: '#d7efe4',
    onConfirmed: '#ffffff',
    danger: '#a5123c',
    dangerTint: '#fbe2e4',
    infoTint: '#e3e8fa',
    night: '#1a1a4b',
    onNight: '#fdf6e9',
    onNightSoft: '#c6c4e2',
    focus: '#1a1a4b',
    focusHalo: '#ffc840',
    scene: {
      sky: '#dfe9fb',
      hill: '#c3d5ee',
      wall: '#ffefd3',
      wallShade: '#f1d3a5',
      roof: '#e6684c',
      roofShade: '#c24a33',
      glass: '#9fc4e6',
      leaf: '#3f9a83',
      stroke: '#1a1a4b',
      skinOne: '#8a5236',
      skinTwo: '#c98a5f',
      skinThree: '#e9b48c',
      hair: '#2a2140',
      cloth: '#5a63c8',
    },
  },
  dark: {
    ink: '#f9f1e2',
    inkSoft: '#bfbbdb',
    paper: '#15143b',
    surface: '#201f4e',
    line: '#8581b4',
    lineSoft: '#34336a',
    action: '#ff7f61',
    actionHover: '#ff9c84',
    actionTint: '#4a2440',
    actionInk: '#ff9c84',
    onAction: '#171542',
    saved: '#ffcb4d',
    savedTint: '#4b3d22',
    onSaved: '#1a1a4b',
    confirmed: '#6fd9bd',
    confirmedTint: '#153f4c',
    onConfirmed: '#0c2333',
    danger: '#ff9bab',
    dangerTint: '#4a1b3d',
    infoTint: '#2b2c66',
    night: '#0a091f',
    onNight: '#fdf6e9',
    onNightSoft: '#c6c4e2',
    focus: '#fdf6e9',
    focusHalo: '#15143b',
    scene: {
      sky: '#2b2d6b',
      hill: '#23245a',
      wall: '#4b4c93',
      wallShade: '#3a3a7c',
      roof: '#c9563f',
      roofShade: '#9c3f35',
      glass: '#ffd778',
      leaf: '#2f7d70',
      stroke: '#f9f1e2',
      skinOne: '#8a5236',
      skinTwo: '#c98a5f',
      skinThree: '#e9b48c',
      hair: '#120e26',
      cloth: '#8f97f0',
    },
  },
}
