import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Calculadora para agentes'

export const words = ({ brand }: PageContext) => ({
  title: `Calculadora de ahorro para agentes | ${brand.name}`,
  description: `La calculadora de ahorro para agentes de ${brand.name}: el resultado, lo que se dice por teléfono y el enlace del pedido.`,
  h1Hidden: 'Calculadora para agentes',
  calculator: {
    id: 'calculadora',
    heading: 'Preguntas para el cliente',
    lead: 'Pregunta en este orden, escribe lo que oyes y lee el resultado con las palabras de «Qué decir». El enlace del pedido ya lleva el plan.',
  },
})
