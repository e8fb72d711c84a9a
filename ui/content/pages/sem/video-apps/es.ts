import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'TV con tus apps'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Tus canales en la app, en cualquier pantalla | ${brand.name}`,
  description: `Mira los canales de tu plan en el celular, la tableta o la televisión, graba para después y agrega Disney+ desde ${facts.price('disney-basic')} al mes.`,
  opening: {
    title: 'La tele va contigo por la casa',
    lead: `${facts.name('tv-stream')} se ve por la app: en la sala, en la cocina o en el celular. Sin caja y sin visita.`,
    picture: 'Una mujer cocina mientras mira su novela en una tableta apoyada en la pared',
    actions: { sales: 'Llamar para pedir' },
  },
  apps: {
    id: 'apps',
    heading: 'Canales y apps, cada cosa en su cuenta',
    lead: 'Lo de tu plan y lo que agregas encima.',
    cards: titled({
      'La app de televisión':
        'Canales en vivo, guía y grabación. Viene con cualquier plan de televisión y entras con tu cuenta.',
      'Disney+ en la misma factura': `${facts.name('disney-basic')} cuesta ${facts.price('disney-basic')} al mes y ${facts.name('disney-premium')}, ${facts.price('disney-premium')}. Necesitas un plan de televisión.`,
      'Lo que ya pagas': 'Tus otras apps siguen con su propia cuenta. No hay que moverlas ni pagarlas aquí.',
    }),
  },
  questions: {
    id: 'dudas',
    heading: 'Dudas de sillón',
    items: answers({
      '¿Gasta mis datos?':
        'En casa va por tu WiFi, que no tiene límite. En la calle usa los datos de tu línea.',
      '¿Y si mi televisor no tiene apps?': `Conecta un Xumo: rentado cuesta ${facts.price('xumo-lease')} al mes.`,
      '¿La app cuesta algo?': 'Nada: viene con cualquier plan de televisión, en todas tus pantallas.',
      '¿Qué pasa con lo que grabé?':
        'Aparece en todas tus pantallas. Grabas en la sala y lo terminas en la cama. Algunos canales no dejan grabar ciertos programas; la guía lo dice.',
      '¿Hay que instalar algo en la computadora?':
        'No. Se abre en el navegador, con el mismo usuario que en el celular.',
    }),
  },
  pages: { heading: 'Más sobre la app' },
})
