/** Loads what cleans pasted text once a field, or anything else, gets the focus (VAL-05). */
export const watchPastes = (): void =>
  document.addEventListener(
    'focusin',
    () => void import('./clean-pastes.ts').then(({ cleanPastes }) => cleanPastes()),
    { once: true },
  )
