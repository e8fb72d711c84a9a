/** A colour in both languages, with its hex value. The makers' names are facts; the hex values are chosen here. */
export type Color = { readonly name: string; readonly en: string; readonly swatch: string }

const colors = <K extends string>(
  rows: Readonly<Record<K, readonly [es: string, en: string, swatch: string]>>,
): Readonly<Record<K, Color>> =>
  Object.fromEntries(
    Object.entries<readonly [es: string, en: string, swatch: string]>(rows).map(
      ([key, [name, en, swatch]]) => [key, { name, en, swatch }],
    ),
  ) as Record<K, Color>

export const apple = colors({
  black: ['Negro', 'Black', '#35373b'],
  white: ['Blanco', 'White', '#f3f2ec'],
  pink: ['Rosa', 'Pink', '#f1b4cb'],
  teal: ['Verde azulado', 'Teal', '#a6cfcb'],
  ultramarine: ['Ultramar', 'Ultramarine', '#8c9bf0'],
  blue: ['Azul', 'Blue', '#bcd3e6'],
  green: ['Verde', 'Green', '#c9dcbf'],
  yellow: ['Amarillo', 'Yellow', '#f4e3a1'],
  midnight: ['Medianoche', 'Midnight', '#2b3442'],
  starlight: ['Blanco estelar', 'Starlight', '#f1e8d9'],
  purple: ['Morado', 'Purple', '#d3c6e6'],
  red: ['Rojo', 'Red', '#c9313c'],
  lavender: ['Lavanda', 'Lavender', '#d8c7ee'],
  sage: ['Salvia', 'Sage', '#a9b98a'],
  mistBlue: ['Azul neblina', 'Mist Blue', '#9ab1d3'],
  silver: ['Plata', 'Silver', '#dcdee1'],
  cosmicOrange: ['Naranja cósmico', 'Cosmic Orange', '#e57b3c'],
  deepBlue: ['Azul profundo', 'Deep Blue', '#36436a'],
  skyBlue: ['Azul cielo', 'Sky Blue', '#c3dcee'],
  lightGold: ['Dorado claro', 'Light Gold', '#eedcb9'],
  cloudWhite: ['Blanco nube', 'Cloud White', '#f7f7f3'],
  spaceBlack: ['Negro espacial', 'Space Black', '#3d3e41'],
  spaceGray: ['Gris espacial', 'Space Gray', '#85878b'],
  blackTitanium: ['Titanio negro', 'Black Titanium', '#4c4c4e'],
  whiteTitanium: ['Titanio blanco', 'White Titanium', '#e8e4da'],
  naturalTitanium: ['Titanio natural', 'Natural Titanium', '#b8ab99'],
  desertTitanium: ['Titanio del desierto', 'Desert Titanium', '#cdb08d'],
  jetBlack: ['Negro brillante', 'Jet Black', '#26272b'],
  roseGold: ['Oro rosa', 'Rose Gold', '#e7bba6'],
  padBlue: ['Azul', 'Blue', '#6d9ad6'],
  padPink: ['Rosa', 'Pink', '#e67f93'],
  padYellow: ['Amarillo', 'Yellow', '#f0cf62'],
})

export const samsung = colors({
  navy: ['Azul marino', 'Navy', '#44557a'],
  silverShadow: ['Plata sombra', 'Silver Shadow', '#c5c8cd'],
  pink: ['Rosa', 'Pink', '#f0bdbb'],
  blue: ['Azul', 'Blue', '#9dbbe0'],
  yellow: ['Amarillo', 'Yellow', '#f3df95'],
  mint: ['Menta', 'Mint', '#bfe3cf'],
  icyBlue: ['Azul glacial', 'Icyblue', '#cfe0ee'],
  blueShadow: ['Azul sombra', 'Blue Shadow', '#5267a3'],
  jetblack: ['Negro azabache', 'Jetblack', '#303136'],
  coralRed: ['Rojo coral', 'Coralred', '#e8625a'],
  titaniumSilverBlue: ['Azul plateado titanio', 'Titanium Silverblue', '#a8b8cc'],
  titaniumBlack: ['Negro titanio', 'Titanium Black', '#414145'],
  titaniumGray: ['Gris titanio', 'Titanium Gray', '#a19c94'],
  titaniumSilver: ['Plata titanio', 'Titanium Silver', '#d3d4d1'],
  graphite: ['Grafito', 'Graphite', '#54575c'],
  gray: ['Gris', 'Gray', '#a6a9ac'],
  onyx: ['Negro ónix', 'Onyx Black', '#38383b'],
  cobaltViolet: ['Violeta cobalto', 'Cobalt Violet', '#74689c'],
  amberYellow: ['Amarillo ámbar', 'Amber Yellow', '#edd58d'],
  lavender: ['Lavanda', 'Lavender', '#cfc1e8'],
  black: ['Negro', 'Black', '#3a3b3f'],
  white: ['Blanco', 'White', '#f0f0ee'],
  peach: ['Rosa durazno', 'Peach Pink', '#f5c7b4'],
  blueBlack: ['Negro azulado', 'Blue Black', '#2f3a4c'],
  lightGray: ['Gris claro', 'Light Gray', '#cfd2d3'],
  silver: ['Plata', 'Silver', '#d8dadd'],
  cream: ['Crema', 'Cream', '#efe6d2'],
  green: ['Verde', 'Green', '#66806a'],
  titaniumWhite: ['Blanco titanio', 'Titanium White', '#e9e6df'],
  roseGold: ['Oro rosa', 'Rose Gold', '#e2b7a6'],
  fern: ['Verde', 'Green', '#9fb59a'],
})

