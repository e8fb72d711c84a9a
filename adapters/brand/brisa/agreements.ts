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
    grants: null,
  },
  {
    id: 'privacy',
    version: '2026-11',
    title: 'Privacidad en Brisa',
    summary: 'Tus datos sirven para tu pedido y tu servicio. No se venden.',
    paragraphs: [
      'Tu nombre, tu dirección, tu teléfono y tu correo sirven para instalar, cobrar y atenderte. El número de identificación no se guarda y la tarjeta sale cifrada de tu navegador.',
      'Puedes pedir una copia de tus datos, corregirlos o borrarlos por teléfono. El texto completo está en la página de privacidad.',
    ],
    grants: null,
  },
  {
    id: 'emergency-calls',
    version: '2026-11-27',
    title: 'El 911 con el teléfono de casa',
    summary: 'Sin luz o sin internet no puedes llamar, tampoco al 911.',
    paragraphs: [
      'El teléfono de casa usa internet. Sin luz, sin internet o durante una reparación no hay llamadas, tampoco al 911. Una batería de respaldo ayuda mientras dure su carga.',
      'El 911 ve la dirección de servicio de este pedido. Si mueves el teléfono, avísanos antes y di siempre dónde estás: la ayuda puede ir a la dirección equivocada.',
      'La llamada puede llegar tarde, o sin tu número ni tu dirección, mientras se activa tu número. Ten un celular a mano y díselo a todos en casa.',
    ],
    grants: null,
  },
  {
    id: 'electronic-communications',
    version: '2026-11',
    title: 'Factura por correo electrónico',
    summary: 'Aceptas recibir la factura y los avisos en tu correo electrónico.',
    paragraphs: [
      'La factura de cada mes y los avisos del servicio llegan a tu correo electrónico. Puedes pedir la factura en papel cuando quieras.',
    ],
    grants: 'paperlessBilling',
  },
  {
    id: 'monthly-reminder',
    version: '2026-11',
    title: 'Recordatorio del cobro',
    summary: 'Te avisamos por correo antes de cada cobro.',
    paragraphs: ['Recibes un correo antes de cada cobro, con la fecha y el monto. Lo quitas cuando quieras.'],
    grants: 'monthlyBillingNotification',
  },
  {
    id: 'automatic-payments',
    version: '2026-11',
    grants: 'automaticPayments',
    title: 'Pago automático',
    summary: 'Cobramos la factura de cada mes a tu tarjeta o cuenta. Lo quitas cuando quieras.',
    paragraphs: [
      'Autorizas el cobro de la factura de cada mes a la tarjeta o cuenta con la que haces el pedido. Te avisamos por correo 10 días antes.',
      'Lo quitas o cambias la tarjeta por teléfono o en tu cuenta, hasta 3 días antes del cobro.',
    ],
  },
]
