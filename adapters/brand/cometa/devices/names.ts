import type { BrandTexts } from '#core/brand/brand-texts.ts'
import { colorsEnglish } from './colors.ts'

/** The English names of the devices whose name is not the same in both languages. */
const names: BrandTexts = {
  'Adaptador USB-C de 20 W': '20W USB-C Power Adapter',
  'Cargador MagSafe': 'MagSafe Charger',
  'Funda de silicona con MagSafe': 'Silicone Case with MagSafe',
  'Correa deportiva': 'Sport Band',
  'Cargador rápido de 45 W': '45W fast charger',
  'Cargador inalámbrico doble': 'Wireless Charger Duo',
  'Batería portátil de 10,000 mAh': '10,000 mAh battery pack',
  'Funda con teclado Book Cover': 'Book Cover Keyboard',
  'Funda transparente': 'Clear Case',
  'Cargador USB-C de 45 W': '45W USB-C Charger',
  'Cable USB-C a USB-C': 'USB-C to USB-C cable',
  'Base Pixel Stand': 'Pixel Stand',
  'Funda para Pixel 9': 'Pixel 9 Case',
  'Cargador TurboPower de 30 W': '30W TurboPower charger',
  'Protector de pantalla de vidrio': 'Glass screen protector',
  'Funda con tapa para TCL 50 XL': 'Folio case for TCL 50 XL',
  'Altavoz portátil': 'Portable speaker',
  'iPhone propio': 'iPhone of your own',
  'Galaxy propio': 'Galaxy of your own',
  'Pixel propio': 'Pixel of your own',
  'moto propio': 'moto of your own',
  'Watch propio': 'Watch of your own',
  'Galaxy Watch propio': 'Galaxy Watch of your own',
  'iPhone SE (3.ª generación)': 'iPhone SE (3rd generation)',
  'Watch SE (3.ª generación)': 'Watch SE (3rd generation)',
  'Watch SE (2.ª generación)': 'Watch SE (2nd generation)',
  'iPad (11.ª generación)': 'iPad (11th generation)',
  'iPad (9.ª generación)': 'iPad (9th generation)',
}

/** The English of the names of devices and colours that differ in English. It is apart from the devices, because browsers get it. */
export const deviceNamesEnglish: BrandTexts = { ...names, ...colorsEnglish }
