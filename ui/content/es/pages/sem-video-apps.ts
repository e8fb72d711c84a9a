import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const TV_STREAM = 'tv-stream' as OfferId

/** The page of search marketing for television on every screen. */
export const semVideoApps: PageWriter = ({ brand, facts }) => ({
  title: `Tus canales en la app, en cualquier pantalla | ${brand.name}`,
  description: `Mira los canales de tu plan en el teléfono, la tableta o la televisión, graba para después y agrega Disney+ desde ${facts.price('disney-basic')} al mes.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'La tele va contigo por la casa',
      lead: `${facts.name('tv-stream')} se ve por la aplicación: en la sala, en la cocina o en el teléfono. Sin caja y sin visita.`,
      picture: {
        name: 'semTiles',
        alt: 'Una mujer cocina mientras mira su novela en una tableta apoyada en la pared',
      },
      offer: TV_STREAM,
      hasAddressForm: true,
      actions: [{ label: 'Llamar para pedir', to: 'sales' }],
    },
    {
      kind: 'cards',
      id: 'apps',
      heading: 'Canales y apps, cada cosa en su cuenta',
      lead: 'Lo de tu plan y lo que agregas encima.',
      cards: [
        {
          icon: 'screen',
          title: 'La app de televisión',
          body: 'Canales en vivo, guía y grabación. Viene con cualquier plan de televisión y entras con tu cuenta.',
        },
        {
          icon: 'plus',
          title: 'Disney+ en la misma factura',
          body: `${facts.name('disney-basic')} cuesta ${facts.price('disney-basic')} al mes y ${facts.name('disney-premium')}, ${facts.price('disney-premium')}. Necesitas un plan de televisión.`,
        },
        {
          icon: 'wifi',
          title: 'Lo que ya pagas',
          body: 'Tus otras apps siguen con su propia cuenta. No hay que moverlas ni pagarlas aquí.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'dudas',
      heading: 'Dudas de sillón',
      items: [
        {
          question: '¿Gasta mis datos?',
          answer: 'En casa va por tu WiFi, que no tiene límite. En la calle usa los datos de tu línea.',
        },
        {
          question: '¿Y si mi televisor no tiene apps?',
          answer: `Conecta un Xumo: alquilado cuesta ${facts.price('xumo-lease')} al mes.`,
        },
        {
          question: '¿La app cuesta algo?',
          answer: 'Nada: viene con cualquier plan de televisión, en todas tus pantallas.',
        },
        {
          question: '¿Qué pasa con lo que grabé?',
          answer:
            'Aparece en todas tus pantallas. Grabas en la sala y lo terminas en la cama. Algunos canales no dejan grabar ciertos programas; la guía lo dice.',
        },
        {
          question: '¿Hay que instalar algo en la computadora?',
          answer: 'No. Se abre en el navegador, con el mismo usuario que en el teléfono.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Más sobre la app',
      pages: [
        '/cable-tv/streaming/{product}-tv-app',
        '/cable-tv/streaming/disney-plus',
        '/cable-tv/app-store',
        '/apps',
      ],
    },
  ],
})
