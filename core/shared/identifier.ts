/**
 * Pattern of an identifier that needs no escaping in a path, a header and a log line: URL-safe, one to a hundred
 * characters, and never `.` or `..`.
 */
export const IDENTIFIER = /^[A-Za-z0-9_~-][A-Za-z0-9_.:~-]{0,99}$/

export const isIdentifier = (text: string): boolean => IDENTIFIER.test(text)
