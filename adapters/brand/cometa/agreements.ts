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
    grants: null,
  },
  {
    id: 'privacy',
    version: '2026-11',
    title: 'Aviso de privacidad',
    summary: 'Usamos tus datos para tu pedido y tu servicio. No los vendemos.',
    paragraphs: [
      'Usamos tu nombre, tu dirección, tu teléfono y tu correo para instalar el servicio, cobrarlo y atenderte.',
      'El número de identificación se usa una sola vez, para la consulta de crédito que pides, y no se guarda. Los datos de tu tarjeta salen cifrados de tu navegador.',
      'No vendemos tus datos. Puedes pedir una copia, corregirlos o borrarlos por teléfono. El texto completo está en la página de privacidad.',
    ],
    grants: null,
  },
  {
    id: 'emergency-calls',
    version: '2026-11-27',
    title: 'Llamadas al 911 por internet',
    summary: 'El teléfono de casa necesita luz e internet, también para llamar al 911.',
    paragraphs: [
      'El teléfono de casa funciona por internet. Sin luz, sin internet o mientras se repara la red no puedes llamar, tampoco al 911. Con una batería de respaldo funciona sin luz solo mientras dure su carga.',
      'El 911 recibe como tu ubicación la dirección de servicio de este pedido. Si llevas el teléfono a otro lugar, la ayuda puede ir a la dirección equivocada: avísanos antes, y di siempre dónde estás.',
      'Una llamada puede llegar sin tu número ni tu dirección, o tardar, mientras se activa o se traslada tu número. Ten otro modo de llamar al 911, como un celular, y díselo a todos en casa.',
    ],
    grants: null,
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
    grants: 'paperlessBilling',
  },
  {
    id: 'monthly-reminder',
    version: '2026-11',
    title: 'Recordatorio antes de cada cobro',
    summary: 'Te escribimos unos días antes de cada cobro, con el monto.',
    paragraphs: [
      'Recibes un correo unos días antes de cada cobro, con la fecha y el monto. Puedes dejar de recibirlo cuando quieras, desde tu cuenta o por teléfono.',
    ],
    grants: 'monthlyBillingNotification',
  },
  {
    id: 'automatic-payments',
    version: '2026-11',
    grants: 'automaticPayments',
    title: 'Pagos automáticos',
    summary:
      'Cada mes cobramos tu factura a la tarjeta o cuenta con la que pagas hoy. Puedes quitarlos cuando quieras.',
    paragraphs: [
      'Autorizas que la factura de cada mes se cobre en su fecha a la tarjeta o a la cuenta bancaria con la que haces este pedido, hasta que lo canceles.',
      'Te avisamos por correo electrónico el importe al menos 10 días antes de cada cobro. Si el importe cambia, lo ves en ese aviso.',
      'Puedes cambiar la tarjeta o la cuenta, o quitar los pagos automáticos, desde tu cuenta o por teléfono, hasta 3 días antes del siguiente cobro. El servicio no depende de esta autorización.',
    ],
  },
]
