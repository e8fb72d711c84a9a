import type { BrandTexts } from '#core/brand/brand-texts.ts'
import { deviceNamesEnglish } from './device-names.ts'

/** Names that are the same in both languages. */
const names = [
  'Internet Assist',
  'Internet Advantage',
  'Internet 500 Mbps',
  'Internet Gig',
  'WiFi pod',
  'TV Stream Latino',
  'TV Stream',
  'Mi Plan Latino',
  'TV Select Signature',
  'TV Select Plus',
  'Disney+ Basic',
  'Disney+ Premium',
] as const

const offers: BrandTexts = {
  'WiFi avanzado': 'Advanced WiFi',
  'Suite de seguridad': 'Security Suite',
  'Xumo rentado': 'Leased Xumo',
  'Xumo propio': 'Your own Xumo',
  'Teléfono fijo': 'Home Phone',
  'Llamadas internacionales': 'International Calling',
  'Línea móvil Unlimited': 'Unlimited mobile line',
  'Línea móvil Unlimited Plus': 'Unlimited Plus mobile line',
  'Línea móvil Por giga': 'By the Gig mobile line',
  'Primer gigabyte compartido': 'First shared gigabyte',
  'Gigabyte adicional compartido': 'Additional shared gigabyte',
  'Seguro del dispositivo': 'Device insurance',
  'Instalación profesional': 'Professional installation',
  Autoinstalación: 'Self-installation',
  'Depósito reembolsable': 'Refundable deposit',
}

const coupons: BrandTexts = {
  '$10 menos al mes con Internet Gig': '$10 off per month with Internet Gig',
  'Tres meses de WiFi avanzado sin costo': 'Three months of Advanced WiFi at no cost',
}

const serviceTerms: BrandTexts = {
  'Condiciones del servicio': 'Terms of service',
  'Sin contrato de permanencia. Cancelas cuando quieras, sin cargo por terminar antes.':
    'No annual contract. Cancel anytime, with no early termination fee.',
  'El servicio se factura por mes y por adelantado. El primer mes se cobra al hacer el pedido; los siguientes, en la misma fecha de cada mes.':
    'Service is billed monthly, in advance. The first month is charged when you place your order; later months are charged on the same date each month.',
  'El precio del primer año es el que ves en el resumen del pedido. Al terminar la promoción pagas el precio normal, que también está en el resumen, desde el mes que ahí se indica.':
    'The price for the first year is the one in your order summary. When the promotion ends you pay the regular price, which is also in the summary, starting in the month shown there.',
  'Puedes cancelar en cualquier momento desde tu cuenta o por teléfono. No hay permanencia mínima ni cargo por cancelar. Si cancelas, devuelves el equipo prestado en un plazo de 30 días.':
    'You can cancel at any time from your account or by phone. There is no minimum term and no cancellation fee. If you cancel, you return loaned equipment within 30 days.',
  'Si el servicio falla más de 24 horas seguidas por causa nuestra, descontamos esos días de la siguiente factura cuando nos avisas.':
    'If service is out for more than 24 hours in a row because of us, we credit those days on your next bill when you let us know.',
}

const privacy: BrandTexts = {
  'Aviso de privacidad': 'Privacy notice',
  'Usamos tus datos para tu pedido y tu servicio. No los vendemos.':
    'We use your data for your order and your service. We don’t sell it.',
  'Usamos tu nombre, tu dirección, tu teléfono y tu correo para instalar el servicio, cobrarlo y atenderte.':
    'We use your name, address, phone number and email to install your service, bill for it and help you.',
  'El número de identificación se usa una sola vez, para la consulta de crédito que pides, y no se guarda. Los datos de tu tarjeta salen cifrados de tu navegador.':
    'Your ID number is used once, for the credit check you request, and isn’t stored. Your card details are encrypted before they leave your browser.',
  'No vendemos tus datos. Puedes pedir una copia, corregirlos o borrarlos por teléfono. El texto completo está en la página de privacidad.':
    'We don’t sell your data. You can request a copy, correct it or have it deleted by phone. The full text is on the privacy page.',
}

