const part = (text: string | undefined): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Readonly<Record<string, unknown>>

/** Reads a token without checking its signature. */
export const decodeJwt = (token: string) => {
  const [header, payload] = token.split('.')
  return { header: part(header), payload: part(payload) }
}
