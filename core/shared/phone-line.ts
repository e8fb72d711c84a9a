/** A telephone of the provider's, as it is dialled (E.164) and as it is read. */
export type PhoneLine = { readonly dial: string; readonly shown: string }
