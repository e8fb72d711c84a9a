import type { OfferId } from '#core/catalog/offer.ts'
import { ASSISTANCE_CAMPAIGN, currentPrograms } from '#core/localization/assistance.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'
import { assistanceWords } from '#ui/content/es/sale/assistance.ts'

const ASSIST = 'internet-assist' as OfferId
const ADVANTAGE = 'internet-advantage' as OfferId

/** The plan of households in an assistance program. */
export const internetAssist: PageWriter = ({ brand, facts }) => ({
  title: `Internet Assist: ${facts.price(ASSIST)} al mes si calificas | ${brand.name}`,
  description: `Internet Assist lleva ${facts.speed(ASSIST)} a los hogares en un programa de ayuda, como SNAP o Medicaid, por ${facts.price(ASSIST)} al mes. Mira quién califica y cómo se pide.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Internet para la tarea, el trabajo y la cita médica',
      lead: `Si en tu hogar alguien recibe ayuda pública, puedes pedir ${facts.speed(ASSIST)} por un precio que no tiene promoción que se acabe.`,
      picture: {
        name: 'internetKitchenForm',
        alt: 'Una madre llena un formulario en la mesa de la cocina mientras su hijo estudia',
      },
      offer: ASSIST,
      actions: [
        { label: 'Ver si califico', to: { campaign: ASSISTANCE_CAMPAIGN } },
        { label: 'Llamar a ventas', to: 'sales' },
      ],
    },
    {
      kind: 'feature',
      id: 'quien',
      heading: 'Quién califica',
      tone: 'sea',
      paragraphs: [
        'Basta con que una persona del hogar participe hoy en uno de estos programas. No importa quién firme el pedido ni su situación migratoria: no la preguntamos.',
      ],
      points: currentPrograms.map((program) => assistanceWords.programs[program]),
    },
    {
      kind: 'steps',
      id: 'pasos',
      heading: 'Cómo se pide',
      lead: 'Sin formularios en papel y sin esperar para saber el precio.',
      steps: [
        {
          title: 'Escribe tu dirección',
          body: 'Desde el botón de esta página la tienda ya sabe que buscas este plan y te pregunta por los programas.',
        },
        {
          title: 'Marca tu programa',
          body: 'Al elegir el plan declaras que alguien de tu hogar participa. Internet Assist aparece entre tus planes.',
        },
        {
          title: 'Ten tu carta a la mano',
          body: 'Verificamos el programa después del pedido. Con su carta o tarjeta cerca, terminas antes.',
        },
      ],
    },
    {
      kind: 'figures',
      id: 'alcanza',
      heading: `Para qué alcanzan ${facts.speed(ASSIST)}`,
      figures: [
        { figure: facts.atOnce(ASSIST, 'videoCall'), meaning: 'videollamadas o clases a la vez' },
        { figure: facts.atOnce(ASSIST, 'videoHd'), meaning: 'series en alta definición a la vez' },
        { figure: facts.latency(ASSIST), meaning: 'de latencia típica, buena para llamadas' },
        { figure: 'Sin límite', meaning: 'de datos: nadie cuenta las horas de estudio' },
      ],
    },
    {
      kind: 'table',
      id: 'comparar',
      heading: 'Si no calificas, mira Advantage',
      lead: 'Cuesta un poco más, es más rápido y se vende a cualquier hogar.',
      columns: ['Qué miras', 'Internet Assist', 'Internet Advantage'],
      rows: [
        ['Precio', `${facts.price(ASSIST)} al mes`, `${facts.price(ADVANTAGE)} al mes`],
        ['Velocidad de bajada', facts.speed(ASSIST), facts.speed(ADVANTAGE)],
        ['Velocidad de subida', facts.uploadSpeed(ASSIST), facts.uploadSpeed(ADVANTAGE)],
        ['Quién lo pide', 'Hogares en un programa de ayuda', 'Todos'],
        ['Contrato', 'Ninguno', 'Ninguno'],
        ['Módem', 'Incluido', 'Incluido'],
      ],
    },
    {
      kind: 'labels',
      id: 'etiquetas',
      heading: 'Las dos etiquetas',
      lead: 'Todo lo que la ley pide que sepas antes de firmar.',
      offers: [ASSIST, ADVANTAGE],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Lo que más se pregunta',
      items: [
        {
          question: '¿Qué pasó con el ACP?',
          answer: `El programa federal ACP terminó en ${facts.stated('2024', 'date')} y ya no descuenta nada. Internet Assist no depende de él: es un precio nuestro.`,
        },
        {
          question: '¿Puedo usar Lifeline además?',
          answer:
            'Participar en Lifeline te hace calificar para este plan. El descuento de Lifeline se pide al programa, aparte de tu pedido aquí.',
        },
        {
          question: '¿Qué pasa si dejo el programa?',
          answer:
            'El plan es para hogares que participan hoy. Si eso cambia, llama a clientes y elige otro: ningún contrato te ata.',
        },
        {
          question: '¿Me pueden pedir un depósito?',
          answer:
            'Según tus respuestas y, si la autorizas, una consulta de crédito, puede haber un depósito que se devuelve. Lo ves antes de pagar y decides.',
        },
        {
          question: 'Ya soy cliente. ¿Puedo cambiarme?',
          answer: `Llama a clientes, ${facts.phone('service')}, con el nombre de tu programa a la mano.`,
        },
        {
          question: '¿Incluye WiFi?',
          answer: 'Incluye el módem. Para el WiFi usas tu propio router o agregas el nuestro por mes.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Califica o no, vas a saber tu precio hoy',
      lead: 'La tienda te pregunta por el programa y te muestra los dos planes.',
      tone: 'night',
      actions: [{ label: 'Empezar con mi dirección', to: { campaign: ASSISTANCE_CAMPAIGN } }],
    },
    {
      kind: 'pages',
      heading: 'Más ayuda',
      pages: [
        '/choose-{product}/access',
        '/internet/student-internet-plans',
        '/internet/plans',
        '/discounts',
      ],
    },
  ],
})
