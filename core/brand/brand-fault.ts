/** A fault of brand data: file in its folder, key in the file, and the rest of a sentence about the key. */
export type BrandFault = { readonly file: string; readonly key: string; readonly fault: string }

/** Returns the fault if a condition holds. */
export const faultIf = (isFault: boolean, file: string, key: string, fault: string): readonly BrandFault[] =>
  isFault ? [{ file, key, fault }] : []

/** Returns a fault as a sentence that says where it is and what is wrong. */
export const faultSentence = (folder: string, { file, key, fault }: BrandFault): string =>
  key === '' ? `${folder}/${file} ${fault}.` : `${folder}/${file}: ${key} ${fault}.`

/** Returns a failure of a parser as words: its fields without the tag. */
export const failureWords = ({ _tag, ...fields }: { readonly _tag: string }): string =>
  [_tag.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase(), ...Object.values(fields).map(String)].join(', ')
