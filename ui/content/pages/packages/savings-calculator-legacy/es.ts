import type { PageContext } from '#ui/content/page-entry.ts'
import { lines } from '../savings-calculator/es.ts'

export const name = 'Calculadora de ahorro'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Calculadora de ahorro, versión anterior | ${brand.name}`,
  description:
    'La dirección anterior de la calculadora: las mismas preguntas y los mismos precios que la calculadora de ahorro de hoy.',
  intro: {
    title: 'Compara tu factura con nuestro precio',
    lead: 'Esta es la dirección anterior de la calculadora. Funciona igual, con los precios de hoy.',
  },
  calculator: {
    id: 'calculadora',
    heading: 'Tus respuestas',
    lead: 'El resultado aparece al lado, con toda la cuenta.',
  },
  lines: lines(facts),
})
