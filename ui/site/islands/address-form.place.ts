/** The element around the address form of a document: where its island wakes. */
export const ADDRESS_FORM_ID = 'direccion'
