/** An e-mail address by its first letter and its host: enough to know one's own, nothing to write to (MSG-06). */
export const maskedEmail = (email: string): string => {
  const [first = ''] = Array.from(email)
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`
}

/** A telephone number by its last two digits (MSG-06). */
export const maskedPhone = (digits: string): string => `•••${digits.slice(-2)}`
