/** A telephone number of the provider, in dialable form (E.164) and in display form. */
export type PhoneLine = { readonly dial: string; readonly shown: string }
