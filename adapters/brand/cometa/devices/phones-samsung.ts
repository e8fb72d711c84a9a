import { samsung as color } from './colors.ts'
import { rowsOf } from './device.ts'

export const samsungPhones = rowsOf('DEVICE', 'Samsung', [
  {
    name: 'Galaxy Z Fold6',
    about: {
      es: 'Teléfono plegable que se abre como un libro, con pantalla interior de 7.6 pulgadas.',
      en: 'A foldable phone that opens like a book, with a 7.6-inch inner screen.',
    },
    colors: [color.navy, color.silverShadow, color.pink],
    look: ['foldPhone', 133, 154, 3],
    prices: { '256 GB': 189_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'Galaxy Z Flip7',
    about: {
      es: 'Teléfono plegable de bolsillo: 6.9 pulgadas abierto y 4.1 en la pantalla exterior.',
      en: 'A pocket foldable phone: 6.9 inches open and 4.1 on the outer screen.',
    },
    colors: [color.blueShadow, color.jetblack, color.coralRed],
    look: ['coverFlipPhone', 75, 167, 2],
    prices: { '256 GB': 109_999, '512 GB': 121_999 },
    deals: ['tradeInPromo'],
    soldOut: [[color.coralRed, '512 GB']],
  },
  {
    name: 'Galaxy Z Flip6',
    about: {
      es: 'Teléfono plegable de bolsillo con pantalla interior de 6.7 pulgadas y exterior de 3.4.',
      en: 'A pocket foldable phone with a 6.7-inch inner screen and a 3.4-inch outer one.',
    },
    colors: [color.blue, color.yellow, color.mint, color.silverShadow],
    look: ['flipPhone', 72, 165, 2],
    prices: { '256 GB': 99_999 },
    deals: ['deviceDiscount'],
    soldOut: [[color.yellow]],
  },
  {
    name: 'Galaxy S25 Ultra',
    about: {
      es: 'Pantalla de 6.9 pulgadas, cuatro cámaras traseras y lápiz S Pen incluido.',
      en: 'A 6.9-inch screen, four rear cameras and an included S Pen.',
    },
    colors: [color.titaniumSilverBlue, color.titaniumBlack, color.titaniumGray],
    look: ['columnCameraPhone', 78, 163, 4],
    prices: { '256 GB': 129_999, '512 GB': 141_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'Galaxy S25 Edge',
    about: {
      es: 'Pantalla de 6.7 pulgadas en un cuerpo muy delgado, con dos cámaras traseras.',
      en: 'A 6.7-inch screen in a very thin body, with two rear cameras.',
    },
    colors: [color.titaniumSilver, color.jetblack],
    look: ['islandCameraPhone', 76, 158, 2],
    prices: { '256 GB': 109_999 },
  },
  {
    name: 'Galaxy S25+',
    about: {
      es: 'Pantalla de 6.7 pulgadas y tres cámaras traseras.',
      en: 'A 6.7-inch screen and three rear cameras.',
    },
    colors: [color.icyBlue, color.navy, color.mint, color.silverShadow],
    look: ['columnCameraPhone', 76, 158, 3],
    prices: { '256 GB': 99_999, '512 GB': 111_999 },
    deals: ['tradeInPromo'],
  },
  {
    name: 'Galaxy S25',
    about: {
      es: 'Pantalla de 6.2 pulgadas y tres cámaras traseras en un teléfono compacto.',
      en: 'A 6.2-inch screen and three rear cameras in a compact phone.',
    },
    colors: [color.mint, color.navy, color.icyBlue, color.silverShadow],
    look: ['columnCameraPhone', 70, 147, 3],
    prices: { '128 GB': 79_999, '256 GB': 85_999 },
    deals: ['deviceDiscount', 'tradeInPromo'],
  },
  {
    name: 'Galaxy S24 FE',
    about: {
      es: 'Pantalla de 6.7 pulgadas y tres cámaras traseras, por menos.',
      en: 'A 6.7-inch screen and three rear cameras, for less.',
    },
    colors: [color.blue, color.graphite, color.gray, color.mint],
    look: ['columnCameraPhone', 77, 162, 3],
    prices: { '128 GB': 64_999, '256 GB': 70_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Galaxy S24',
    about: {
      es: 'Pantalla de 6.2 pulgadas y tres cámaras traseras. Cabe en una mano.',
      en: 'A 6.2-inch screen and three rear cameras. It fits in one hand.',
    },
    colors: [color.cobaltViolet, color.onyx, color.amberYellow],
    look: ['columnCameraPhone', 71, 147, 3],
    prices: { '128 GB': 69_999 },
    soldOut: [[color.amberYellow]],
  },
  {
    name: 'Galaxy A36 5G',
    about: {
      es: 'Pantalla de 6.7 pulgadas, tres cámaras traseras y 5G.',
      en: 'A 6.7-inch screen, three rear cameras and 5G.',
    },
    colors: [color.lavender, color.black, color.white],
    look: ['islandCameraPhone', 78, 163, 3],
    prices: { '128 GB': 39_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Galaxy A26 5G',
    about: {
      es: 'Pantalla de 6.7 pulgadas, resistente al polvo y al agua, con 5G.',
      en: 'A 6.7-inch screen, resistant to dust and water, with 5G.',
    },
    colors: [color.peach, color.black, color.white, color.mint],
    look: ['islandCameraPhone', 77, 164, 3],
    prices: { '128 GB': 29_999 },
  },
  {
    name: 'Galaxy A16 5G',
    about: {
      es: 'Pantalla grande de 6.7 pulgadas y 5G a buen precio.',
      en: 'A large 6.7-inch screen and 5G at a good price.',
    },
    colors: [color.blueBlack, color.lightGray],
    look: ['columnCameraPhone', 78, 164, 3],
    prices: { '128 GB': 19_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: 'Galaxy XCover7',
    about: {
      es: 'Teléfono reforzado de 6.6 pulgadas para trabajar al aire libre, con batería que se cambia.',
      en: 'A rugged 6.6-inch phone for outdoor work, with a replaceable battery.',
    },
    colors: [color.black],
    look: ['ruggedPhone', 80, 169, 1],
    prices: { '128 GB': 49_999 },
  },
])
