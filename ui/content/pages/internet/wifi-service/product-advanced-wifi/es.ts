import { ADVANCED } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'WiFi avanzado'

export const words = ({ brand, facts }: PageContext) => ({
  title: `WiFi avanzado con equipo incluido | ${brand.name}`,
  description: `WiFi avanzado trae el router, bloquea sitios peligrosos y te deja pausar el internet de cada dispositivo desde el celular. ${facts.price(ADVANCED)} al mes, con cambios de equipo.`,
  opening: {
    title: 'Tú mandas en tu WiFi',
    lead: 'Un router nuestro, cuidado por nosotros y controlado por ti desde el celular.',
    picture: 'Una familia cena sin pantallas: en el celular, dos dispositivos están en pausa',
    actions: { address: 'Agregarlo a mi pedido', included: 'Ver qué incluye' },
  },
  included: {
    id: 'incluye',
    heading: 'Lo que viene en el precio',
    lead: 'Un solo cargo al mes. No hay que comprar ni actualizar nada.',
    cards: titled({
      'El router':
        'Prestado y a la medida de la velocidad de tu plan. No lo compras ni se queda viejo en tus manos.',
      'Un portero':
        'Bloquea sitios conocidos por robar contraseñas o instalar virus, en cualquier dispositivo conectado.',
      'El control': 'Ves qué está conectado, le pones nombre y pausas el internet de cada dispositivo.',
      'El repuesto':
        'Si el equipo se descompone, lo cambiamos sin cargo. No hay garantía que buscar en un cajón.',
    }),
  },
  family: {
    id: 'familia',
    heading: 'Para la hora de la cena y la de dormir',
    paragraphs: [
      'Pausar no es castigar: es que el dispositivo descanse un rato. Los demás siguen conectados y no hay que cambiar la contraseña de toda la casa.',
      'También sirve al revés. Si en tu examen o tu junta alguien descarga un juego, pausas esa consola y la reanudas al terminar.',
    ],
  },
  limits: {
    id: 'no-hace',
    heading: 'Lo que protege, y lo que no',
    lead: 'El portero cuida la puerta. De lo que ya está adentro se ocupa otra herramienta.',
    columns: ['Situación', 'WiFi avanzado', 'Suite de seguridad'],
    rows: [
      ['Abres un enlace a un sitio falso', 'Lo bloquea en tu WiFi', 'Lo bloquea en la computadora'],
      ['Una cámara o un foco quiere conectarse a un sitio peligroso', 'Lo bloquea', 'No'],
      ['Llega un virus en una memoria USB', 'No', 'Lo detiene'],
      ['Usas la computadora fuera de casa', 'No', 'Sí'],
    ],
    note: `La suite de seguridad se agrega aparte por ${facts.price('security-suite')} al mes para clientes nuevos.`,
  },
  questions: {
    id: 'preguntas',
    heading: 'Dudas sobre WiFi avanzado',
    items: answers({
      '¿Es obligatorio?': 'No. Si tu router es bueno, úsalo: el plan funciona igual y no pagas nada por él.',
      '¿Mejora mi velocidad?':
        'La de la línea, no. La que llega a tu celular, sí, cuando el router anterior era el freno.',
      '¿Alcanza para toda la casa?': `Para la mayoría de los departamentos, sí. En casas grandes se suman pods de ${facts.price('wifi-pod')} al mes, hasta ${facts.limit('wifi-pod')}.`,
      '¿Ven lo que hago en internet?':
        'El portero compara la dirección del sitio con una lista de sitios peligrosos. No lee tus mensajes ni tus páginas. Los detalles están en la política de privacidad.',
      '¿Qué pasa con el equipo si cancelo?':
        'Lo devuelves. Es prestado y no se cobra mientras lo entregues a tiempo.',
    }),
  },
  pages: { heading: 'Complétalo' },
})
