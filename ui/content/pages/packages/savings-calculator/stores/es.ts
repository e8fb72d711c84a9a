import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Calculadora para tiendas'

export const words = ({ brand }: PageContext) => ({
  title: `Calculadora de ahorro para tiendas | ${brand.name}`,
  description: `La calculadora de ahorro para la pantalla de una tienda de ${brand.name}: letra grande y un botón para empezar de nuevo.`,
  intro: {
    title: 'Calcula tu ahorro aquí mismo',
    lead: 'Toca tus respuestas. Al terminar, empieza de nuevo para la siguiente persona.',
  },
  calculator: { id: 'calculadora', heading: 'Tus respuestas', lead: 'No guardamos nada de lo que escribes.' },
})
