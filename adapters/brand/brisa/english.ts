import type { BrandTexts } from '#core/brand/brand-texts.ts'

const offers: BrandTexts = {
  'Fibra 300': 'Fiber 300',
  'Fibra 1000': 'Fiber 1000',
  'WiFi en malla': 'Mesh WiFi',
  'Instalación con técnico': 'Installation by a technician',
  'La instalo yo': 'I’ll install it myself',
  'Depósito reembolsable': 'Refundable deposit',
}

const agreements: BrandTexts = {
  'Condiciones de Brisa': 'Brisa terms of service',
  'Pagas mes a mes. Cancelas cuando quieras, sin cargo.': 'Pay month to month. Cancel anytime, at no charge.',
  'El servicio se cobra por mes y por adelantado. El primer mes se cobra con el pedido; los siguientes, el mismo día de cada mes.':
    'Service is charged monthly, in advance. The first month is charged with your order; later months are charged on the same day each month.',
  'El precio y el mes en que cambia están en el resumen del pedido. Ningún otro cargo se suma sin avisarte 30 días antes por escrito.':
    'The price, and the month in which it changes, are in your order summary. No other charge is added without 30 days’ written notice.',
  'Cancelas por teléfono o en tu cuenta, sin cargo. Devuelves el equipo prestado en 30 días.':
    'You cancel by phone or in your account, at no charge. You return loaned equipment within 30 days.',
  'Privacidad en Brisa': 'Privacy at Brisa',
  'Tus datos sirven para tu pedido y tu servicio. No se venden.':
    'Your data is for your order and your service. It isn’t sold.',
  'Tu nombre, tu dirección, tu teléfono y tu correo sirven para instalar, cobrar y atenderte. El número de identificación no se guarda y la tarjeta sale cifrada de tu navegador.':
    'Your name, address, phone number and email are used to install, bill and help you. Your ID number isn’t stored, and your card is encrypted before it leaves your browser.',
  'Puedes pedir una copia de tus datos, corregirlos o borrarlos por teléfono. El texto completo está en la página de privacidad.':
    'You can request a copy of your data, correct it or have it deleted by phone. The full text is on the privacy page.',
  'El 911 con el teléfono de casa': '911 with home phone',
  'Sin luz o sin internet no puedes llamar, tampoco al 911.':
    'Without power or internet you can’t call, not even 911.',
  'El teléfono de casa usa internet. Sin luz, sin internet o durante una reparación no hay llamadas, tampoco al 911. Una batería de respaldo ayuda mientras dure su carga.':
    'Home phone uses the internet. Without power, without internet or during a repair there are no calls, not even to 911. A backup battery helps while its charge lasts.',
  'El 911 ve la dirección de servicio de este pedido. Si mueves el teléfono, avísanos antes y di siempre dónde estás: la ayuda puede ir a la dirección equivocada.':
    '911 sees the service address of this order. If you move the equipment, let us know first and always say where you are: help may go to the wrong address.',
  'La llamada puede llegar tarde, o sin tu número ni tu dirección, mientras se activa tu número. Ten un celular a mano y díselo a todos en casa.':
    'A call may arrive late, or without your number or address, while your number is activated. Have a cell phone at hand and let everyone at home know.',
  'Factura por correo electrónico': 'Bill by email',
  'Aceptas recibir la factura y los avisos en tu correo electrónico.':
    'You agree to receive your bill and notices by email.',
  'La factura de cada mes y los avisos del servicio llegan a tu correo electrónico. Puedes pedir la factura en papel cuando quieras.':
    'Your monthly bill and service notices arrive by email. You can ask for a paper bill at any time.',
  'Recordatorio del cobro': 'Charge reminder',
  'Te avisamos por correo antes de cada cobro.': 'We email you before each charge.',
  'Recibes un correo antes de cada cobro, con la fecha y el monto. Lo quitas cuando quieras.':
    'You get an email before each charge, with the date and the amount. Turn it off at any time.',
  'Pago automático': 'Automatic payment',
  'Cobramos la factura de cada mes a tu tarjeta o cuenta. Lo quitas cuando quieras.':
    'We charge each monthly bill to your card or account. Turn it off at any time.',
  'Autorizas el cobro de la factura de cada mes a la tarjeta o cuenta con la que haces el pedido. Te avisamos por correo 10 días antes.':
    'You authorize us to charge each monthly bill to the card or account you use for this order. We email you 10 days before.',
  'Lo quitas o cambias la tarjeta por teléfono o en tu cuenta, hasta 3 días antes del cobro.':
    'You can turn it off or change the card by phone or in your account, up to 3 days before the charge.',
}

/** The English of Brisa's texts. */
export const english: BrandTexts = { ...offers, ...agreements }
