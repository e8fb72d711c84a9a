import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Lista de canales'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Lista de canales: busca por nombre, tema o plan | ${brand.name}`,
  description: `Los ${facts.channels().count} canales de ${brand.name}, con su número, su idioma y los planes que los traen. Busca por nombre, por tema o por plan antes de pedir.`,
  opening: {
    title: '¿En qué plan viene tu canal?',
    lead: `Aquí están los ${facts.channels().count} canales. Escribe parte del nombre o el número, con acentos o sin ellos, y mira qué planes lo traen.`,
    picture: 'Una mujer con el control remoto recorre una tira larga de pantallas',
    actions: { lineup: 'Buscar un canal' },
  },
  lineup: {
    id: 'lista',
    heading: 'Todos los canales',
    lead: 'Elige un plan para ver solo lo que trae, o un tema para comparar planes.',
  },
  use: {
    id: 'usar',
    heading: 'De tu canal favorito a tu plan',
    lead: 'Un método que toma lo que dura un comercial.',
    steps: titled({
      'Anota los que sí ves':
        'Pregunta en casa y apunta cada canal sin el que alguien se quejaría. Suelen ser menos de los que crees.',
      'Búscalos uno por uno':
        'Debajo de cada nombre están sus planes. Tacha los planes donde falte alguno importante.',
      'Quédate con el más barato':
        'De los que queden, el de menor precio es el tuyo. Lo demás son canales que pagas sin ver.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Dudas sobre la lista',
    items: answers({
      'Mi canal no aparece. ¿Qué hago?': `Prueba con menos letras. Si no sale, hoy no lo tenemos. Llama al ${facts.phone('sales')}: a veces lo que buscas está en otro canal con otro nombre.`,
      '¿La lista cambia?':
        'Sí. Los canales pueden entrar, salir o cambiar de número. Lo que ves aquí es la lista vigente de los planes que vendemos.',
      '¿El número es el mismo en todos los planes?':
        'Sí. Si cambias de plan, tus canales conservan su número y no tienes que aprenderlos otra vez.',
      '¿Los canales en inglés tienen subtítulos?':
        'La mayoría de los programas los trae. Se activan en los ajustes de la app o del televisor, en el idioma en que los mande el canal.',
      '¿Se ve lo mismo en todo el país?':
        'Los canales, sí. Algunos partidos y eventos en vivo se bloquean en ciertas zonas porque sus dueños así lo piden.',
    }),
  },
  pages: { heading: 'Con la lista en la mano' },
})
