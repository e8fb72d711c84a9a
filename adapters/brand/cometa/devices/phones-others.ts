import { others as color } from './colors.ts'
import type { Row } from './device.ts'
import { rowsOf } from './device.ts'

const tcl = rowsOf('DEVICE', 'TCL', [
  {
    name: '50 XL NXTPAPER 5G',
    es: 'Pantalla mate de 6.8 pulgadas, sin reflejos, para leer mucho rato.',
    en: 'A matte 6.8-inch screen, without glare, for reading a long time.',
    colors: [color.midnight],
    look: ['roundCameraPhone', 76, 168, 3],
    prices: { '128 GB': 22_999 },
    deals: ['deviceDiscount'],
  },
  {
    name: '50 XL 5G',
    es: 'Pantalla de 6.8 pulgadas y 5G a buen precio.',
    en: 'A 6.8-inch screen and 5G at a good price.',
    colors: [color.gray],
    look: ['roundCameraPhone', 76, 168, 2],
    prices: { '128 GB': 15_999 },
  },
  {
    name: '40 XE 5G',
    es: 'Pantalla de 6.6 pulgadas y 5G para empezar.',
    en: 'A 6.6-inch screen and 5G to get started.',
    colors: [color.darkGray],
    look: ['islandCameraPhone', 76, 165, 3],
    prices: { '64 GB': 13_999 },
    soldOut: 'all',
  },
  {
    name: 'FLIP 3',
    es: 'Celular con tapa y teclas, fácil de contestar y de colgar.',
    en: 'A flip phone with keys, easy to answer and to hang up.',
    colors: [color.classicBlue],
    look: ['keyPhone', 54, 206, 1],
    prices: { '8 GB': 11_999 },
  },
])

const orbic = rowsOf('DEVICE', 'Orbic', [
  {
    name: 'Magic 5G',
    es: 'Celular 5G de pantalla grande con tres cámaras traseras.',
    en: 'A 5G phone with a large screen and three rear cameras.',
    colors: [color.blue],
    look: ['gridCameraPhone', 77, 167, 3],
    prices: { '128 GB': 21_999 },
  },
  {
    name: 'Myra 5G',
    es: 'Celular 5G sencillo para navegar, ver video y hacer videollamadas.',
    en: 'A simple 5G phone for browsing, watching video and making video calls.',
    colors: [color.black],
    look: ['rowCameraPhone', 77, 172, 3],
    prices: { '128 GB': 16_999 },
  },
  {
    name: 'Journey V',
    es: 'Celular con tapa y teclas grandes para llamar y enviar mensajes.',
    en: 'A flip phone with large keys for calls and text messages.',
    colors: [color.black],
    look: ['keyPhone', 56, 212, 1],
    prices: { '8 GB': 10_800 },
  },
])

const lg = rowsOf('DEVICE', 'LG', [
  {
    name: 'VELVET 5G',
    es: 'Pantalla de 6.8 pulgadas con bordes curvos y tres cámaras en columna.',
    en: 'A 6.8-inch screen with curved edges and three cameras in a column.',
    colors: [color.aurora],
    look: ['columnCameraPhone', 74, 167, 3],
    prices: { '128 GB': 24_999 },
  },
  {
    name: 'Stylo 6',
    es: 'Pantalla de 6.8 pulgadas y lápiz incluido para tomar notas.',
    en: 'A 6.8-inch screen and an included stylus for taking notes.',
    colors: [color.white, color.pink],
    look: ['rowCameraPhone', 78, 171, 3],
    prices: { '64 GB': 16_999 },
    soldOut: [[color.pink]],
  },
  {
    name: 'K51',
    es: 'Pantalla de 6.5 pulgadas para lo básico de todos los días.',
    en: 'A 6.5-inch screen for everyday basics.',
    colors: [color.titan],
    look: ['rowCameraPhone', 77, 165, 3],
    prices: { '32 GB': 12_499 },
    soldOut: 'all',
  },
])

export const otherPhones: readonly Row[] = [...tcl, ...orbic, ...lg]
