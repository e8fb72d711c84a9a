import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const COUNTS = [1, 2, 3, 4] as const

/** The brand and Verizon: internet and mobile lines on one bill. */
export const whyVerizon: PageWriter = ({ brand, facts }) => ({
  title: `${brand.name} o Verizon: internet y celular juntos | ${brand.name}`,
  description: `Si pagas internet y celulares, compara la suma. Los precios de ${brand.name} por número de líneas, con su fecha, y qué preguntarle a Verizon antes de decidir.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: `${brand.name} o Verizon: suma las líneas`,
      lead: 'Una línea barata con un internet caro puede salir igual que al revés. Compara el total de la casa.',
      picture: {
        name: 'semLines',
        alt: 'Cuatro personas con su celular; los hilos de todos llegan al mismo router',
      },
      hasAddressForm: true,
      actions: [{ label: 'Hacer la cuenta por teléfono', to: 'sales' }],
    },
    {
      kind: 'bars',
      id: 'lineas',
      heading: 'Lo que cuestan aquí las líneas',
      lead: `Unlimited con internet, por todas las líneas juntas, al ${facts.date(COMPARISON_DATE)}.`,
      tone: 'sea',
      bars: COUNTS.map((count) => {
        const line = facts.lines('bundled', count)
        return {
          title: count === 1 ? 'La primera línea' : `${line.count} líneas`,
          value: `${line.cost} al mes por ${line.years} ${count === 2 || count === 3 ? 'años' : 'año'}`,
          amount: line.amount,
          isMain: count === 4,
        }
      }),
      note: `Desde ${facts.withMobileLines('internet-500').lines} líneas, ${facts.name('internet-500')} baja a ${facts.withMobileLines('internet-500').price} al mes durante ${facts.withMobileLines('internet-500').months} meses.`,
    },
    {
      kind: 'table',
      id: 'tabla',
      heading: 'Antes de firmar con cualquiera',
      lead: 'La misma pregunta, para los dos.',
      columns: ['Qué comparar', brand.name, 'Pregunta a Verizon'],
      rows: [
        [
          'El total con mis líneas',
          'Lo ves en la calculadora, sin dar tu nombre',
          '¿Cuánto con impuestos y cargos?',
        ],
        [
          'Cambiar de una compañía a otra',
          `Pagamos hasta ${facts.mobile.switchMost} de tus teléfonos si traes ${facts.mobile.switchMinLines} líneas o más`,
          '¿Debo algo si me voy hoy?',
        ],
        [
          'Si dejo el internet',
          'Las líneas siguen, a su precio sin internet',
          '¿Pierdo el descuento de las dos cosas?',
        ],
      ],
      note: 'Verizon es una marca de su dueño, sin relación con esta tienda.',
    },
    {
      kind: 'pages',
      heading: 'Con tus números',
      pages: ['/packages/savings-calculator', '/mobile/switch', '/mobile/coverage-map', '/sem/why-{product}'],
    },
  ],
})
