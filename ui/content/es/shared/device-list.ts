import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the tool that sorts, filters and compares devices. */
export const deviceListWords = translated('deviceListWords', {
  order: 'Orden',
  orders: {
    featured: 'Destacados',
    priceLowToHigh: 'Precio: de menor a mayor',
    priceHighToLow: 'Precio: de mayor a menor',
  },
  brand: 'Marca',
  monthly: 'Al mes',
  monthlyUpTo: (limit: string): string => `Hasta ${limit}`,
  capacity: 'Capacidad',
  deal: 'Oferta',
  any: 'Cualquiera',
  clear: 'Quitar filtros',
  found: (count: number): string => counted(count, 'modelo', 'modelos'),
  none: 'Ningún modelo cumple todo lo que pides. Quita un filtro o sube el precio al mes.',
  showAll: 'Ver todos',
  more: 'Ver más modelos',
  unknown: 'No vendemos ese modelo, o no en ese color. Estos son los que tenemos.',
  compare: 'Comparar',
  comparison: 'Comparación',
  showComparison: 'Ver la comparación',
  comparing: (count: number, most: number): string => `Comparas ${count} de ${most} modelos`,
  stopComparing: 'Terminar la comparación',
  model: 'Modelo',
  once: 'De contado',
  colors: 'Colores',
  stock: 'Existencias',
  inStock: 'Disponible',
  noValue: 'No tiene',
})
