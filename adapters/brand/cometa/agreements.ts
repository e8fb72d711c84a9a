import type { Agreement } from '#core/checkout/agreement.ts'

export const agreements: readonly Agreement[] = [
  {
    id: 'service-terms',
    version: '2026-11',
    title: 'Condiciones del servicio',
    summary: 'Sin contrato de permanencia. Cancelas cuando quieras, sin cargo por terminar antes.',
    paragraphs: [
      'El servicio se factura por mes y por adelantado. El primer mes se cobra al hacer el pedido; los siguientes, en la misma fecha de cada mes.',
      'El precio del primer año es el que ves en el resumen del pedido. Al terminar la promoción pagas el precio normal, que también está en el resumen, desde el mes que ahí se indica.',
      'Puedes cancelar en cualquier momento desde tu cuenta o por teléfono. No hay permanencia mínima ni cargo por cancelar. Si cancelas, devuelves el equipo prestado en un plazo de 30 días.',
      'Si el servicio falla más de 24 horas seguidas por causa nuestra, descontamos esos días de la siguiente factura cuando nos avisas.',
    ],
  },
  {
    id: 'electronic-communications',
    version: '2026-11',
    title: 'Avisos y factura por correo electrónico',
    summary: 'Aceptas que la factura y los avisos del servicio lleguen a tu correo electrónico.',
    paragraphs: [
      'Aceptas recibir por correo electrónico, y no en papel, la factura de cada mes y los avisos del servicio. Puedes pedir la factura en papel cuando quieras.',
      'Para leerlos necesitas un correo electrónico activo y un programa que abra páginas web y archivos PDF. Si cambias de correo, actualízalo en tu cuenta.',
    ],
  },
]
