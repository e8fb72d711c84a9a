/** Masks an e-mail address: first letter and host. The buyer recognizes it; nobody can write to it (MSG-06). */
export const maskedEmail = (email: string): string => {
  const [first = ''] = Array.from(email)
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}

/** Masks a telephone number: its last two digits (MSG-06). */
export const maskedPhone = (digits: string): string => `•••${digits.slice(-2)}`
