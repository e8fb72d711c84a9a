/** Reads the records of an RFC 4180 text, character by character. Throws if the text is malformed. */
export const readCsv = (text: string): readonly (readonly string[])[] => {
  const records: string[][] = []
  let fields: string[] = []
  let at = 0
  const quoted = (): string => {
    let value = ''
    for (at += 1; ; at += 1) {
      if (at >= text.length) throw new TypeError('a quote that is never closed')
      if (text[at] !== '"') value += text[at]
      else if (text[at + 1] === '"') {
        value += '"'
        at += 1
      } else {
        at += 1
        return value
      }
    }
  }
  const bare = (): string => {
    const end = text.slice(at).search(/[",\r\n]/)
    const value = end === -1 ? text.slice(at) : text.slice(at, at + end)
    at += value.length
    return value
  }
  while (at < text.length) {
    fields.push(text[at] === '"' ? quoted() : bare())
    if (text[at] === ',') at += 1
    else if (text.startsWith('\r\n', at)) {
      at += 2
      records.push(fields)
      fields = []
    } else throw new TypeError(`no end of a field at ${at}`)
  }
  if (fields.length > 0) throw new TypeError('a record that is never ended')
  return records
}
