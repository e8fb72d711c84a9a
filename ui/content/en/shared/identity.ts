import { ORDER_CODE_DIGITS, ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import type * as es from '#ui/content/es/shared/identity.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const minutes = ORDER_CODE_MS / 60_000

export const identityWords: Translation<typeof es.identityWords> = {
  document: ({ name }) => ({
    title: `Sign in to your account | ${name}`,
    description: `Sign in to your ${name} account to see your bill, your visits, and your services.`,
  }),
  errors: 'Check this and send it again',
  errorTitle: 'Error',
  cancel: 'Back to the store',
  account: 'Back to your account',
  email: 'Email address',
  emailMissing: 'Enter your email, like name@mail.com.',
  emailMeant: (email) => `Did you mean ${email}?`,
  sendAgain: 'Correct your email, or send it again if it’s right.',
  code: 'Code',
  codeHint: `${ORDER_CODE_DIGITS} digits. You can paste it.`,
  codeMissing: `Enter the ${ORDER_CODE_DIGITS} digits of the code.`,
}

export const loginWords: Translation<typeof es.loginWords> = {
  title: 'Sign in to your account',
  lead: 'Use the email and password of your account.',
  form: 'Sign in',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  submit: 'Sign in',
  noLogin: 'Did you buy and don’t have a password yet?',
  signup: 'Create your login with your order number',
  forgotten: 'Forgot your password?',
}

export const loginProblems: Translation<typeof es.loginProblems> = {
  missing: { title: 'Something is missing', body: 'We sent nothing. Enter your email and your password.' },
  wrong: {
    title: 'The email and the password don’t match',
    body: 'You’re not signed in, and nothing changed in your account. Check both and try again.',
  },
  locked: {
    title: 'There were too many attempts',
    body: 'We blocked sign-in for 15 minutes to protect the account. Nothing changed in it. Try later, or call if you need it now.',
  },
}

export const factorWords: Translation<typeof es.factorWords> = {
  title: 'Confirm it’s you',
  form: 'Confirmation code',
  email: (address) => `We sent a code to ${address}. It works once, for ${minutes} minutes.`,
  totp: 'Open your authenticator app and enter the code it shows for this account.',
  sentAgain: {
    title: 'We sent another code',
    body: 'The one before no longer works. If it doesn’t arrive, look in your spam folder.',
  },
  submit: 'Confirm',
  again: 'Send another code',
  lost: (phone) => `Can’t see the code? Call ${phone} and we’ll help you.`,
}

export const factorProblems: Translation<typeof es.factorProblems> = {
  missing: { title: 'The code is missing', body: 'We sent nothing. Enter the digits and confirm.' },
  wrong: {
    title: 'That code isn’t right',
    body: 'You’re not signed in yet. Check the digits: after five attempts we block sign-in for 10 minutes.',
  },
  expired: {
    title: 'That code no longer works',
    body: 'It was used, or its time is over. You’re not signed in yet: wait for the next code of your app, or ask for another by email.',
  },
  locked: {
    title: 'There were too many wrong codes',
    body: 'We blocked sign-in for 10 minutes to protect your account. Nothing changed in it. Try later, or call if you need it now.',
  },
  tooMany: {
    title: 'We already sent many codes',
    body: 'We’re not sending another for now. Use the last one you received, or try in an hour.',
  },
}

export const logoutWords: Translation<typeof es.logoutWords> = {
  title: 'Do you want to sign out?',
  lead: 'If you sign out, we’ll ask for your password to sign in again.',
  form: 'Sign out',
  submit: 'Sign out of my account',
  stay: 'Stay signed in',
  done: {
    title: 'You’re signed out',
    lead: 'In this browser nobody can see your account without your password.',
  },
}

export const identityErrors: Translation<typeof es.identityErrors> = {
  expired: {
    title: 'The time to sign in is over',
    body: 'The page was open for a long time, or it was opened without starting from the store. Nothing changed in your account. Start again.',
  },
  cookies: {
    title: 'Your browser doesn’t store cookies',
    body: 'Without them we can’t tell that it’s you. Nothing changed in your account. Allow cookies on this page and sign in again, or call and we’ll help you.',
  },
  request: {
    title: 'We couldn’t start your sign-in',
    body: 'The link is incomplete or old. Nothing changed in your account. Start again from here.',
  },
  origin: {
    title: 'We didn’t accept that form',
    body: 'It came from another page, so for your safety we did nothing with it. Start again from here.',
  },
  unavailable: {
    title: 'Sign-in isn’t responding',
    body: 'The problem is ours, or too many people are signing in. Nothing changed in your account. Try in a few minutes, or call.',
  },
}

export const identityErrorWords: Translation<typeof es.identityErrorWords> = { again: 'Sign in again' }

export const signupWords: Translation<typeof es.signupWords> = {
  title: 'Create your login',
  lead: 'With your order number and your email you see your order, your visit, and your bill in one place.',
  form: 'Create my login',
  order: 'Order number',
  orderHint: 'Ten letters and digits, like 4K7MP-9QRTX. It’s in your confirmation.',
  submit: 'Send me a code',
  code: {
    title: 'Enter the code and your password',
    lead: (email) =>
      `If that order belongs to ${email}, a code is on its way to that address. It works once, for ${minutes} minutes.`,
    proven: 'Your email is confirmed. Your password is still missing.',
    form: 'Code and password',
    password: 'Password',
    passwordHint: (min) =>
      `At least ${min} characters; a phrase works. If you already have a login with this email, enter the password you use.`,
    submit: 'Continue',
    again: 'Ask for another code',
  },
  factor: {
    title: 'Choose your second confirmation',
    lead: 'Besides your password, we ask for a code when you make changes. That way nobody else makes them.',
    form: 'Second confirmation',
    email: 'Get the code by email',
    totp: 'Use an authenticator app',
  },
}

export const totpWords: Translation<typeof es.totpWords> = {
  title: 'Connect your authenticator app',
  lead: 'Scan the square with your app, or type the key. Then enter the code the app shows.',
  qr: 'QR code with the key of your account',
  secret: 'Key',
  form: 'Code of the app',
  submit: 'Finish',
  other: 'Choose another way',
}

export const securityWords: Translation<typeof es.securityWords> = {
  title: 'Security of your account',
  now: {
    email: (address) =>
      `Your second confirmation is a code that we send to ${address}. With an authenticator app you don’t depend on email.`,
    totp: (address) =>
      `Your second confirmation is the code of your authenticator app. If you no longer have it, get the codes at ${address}.`,
  },
  form: 'Second confirmation',
  change: {
    email: 'Get the code by email',
    totp: 'Use an authenticator app',
  },
  changed: {
    title: 'You changed your second confirmation',
    body: (address) => `It counts from now on. We confirm it in an email to ${address}.`,
  },
  ended: {
    title: 'We closed those sessions',
    body: 'On those devices it takes the password and the code to sign in again. If one wasn’t yours, change your password too.',
  },
}

export const loginSessionWords: Translation<typeof es.loginSessionWords> = {
  heading: 'Where your account is open',
  none: 'Only on this device.',
  device: (browser, system) =>
    [browser ?? 'A browser', ...(system === null ? [] : [`on ${system}`])].join(' '),
  isThis: 'This device',
  opened: (ago) => `Signed in ${ago}`,
  used: (ago) => `Last used ${ago}`,
  ago: {
    now: 'less than a minute ago',
    minutes: (minutes) => `${counted(minutes, 'minute', 'minutes')} ago`,
    hours: (hours) => `${counted(hours, 'hour', 'hours')} ago`,
  },
  endOne: 'Close',
  end: (device) => `Close ${device}`,
  endOthers: 'Close all others',
}

export const resetWords: Translation<typeof es.resetWords> = {
  title: 'Choose another password',
  lead: 'Enter the email of your account and we’ll send you a code. Your password doesn’t change until you use it.',
  form: 'Ask for a code',
  submit: 'Send me a code',
  back: 'Back to sign in',
  code: {
    title: 'Enter the code and your new password',
    lead: (email) =>
      `If there is an account with ${email}, a code is on its way to that address. It works once, for ${minutes} minutes. If it doesn’t arrive, look in your spam folder.`,
    form: 'Code and new password',
    password: 'New password',
    passwordHint: (min) => `At least ${min} characters; a phrase works.`,
    submit: 'Change my password',
    again: 'Ask for another code',
  },
  done: {
    title: 'You changed your password',
    lead: 'We signed you out on every device. Sign in with your new password; then we ask for your confirmation code, as always.',
    login: 'Sign in',
  },
}

export const resetProblems: Translation<typeof es.resetProblems> = {
  emailMalformed: 'Enter the email of your account, like name@mail.com.',
  tooMany: 'There were too many attempts. We sent nothing: try in an hour, or call and we’ll help you.',
}

export const signupProblems: Translation<typeof es.signupProblems> = {
  orderMissing: 'Enter your order number.',
  orderMalformed: 'The order number has ten letters and digits. Look at your confirmation.',
  emailMalformed: 'Enter the email of your order, like name@mail.com.',
  tooMany: 'There were too many attempts. We sent nothing: try in 15 minutes, or call and we’ll help you.',
}

export const signupCodeProblems: Translation<typeof es.signupCodeProblems> = {
  texts: (min, max) => ({
    codeMissing: `Enter the ${ORDER_CODE_DIGITS} digits of the code.`,
    code: 'That code isn’t right. Check the digits; after five attempts ask for another.',
    codeExpired:
      'That code no longer works: its time is over, or there were several attempts. Ask for another.',
    passwordShort: `The password needs at least ${min} characters. Enter it again, and the code too.`,
    passwordLong: `The password can have ${max} characters at most.`,
    passwordFamous:
      'That password is one of the first that people try: a famous word or a series. Add words of your own, and enter the code again.',
    passwordContext:
      'That password is little more than your email or our name, which is easy to guess. Add other words, and enter the code again.',
    password:
      'You already have a login with this email. Enter the password you use; if you forgot it, choose another when you sign in.',
    locked: 'There were too many attempts. Try in 15 minutes, or call and we’ll help you.',
  }),
}
