import { LATINO } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

const STREAM = 'tv-stream'

export const name = 'Televisión en línea'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Televisión en línea en vivo y sin caja | ${brand.name}`,
  description: `Canales en vivo por internet desde ${facts.price(LATINO)} al mes: qué equipo necesitas, cuánta velocidad pide cada pantalla y en qué se distingue de pagar varias apps.`,
  opening: {
    title: 'La tele se baja del mueble',
    lead: 'Con un plan Stream tus canales llegan por internet: a la sala, a la cocina y al asiento del bus. Sin caja, sin cable en la pared y sin visita.',
    picture:
      'El mismo programa en el televisor de una casa y en el celular de una pasajera del bus, unidos por un hilo',
    actions: { address: 'Ver si llega a mi casa', need: 'Qué necesito' },
  },
  plans: {
    id: 'planes',
    heading: 'Dos planes, uno por idioma',
    lead: `${facts.channels({ plan: LATINO }).count} canales en Stream Latino, la mayoría en español. ${facts.channels({ plan: STREAM }).count} en Stream, la mayoría en inglés.`,
    note: 'Más impuestos. El precio es el mismo todos los meses, y cancelas cuando quieras.',
  },
  need: {
    id: 'necesitas',
    heading: 'Lo que necesitas ya está en tu casa',
    lead: 'Tres cosas, y es probable que tengas las tres.',
    steps: titled({
      Internet: `De cualquier compañía. Cada pantalla en HD usa ${facts.use('videoHd').speed}.`,
      'Una pantalla':
        'Un televisor con apps, un celular, una tableta o una computadora. Si tu televisor es de los de antes, Xumo lo pone al día.',
      [`La app ${facts.tvApp()}`]:
        'La instalas, entras con el usuario de tu pedido y empiezas. No hay nada que esperar por correo.',
    }),
  },
  compare: {
    id: 'comparar',
    heading: 'Televisión en línea o apps de series',
    lead: 'No son lo mismo, y muchas casas usan las dos.',
    columns: ['Lo que quieres', 'Plan Stream', 'Una app de series'],
    rows: [
      ['Noticias y programas en vivo', 'Sí, a su hora', 'Casi nunca'],
      ['Elegir un capítulo', 'Lo que grabaste', 'Todo el catálogo'],
      ['Prender y que haya algo', 'Sí, como siempre', 'Hay que escoger'],
      ['Partidos', 'Los de sus canales', 'Depende de la app'],
      ['Cómo se paga', 'En tu factura', 'En cada app'],
    ],
    note: 'Antes de sumar otra app, revisa cuánto pagas ya por las que tienes.',
  },
  speed: {
    id: 'velocidad',
    heading: '¿Te alcanza el internet?',
    lead: 'A escala: lo que usa una pantalla encendida y lo que trae Internet Ultra.',
    bars: {
      channelHd: { title: 'Un canal en HD' },
      channel: { title: `Un canal en ${facts.stated('4K', 'name')}` },
      allInternetUltra: { title: 'Todo Internet Ultra' },
    },
    note: 'Cifras de la guía de velocidad de la FCC. Si la imagen se detiene con este margen, revisa el WiFi.',
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de cambiar la caja por una app',
    items: answers({
      '¿Puedo ver fuera de casa?':
        'Sí, con cualquier conexión. Algunos canales solo se ven en tu red por decisión de sus dueños; la app te lo dice.',
      '¿Gasta los datos del celular?':
        'Sí, como cualquier video. Usa WiFi cuando puedas, o baja la calidad en los ajustes de la app.',
      '¿Cuándo empieza a funcionar?':
        'Cuando tu pedido queda listo y creas tu usuario. Si también pides internet, espera a que esté instalado.',
      '¿Puedo seguir con mi televisor viejo?': `Sí. Si tiene entrada HDMI, conecta un Xumo por ${facts.price('xumo-lease')} al mes y listo.`,
      '¿Hay que firmar algo?': 'No hay contrato. Pagas por mes y te vas sin cargo.',
      '¿Baja el precio con internet?': `Gig con TV Stream Latino baja ${facts.bundle('bundle-stream').off} al mes durante ${facts.bundle('bundle-stream').months} meses si los pides juntos.`,
    }),
  },
  pages: { heading: 'Completa tu televisión' },
})
