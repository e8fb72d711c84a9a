import type { PageWriter } from '#ui/content/page-entry.ts'

/** Using a mobile line abroad, and calling other countries. */
export const mobileInternational: PageWriter = ({ brand, facts }) => ({
  title: `Tu celular en otro país | ${brand.name} Mobile`,
  description: `Viajar con tu línea de ${brand.name} Mobile o llamar a la familia en otro país: qué preguntar antes, qué apagar y cómo hablar sin gastar de más.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Antes de subir al avión, dos llamadas',
      lead: 'Una a tu mamá, para decirle que vas. Otra a nosotros, para saber qué cuesta tu línea allá. Tu plan cuenta sin límite dentro de Estados Unidos; fuera, cada país es distinto.',
      picture: {
        name: 'planeWindow',
        alt: 'La ventana de un avión de noche: abajo se ven las luces de un pueblo y un papalote',
      },
      actions: [
        { label: 'Preguntar por mi destino', to: 'service' },
        { label: 'Ver la lista de viaje', to: '#viaje' },
      ],
    },
    {
      kind: 'cards',
      id: 'casos',
      heading: 'No es lo mismo viajar que llamar',
      lead: 'Tres situaciones que se confunden, y se pagan distinto.',
      cards: [
        {
          icon: 'receiver',
          title: 'Llamas desde aquí a otro país',
          body: 'No va en el plan de tu celular. Si llamas seguido, el teléfono fijo con llamadas internacionales tiene precios por país, a la vista.',
        },
        {
          icon: 'phone',
          title: 'Usas tu celular allá',
          body: 'Cada llamada, mensaje y mega pasa por la red de ese país, que lo cobra. Pregunta el precio y si conviene un pase por días.',
        },
        {
          icon: 'wifi',
          title: 'Te llaman de allá por una app',
          body: 'No es una llamada: son datos. En WiFi no cuesta nada más, aquí y en cualquier parte.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'viaje',
      tone: 'sun',
      heading: 'Lista de viaje para tu línea',
      paragraphs: ['Hazla la noche anterior, con el WiFi de tu casa.'],
      points: [
        'Llama y di el país, los días y cuántas líneas viajan. Apunta el precio que te digan y la fecha.',
        'Apaga la itinerancia de datos en los ajustes. Enciéndela solo si ya sabes cuánto cuesta.',
        'Baja los mapas y las películas antes de salir.',
        'Activa las llamadas por WiFi: desde el hotel llamas a tu país como si estuvieras en casa.',
        'Guarda nuestro número con el signo + delante, para poder marcarlo desde allá.',
      ],
      picture: { name: 'suitcase' },
    },
    {
      kind: 'feature',
      id: 'alla',
      heading: 'Si te quedas más tiempo',
      paragraphs: [
        'Para un mes o más, una tarjeta del país al que vas suele ser lo más barato. Si tu celular admite dos líneas, pon ahí la del viaje y deja la tuya para recibir mensajes y códigos del banco.',
        'Tu celular tiene que estar desbloqueado para aceptar otra tarjeta. Compruébalo aquí, antes de salir: allá es más difícil arreglarlo.',
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Con la maleta hecha',
      items: [
        {
          question: '¿Funciona mi línea en Puerto Rico?',
          answer:
            'Puerto Rico usa las redes de Estados Unidos, así que no es un viaje internacional. Aun así, mira el mapa: la cobertura cambia de una zona a otra.',
        },
        {
          question: '¿Me van a cobrar si dejo el celular encendido?',
          answer:
            'Con la itinerancia de datos apagada, no por datos. Una llamada que contestas allá sí puede cobrarse; deja que vaya al buzón.',
        },
        {
          question: '¿Y si ya volví con un cargo que no entiendo?',
          answer: `Llama al ${facts.phone('service')} con la fecha y el país. Te leemos de dónde viene cada cargo antes de que pagues.`,
        },
        {
          question: '¿Cómo llamo a México, a Cuba o a Colombia desde casa?',
          answer:
            'Con el teléfono fijo y llamadas internacionales, o por una app si la otra persona tiene internet. En la página de llamadas internacionales está el precio por minuto de cada país.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Para seguir',
      pages: [
        '/home-phone/international-calling',
        '/mobile/plans',
        '/mobile/coverage-map',
        '/mobile/contact-{product}-mobile',
      ],
    },
  ],
})
