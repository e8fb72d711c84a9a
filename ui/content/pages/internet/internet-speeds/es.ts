import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Velocidades de internet'

export const words = ({ brand, facts }: PageContext) => ({
  title: `¿Cuánta velocidad de internet necesito? | ${brand.name}`,
  description:
    'Cuenta personas, dispositivos y lo que hacen a la vez, y te decimos los Mbps que le hacen falta a tu casa, con la cuenta a la vista y el plan que alcanza.',
  opening: {
    title: 'No pagues velocidad que nadie usa',
    lead: 'Lo que necesita tu casa se decide en una sola hora: la de la noche, cuando todos se conectan. Cuéntala aquí.',
    picture: 'Una casa en su hora más ocupada: alguien usa internet en cada cuarto',
    actions: { math: 'Hacer la cuenta', plans: 'Ver los planes' },
  },
  math: {
    id: 'cuenta',
    heading: 'La cuenta de tu casa',
    lead: 'Piensa en un martes a las ocho de la noche. ¿Quién está y qué hace?',
  },
  uses: {
    id: 'usos',
    heading: 'Lo que pide cada cosa',
    lead: 'Velocidad de bajada de una sola persona o pantalla. Se suman las que pasan al mismo tiempo.',
    bars: {
      movieSharpestSetting: { title: 'Una película con la mayor nitidez' },
      largeDownload: { title: 'Una descarga grande' },
      showHighDefinition: { title: 'Una serie en alta definición' },
      videoCall: { title: 'Una videollamada' },
      onlineGame: { title: 'Un juego en línea' },
    },
    note: 'Cifras de la guía de velocidad de la FCC, la comisión federal de comunicaciones. Nosotros sumamos un margen por los dispositivos que se actualizan solos y por lo que se pierde en el WiFi.',
  },
  plans: {
    id: 'planes',
    heading: 'Lo que cabe en cada plan',
    lead: 'Cada fila, sola: si las mezclas, usa la cuenta de arriba.',
    columns: ['A la vez', facts.name(ADVANTAGE), facts.name(ULTRA), facts.name(GIG)],
    rows: [
      ['Velocidad', facts.speed(ADVANTAGE), facts.speed(ULTRA), facts.speed(GIG)],
      [
        'Pantallas con la mayor nitidez',
        facts.atOnce(ADVANTAGE, 'video4k'),
        facts.atOnce(ULTRA, 'video4k'),
        facts.atOnce(GIG, 'video4k'),
      ],
      [
        'Videollamadas',
        facts.atOnce(ADVANTAGE, 'videoCall'),
        facts.atOnce(ULTRA, 'videoCall'),
        facts.atOnce(GIG, 'videoCall'),
      ],
      [
        'Precio al empezar',
        `${facts.price(ADVANTAGE)} al mes`,
        `${facts.price(ULTRA)} al mes, ${facts.promotionMonths(ULTRA)} meses`,
        `${facts.price(GIG)} al mes, ${facts.promotionMonths(GIG)} meses`,
      ],
      ['Precio después', 'El mismo', `${facts.laterPrice(ULTRA)} al mes`, `${facts.laterPrice(GIG)} al mes`],
    ],
  },
  honest: {
    id: 'honesto',
    heading: 'Si la cuenta dice poco, créele',
    paragraphs: [
      'Una familia que ve series y trabaja desde casa rara vez pasa de la mitad de Ultra. La velocidad de más no se siente: nadie ve más nítido lo que ya está completo.',
      'Lo que sí se siente es el WiFi. Antes de pagar un plan más rápido, mide junto al módem y en el cuarto donde se traba. Si junto al módem va bien, el plan no es el problema.',
    ],
    actions: { speedTest: 'Medir mi velocidad' },
  },
  questions: {
    id: 'preguntas',
    heading: 'Casos que se preguntan mucho',
    items: answers({
      'Vivo solo y trabajo desde casa. ¿Cuánto necesito?': `Una videollamada usa ${facts.use('videoCall').speed}. Con una serie y tus respaldos al mismo tiempo cabes en Internet Advantage, de ${facts.speed(ADVANTAGE)}.`,
      '¿Y con muchas cámaras y focos conectados?':
        'Cada dispositivo pide muy poco, pero a todas horas. Las cámaras que graban en la nube son la excepción: gastan subida. En fibra la subida es igual que la bajada.',
      '¿Cuánto pide un juego en línea?': `Unos ${facts.use('gaming').speed} mientras juegas. Lo que importa en la partida es la respuesta. La velocidad se nota el día que bajas el juego.`,
      'Somos más de seis. ¿Vamos directo a Gig?':
        'Haz la cuenta primero. Importa cuántos hacen algo a la misma hora, no cuántos viven ahí. Gig conviene cuando además se mueven archivos muy grandes.',
      '¿Esta cuenta sirve para otra compañía?':
        'Sí. Los Mbps son los mismos en todas partes. Si la otra conexión no es de fibra, revisa aparte la subida.',
    }),
  },
  action: {
    heading: 'Ya sabes cuánto. Mira si llega.',
    lead: 'Tu dirección responde con los planes, el precio de hoy y el de después.',
  },
  pages: { heading: 'Para entender más' },
})
