import type * as es from '#ui/content/es/shared/external-page.ts'
import type { Translation } from '#ui/content/language.ts'

export const externalWords: Translation<typeof es.externalWords> = {
  document: ({ name }) => ({
    title: `Outside the store | ${name}`,
    description: `${name} pages outside the store: the interest list, your account, and your mobile line.`,
  }),
  stage: (host) => `Sample page of ${host}: it saves nothing you type.`,
  back: 'Back to the store',
  webLead: {
    title: 'We’ll let you know when we get there',
    body: 'Leave your email and we’ll write to you when you can order service at this address.',
    noAddress: 'Leave your email and we’ll write to you when you can order service at your address.',
    email: 'Email address',
    send: 'Let me know',
    thanks: 'Done: we’ll write to you as soon as service is available',
  },
  existingCustomer: {
    title: 'Your account',
    body: 'See your bill, change your plan, and get help here.',
  },
  partner: {
    body: (provider, brandName) =>
      `${provider} connects homes that the ${brandName} network doesn’t reach. The contract and the bill are theirs.`,
    stage: (provider) => `Sample page of ${provider}: it saves nothing you type.`,
  },
  mobile: {
    title: 'Your mobile line',
    body: 'Choose your phone and your data plan here.',
  },
}
