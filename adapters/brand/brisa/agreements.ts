import type { Agreement } from '#core/checkout/agreement.ts'

export const agreements: readonly Agreement[] = [
  {
    id: 'service-terms',
    version: '2026-11',
    title: 'Condiciones de Brisa',
    summary: 'Pagas mes a mes. Cancelas cuando quieras, sin cargo.',
    paragraphs: [
      'El servicio se cobra por mes y por adelantado. El primer mes se cobra con el pedido; los siguientes, el mismo día de cada mes.',
      'El precio y el mes en que cambia están en el resumen del pedido. Ningún otro cargo se suma sin avisarte 30 días antes por escrito.',
      'Cancelas por teléfono o en tu cuenta, sin cargo. Devuelves el equipo prestado en 30 días.',
    ],
  },
  {
    id: 'electronic-communications',
    version: '2026-11',
    title: 'Factura por correo electrónico',
    summary: 'Aceptas recibir la factura y los avisos en tu correo electrónico.',
    paragraphs: [
      'La factura de cada mes y los avisos del servicio llegan a tu correo electrónico. Puedes pedir la factura en papel cuando quieras.',
    ],
  },
]