export const google = colors({
  obsidian: ['Obsidiana', 'Obsidian', '#37393d'],
  porcelain: ['Porcelana', 'Porcelain', '#efe8db'],
  peony: ['Peonía', 'Peony', '#e7879a'],
  wintergreen: ['Verde invernal', 'Wintergreen', '#bcd9c3'],
  hazel: ['Avellana', 'Hazel', '#8d978a'],
  rose: ['Rosa', 'Rose', '#eab9b2'],
  roseQuartz: ['Cuarzo rosa', 'Rose Quartz', '#e8c6c6'],
  bay: ['Bahía', 'Bay', '#9fc9ec'],
  aloe: ['Áloe', 'Aloe', '#b4e0bd'],
  iris: ['Iris', 'Iris', '#9a9be0'],
  indigo: ['Índigo', 'Indigo', '#4f69c0'],
  frost: ['Escarcha', 'Frost', '#c3cde8'],
  lemongrass: ['Hierba limón', 'Lemongrass', '#dee39c'],
  moonstone: ['Piedra lunar', 'Moonstone', '#8c96a8'],
  jade: ['Jade', 'Jade', '#d3dfba'],
  charcoal: ['Carbón', 'Charcoal', '#494b4f'],
  snow: ['Nieve', 'Snow', '#f5f5f2'],
})

export const motorola = colors({
  spritzOrange: ['Naranja Spritz', 'Spritz Orange', '#ef8a4f'],
  koala: ['Gris koala', 'Koala Grey', '#a3a5a8'],
  sand: ['Arena', 'Beach Sand', '#e5d5bb'],
  midnightBlue: ['Azul medianoche', 'Midnight Blue', '#33406a'],
  springGreen: ['Verde primavera', 'Spring Green', '#a9c88f'],
  peachFuzz: ['Durazno suave', 'Peach Fuzz', '#fbbd92'],
  hotPink: ['Rosa intenso', 'Hot Pink', '#e8508f'],
  scarab: ['Verde escarabajo', 'Scarab', '#4d6b57'],
  rioRed: ['Rojo río', 'Rio Red', '#a8323c'],
  mountainTrail: ['Sendero de montaña', 'Mountain Trail', '#9b6f4c'],
  orchid: ['Orquídea', 'Orchid Tint', '#d9bfe0'],
  gray: ['Gris', 'Gray', '#7d8086'],
  sageGreen: ['Verde salvia', 'Sage Green', '#a5b39a'],
  sapphire: ['Azul zafiro', 'Sapphire Blue', '#3e61a8'],
  forest: ['Gris bosque', 'Forest Gray', '#66706a'],
  caramel: ['Caramelo', 'Caramel Latte', '#c79b73'],
  scarlet: ['Rojo escarlata', 'Scarlet Wave', '#c23a45'],
  deepForest: ['Bosque profundo', 'Deep Forest', '#3e5549'],
  jet: ['Negro', 'Black', '#343539'],
  white: ['Blanco', 'White', '#f1efe9'],
  starlightBlue: ['Azul estelar', 'Starlight Blue', '#7f93c9'],
})

export const others = colors({
  gray: ['Gris', 'Gray', '#83868c'],
  darkGray: ['Gris oscuro', 'Dark Gray', '#55585e'],
  black: ['Negro', 'Black', '#303237'],
  blue: ['Azul', 'Blue', '#5f84bd'],
  midnight: ['Azul medianoche', 'Midnight Blue', '#2f3f63'],
  white: ['Blanco', 'White', '#f2f1ed'],
  silver: ['Plata', 'Silver', '#d2d5da'],
  titan: ['Gris titán', 'Titan Gray', '#6d7077'],
  aurora: ['Gris aurora', 'Aurora Gray', '#b3bcc6'],
  pink: ['Rosa', 'Pink', '#e9b7c0'],
  classicBlue: ['Azul clásico', 'Classic Blue', '#3b5795'],
  transparent: ['Transparente', 'Clear', '#e3ecf2'],
})

/** A customer's own device has any colour; its drawing is light. */
export const own: Color = { name: 'El tuyo', en: 'Yours', swatch: '#dfe3ea' }

/** The English of the names of colours. */
export const colorsEnglish: Readonly<Record<string, string>> = Object.fromEntries(
  [own, ...[apple, samsung, google, motorola, others].flatMap((maker) => Object.values<Color>(maker))].map(
    ({ name, en }) => [name, en],
  ),
)