const electronicCommunications: BrandTexts = {
  'Avisos y factura por correo electrónico': 'Notices and bill by email',
  'Aceptas que la factura y los avisos del servicio lleguen a tu correo electrónico.':
    'You agree to get your bill and service notices by email.',
  'Aceptas recibir por correo electrónico, y no en papel, la factura de cada mes y los avisos del servicio. Puedes pedir la factura en papel cuando quieras.':
    'You agree to receive each monthly bill and service notices by email instead of on paper. You can ask for a paper bill at any time.',
  'Para leerlos necesitas un correo electrónico activo y un programa que abra páginas web y archivos PDF. Si cambias de correo, actualízalo en tu cuenta.':
    'To read them you need an active email address and software that opens web pages and PDF files. If your email changes, update it in your account.',
}

const monthlyReminder: BrandTexts = {
  'Recordatorio antes de cada cobro': 'Reminder before each charge',
  'Te escribimos unos días antes de cada cobro, con el monto.':
    'We email you a few days before each charge, with the amount.',
  'Recibes un correo unos días antes de cada cobro, con la fecha y el monto. Puedes dejar de recibirlo cuando quieras, desde tu cuenta o por teléfono.':
    'You get an email a few days before each charge, with the date and the amount. You can stop it at any time from your account or by phone.',
}

const automaticPayments: BrandTexts = {
  'Pagos automáticos': 'Automatic payments',
  'Cada mes cobramos tu factura a la tarjeta o cuenta con la que pagas hoy. Puedes quitarlos cuando quieras.':
    'Each month we charge your bill to the card or account you pay with today. You can turn this off at any time.',
  'Autorizas que la factura de cada mes se cobre en su fecha a la tarjeta o a la cuenta bancaria con la que haces este pedido, hasta que lo canceles.':
    'You authorize each monthly bill to be charged on its due date to the card or bank account you use for this order, until you cancel.',
  'Te avisamos por correo electrónico el importe al menos 10 días antes de cada cobro. Si el importe cambia, lo ves en ese aviso.':
    'We email you the amount at least 10 days before each charge. If the amount changes, you see it in that notice.',
  'Puedes cambiar la tarjeta o la cuenta, o quitar los pagos automáticos, desde tu cuenta o por teléfono, hasta 3 días antes del siguiente cobro. El servicio no depende de esta autorización.':
    'You can change the card or account, or turn off automatic payments, from your account or by phone, up to 3 days before the next charge. Your service doesn’t depend on this authorization.',
}

const emergencyCalls: BrandTexts = {
  'Llamadas al 911 por internet': '911 calls over the internet',
  'El teléfono de casa necesita luz e internet, también para llamar al 911.':
    'Home phone needs power and internet, also to call 911.',
  'El teléfono de casa funciona por internet. Sin luz, sin internet o mientras se repara la red no puedes llamar, tampoco al 911. Con una batería de respaldo funciona sin luz solo mientras dure su carga.':
    'Home phone works over the internet. Without power, without internet or while the network is repaired, you can’t call, not even 911. With a backup battery it works without power only while the charge lasts.',
  'El 911 recibe como tu ubicación la dirección de servicio de este pedido. Si llevas el teléfono a otro lugar, la ayuda puede ir a la dirección equivocada: avísanos antes, y di siempre dónde estás.':
    '911 receives the service address of this order as your location. If you take the equipment elsewhere, help may go to the wrong address: let us know first, and always say where you are.',
  'Una llamada puede llegar sin tu número ni tu dirección, o tardar, mientras se activa o se traslada tu número. Ten otro modo de llamar al 911, como un celular, y díselo a todos en casa.':
    'A call may arrive late, or without your number or address, while your number is activated or moved. Have another way to call 911, such as a cell phone, and let everyone at home know.',
}

/** The English of Cometa's texts. */
export const english: BrandTexts = {
  ...Object.fromEntries(names.map((name) => [name, name])),
  ...offers,
  ...coupons,
  ...serviceTerms,
  ...privacy,
  ...emergencyCalls,
  ...electronicCommunications,
  ...monthlyReminder,
  ...automaticPayments,
  ...deviceNamesEnglish,
}
