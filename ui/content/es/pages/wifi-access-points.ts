import type { PageWriter } from '#ui/content/page-entry.ts'

/** Where to put the points of a WiFi network. */
export const wifiAccessPoints: PageWriter = ({ brand, facts }) => ({
  title: `Puntos de acceso WiFi: dónde ponerlos en tu casa | ${brand.name}`,
  description:
    'Qué es un punto de acceso, en qué se distingue de un repetidor y de un pod, y dónde colocarlo según tu casa para que la señal llegue sin pagar equipo de más.',
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'La señal se planea como la luz: cuarto por cuarto',
      lead: 'Un foco en la sala no alumbra la recámara del fondo. Con el WiFi pasa igual: a veces basta mover el punto, y a veces hace falta otro.',
      picture: {
        name: 'internetFloorPlan',
        alt: 'Un departamento visto desde arriba: un punto cubre la sala y otro, más allá, las recámaras',
      },
      actions: [
        { label: 'Ver dónde ponerlo', to: '#lugar' },
        { label: 'Conocer los pods', to: '/internet/wifi-service/{product}-pods' },
      ],
    },
    {
      kind: 'feature',
      id: 'que-es',
      heading: 'Qué es un punto de acceso',
      paragraphs: [
        'Es el aparato que convierte el cable en señal. Tu router ya trae uno adentro. Cuando la casa es larga, tiene dos pisos o muros gruesos, ese único punto no alcanza y se agregan más.',
        'Todos los puntos de una casa deben formar una sola red, con un nombre y una contraseña. Así tu celular pasa de uno a otro mientras caminas, sin cortar la llamada.',
      ],
    },
    {
      kind: 'table',
      id: 'tipos',
      heading: 'Tres maneras de llegar más lejos',
      lead: 'Se parecen por fuera. Por dentro no hacen lo mismo.',
      columns: ['Equipo', 'Cómo recibe internet', 'Cuándo conviene'],
      rows: [
        [
          'Punto con cable',
          'Por un cable de red desde el router',
          'Cuando ya hay cable en la pared, o puedes pasarlo. Da la mayor velocidad',
        ],
        [
          'Pod',
          'Por WiFi, de un pod a otro, como una sola red',
          'Cuando no hay cables. Se enchufa y se cambia de lugar en un momento',
        ],
        [
          'Repetidor suelto',
          'Por WiFi, y la repite con otro nombre',
          'Como remedio corto: parte la velocidad y te obliga a cambiar de red',
        ],
      ],
      note: `De estos tres rentamos los pods: ${facts.price('wifi-pod')} al mes cada uno, hasta ${facts.limit('wifi-pod')} por cuenta.`,
    },
    {
      kind: 'cards',
      id: 'lugar',
      heading: 'El mejor lugar, según tu casa',
      lead: 'La regla corta: al centro, en alto y a la vista.',
      tone: 'sea',
      cards: [
        {
          icon: 'home',
          title: 'Departamento',
          body: 'Un solo punto en el pasillo central suele bastar. Evita la esquina junto a la ventana: media señal se va a la calle.',
        },
        {
          icon: 'arrow',
          title: 'Casa de un piso, larga',
          body: 'Uno cerca del módem y otro a dos tercios del camino. No al final: ahí ya recibe una señal débil y la repite débil.',
        },
        {
          icon: 'signal',
          title: 'Casa de dos pisos',
          body: 'Uno por piso, cerca de la escalera y casi uno sobre otro. El hueco de la escalera es la mejor puerta entre pisos.',
        },
        {
          icon: 'lock',
          title: 'Muros de ladrillo o concreto',
          body: 'Cuenta paredes, no metros. Después de dos muros gruesos conviene otro punto, aunque esté cerca.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'estorbos',
      heading: 'Lo que se come la señal',
      paragraphs: ['Antes de agregar equipo, quita lo que estorba. Muchas veces con eso se arregla.'],
      points: [
        'Muebles cerrados y repisas de metal.',
        'Espejos grandes y peceras: el agua la detiene.',
        'El horno de microondas mientras funciona.',
        'El piso: bajo la cama la señal llega a los zapatos.',
      ],
      actions: [{ label: 'Medir en cada cuarto', to: '/internet/speed-test' }],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Preguntas de instalación',
      items: [
        {
          question: '¿Cuántos puntos necesito?',
          answer:
            'Empieza con uno bien puesto y mide en cada cuarto. Agrega uno por cada dos cuartos lejanos donde la señal llegue débil.',
        },
        {
          question: '¿Demasiados puntos hacen daño?',
          answer:
            'Sí. Si quedan muy juntos se estorban entre sí, y tu celular no sabe con cuál quedarse. Mejor pocos y bien repartidos.',
        },
        {
          question: '¿Puedo usar los que ya tengo?',
          answer:
            'Sí, conectados a tu propio router. Si son de otra marca forman su propia red: apaga el WiFi que no uses para que no compitan.',
        },
        {
          question: '¿El técnico los coloca?',
          answer:
            'El día de la instalación conecta el equipo que pediste y prueba el WiFi contigo. Enséñale los cuartos difíciles.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'El resto de tu WiFi',
      pages: [
        '/internet/wifi-service',
        '/internet/wifi-service/{product}-pods',
        '/internet/wifi-service/{product}-advanced-wifi',
        '/internet/speed-test',
      ],
    },
  ],
})
