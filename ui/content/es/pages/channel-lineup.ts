import type { PageWriter } from '#ui/content/page-entry.ts'

/** Every channel, with a search. */
export const channelLineup: PageWriter = ({ brand, facts }) => ({
  title: `Lista de canales: busca por nombre, tema o plan | ${brand.name}`,
  description: `Los ${facts.channels().count} canales de ${brand.name}, con su número, su idioma y los planes que los traen. Busca por nombre, por tema o por plan antes de pedir.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: '¿En qué plan viene tu canal?',
      lead: `Aquí están los ${facts.channels().count} canales. Escribe parte del nombre o el número, con acentos o sin ellos, y mira qué planes lo traen.`,
      picture: {
        name: 'tvLineup',
        alt: 'Una mujer con el control remoto recorre una tira larga de pantallas',
      },
      actions: [{ label: 'Buscar un canal', to: '#lista' }],
    },
    {
      kind: 'tool',
      id: 'lista',
      heading: 'Todos los canales',
      lead: 'Elige un plan para ver solo lo que trae, o un tema para comparar planes.',
      tool: 'channelSearch',
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'usar',
      heading: 'De tu canal favorito a tu plan',
      lead: 'Un método que toma lo que dura un comercial.',
      steps: [
        {
          title: 'Anota los que sí ves',
          body: 'Pregunta en casa y apunta cada canal sin el que alguien se quejaría. Suelen ser menos de los que crees.',
        },
        {
          title: 'Búscalos uno por uno',
          body: 'Debajo de cada nombre están sus planes. Tacha los planes donde falte alguno importante.',
        },
        {
          title: 'Quédate con el más barato',
          body: 'De los que queden, el de menor precio es el tuyo. Lo demás son canales que pagas sin ver.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Dudas sobre la lista',
      items: [
        {
          question: 'Mi canal no aparece. ¿Qué hago?',
          answer: `Prueba con menos letras. Si no sale, hoy no lo tenemos. Llama al ${facts.phone('sales')}: a veces lo que buscas está en otro canal con otro nombre.`,
        },
        {
          question: '¿La lista cambia?',
          answer:
            'Sí. Los canales pueden entrar, salir o cambiar de número. Lo que ves aquí es la lista vigente de los planes que vendemos.',
        },
        {
          question: '¿El número es el mismo en todos los planes?',
          answer:
            'Sí. Si cambias de plan, tus canales conservan su número y no tienes que aprenderlos otra vez.',
        },
        {
          question: '¿Los canales en inglés tienen subtítulos?',
          answer:
            'La mayoría de los programas los trae. Se activan en los ajustes de la app o del televisor, en el idioma en que los mande el canal.',
        },
        {
          question: '¿Se ve lo mismo en todo el país?',
          answer:
            'Los canales, sí. Algunos partidos y eventos en vivo se bloquean en ciertas zonas porque sus dueños así lo piden.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Con la lista en la mano',
      pages: [
        '/cable-tv/plans',
        '/cable-tv/plans/latino-plans',
        '/cable-tv/plans/select',
        '/cable-tv/sports-packages',
        '/cable-tv/streaming/{product}-tv-app',
      ],
    },
  ],
})
