import * as fc from 'fast-check'

const shorts: Readonly<Record<string, readonly string[]>> = {
  Street: ['St', 'St.', 'Str'],
  Avenue: ['Ave', 'Ave.', 'Av'],
  Avenida: ['Av', 'Avda.', 'Ave'],
  Boulevard: ['Blvd', 'Blvd.'],
  Drive: ['Dr', 'Dr.'],
  Road: ['Rd'],
  Lane: ['Ln'],
  Court: ['Ct'],
  Place: ['Pl'],
  Circle: ['Cir'],
  Terrace: ['Ter'],
  Parkway: ['Pkwy'],
  Trail: ['Trl'],
  N: ['North', 'N.', 'Norte'],
  S: ['South', 'Sur'],
  E: ['East', 'Este'],
  W: ['West', 'Oeste'],
  NE: ['Northeast', 'N.E.'],
  NW: ['Northwest'],
  SE: ['Southeast'],
  SW: ['Southwest', 'S.W.'],
}

const wordAs = (word: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    word,
    ...(shorts[word] ?? []),
    ...(/^\d+(st|nd|rd|th)$/.test(word) ? [word.slice(0, -2)] : []),
  )

const caseAs = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((uppers) =>
      Array.from(text, (letter, at) => (uppers[at] ? letter.toUpperCase() : letter.toLowerCase())).join(''),
    )

const accentsAs = (text: string): fc.Arbitrary<string> =>
  fc.constantFrom(text, text.normalize('NFD'), text.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, ''))

const spaces = fc.constantFrom(' ', '  ', '   ', '\t ', '\u00A0')

/** Ways people write a street line: other case, no accents, more spaces, shorter or longer words. */
export const streetAs = (street: string): fc.Arbitrary<string> =>
  fc
    .tuple(...street.split(' ').map(wordAs))
    .chain((words) =>
      fc
        .array(spaces, { minLength: words.length, maxLength: words.length })
        .map((gaps) => words.map((word, at) => word + (gaps[at] ?? ' ')).join('')),
    )
    .chain(accentsAs)
    .chain(caseAs)

/** Ways people write a unit: with or without what it is called. */
export const unitAs = (unit: string): fc.Arbitrary<string> => {
  const own = unit.slice(unit.indexOf(' ') + 1)
  return fc
    .constantFrom('', '#', '# ', 'Apt ', 'apt. ', 'Apt', 'Apartamento ', 'Apto. ', 'Unit ', 'Apt #')
    .chain((name) => caseAs(name + own))
    .chain((text) => spaces.map((gap) => gap + text + gap))
}
