import type * as es from '#ui/content/es/shared/follow-up-mail.ts'
import type { Translation } from '#ui/content/language.ts'

export const followUpMail: Translation<typeof es.followUpMail> = {
  notice: {
    subject: (brandName) => `${brandName}: we’ll let you know when service is available`,
    preview: 'We saved your email for this address.',
    heading: 'We’ll let you know when service is available',
    lead: 'We saved your email so we can tell you when you can order service at your address. You didn’t buy anything.',
    steps: [
      'When service is available, we’ll write to you once, at this email.',
      'If a year goes by without news, we’ll delete your email.',
    ],
  },
  dispute: {
    subject: (brandName) => `${brandName}: we’re reviewing your address`,
    preview: 'We saved what you told us about your address.',
    heading: 'We’re reviewing your address',
    lead: 'We saved what you told us. A person is checking it against the network map. You didn’t buy anything.',
    steps: [
      'Within two business days we’ll write to you with the result, at this email.',
      'If the map was wrong, we’ll fix it and you can order online.',
    ],
  },
}

export const followUpMailWords: Translation<typeof es.followUpMailWords> = {
  address: 'Address',
  expectedOn: 'Network expected around',
  next: 'What happens next',
  stop: (phone) =>
    `If you didn’t ask for this, or you no longer want to hear from us, call ${phone} and we’ll delete your email.`,
  why: (brandName) =>
    `You’re getting this email because someone entered it at ${brandName}. We never ask for your card number or password by email.`,
}

export const serviceMail: Translation<typeof es.serviceMail> = {
  subject: (brandName) => `${brandName}: service is now available at your address`,
  preview: 'See the plans and their prices.',
  heading: 'Service is now available at your address',
  lead: 'You asked us to let you know. You can now see the plans for your address and order online.',
  plans: 'See plans and prices',
  last: 'This is the only notice: we’ve already removed your email from the list.',
}
