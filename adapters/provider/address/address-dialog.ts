import type { Brand } from '#core/brand/brand.ts'
import type { AddressContent } from '#core/localization/address-content.ts'
import { phonePurposes } from '#core/localization/alternatives.ts'
import type { ReasonCode } from '#core/localization/unavailability.ts'
import { messageKeyOf, reasonCodes } from '#core/localization/unavailability.ts'

type Words = (brand: Brand) => string

/** The text for a visitor when nothing is offered: the reason and the next step. */
const words: Readonly<Record<ReasonCode, Words>> = {
  addressMissing: () => 'Escribe tu calle y tu código postal para ver qué puedes contratar.',
  addressUnknown: ({ phones }) =>
    `No encontramos esta dirección. Revisa el número y el código postal, o llama al ${phones.sales.shown}.`,
  unitMissing: () => 'En esta dirección hay varios apartamentos. Elige el tuyo para seguir.',
  unitUnknown: ({ phones }) =>
    `No conocemos ese apartamento. Elige uno de la lista, o llama al ${phones.sales.shown}.`,
  alreadyCustomer: ({ name, phones }) =>
    `En esta dirección ya hay servicio de ${name}. Entra a tu cuenta, o llama al ${phones.service.shown}.`,
  serviceActive: ({ phones }) =>
    `Otra persona tiene servicio en esta dirección. Si te mudas, llama al ${phones.service.shown} y lo arreglamos.`,
  includedInRent: ({ phones }) =>
    `Tu edificio ya incluye internet. Pídelo en línea sin costo, o llama al ${phones.service.shown}.`,
  buildingContract: ({ phones }) =>
    `Tu edificio tiene su propio contrato. Para sumarte llama al ${phones.service.shown}.`,
  businessAddress: ({ business }) =>
    `Esta es la dirección de un negocio. Para negocios llama al ${business.phone.shown}.`,
  networkPlanned: ({ phones }) =>
    `La red llegará pronto a tu casa. Para saber cuándo llama al ${phones.sales.shown}.`,
  interestOnly: ({ phones }) =>
    `Todavía no llegamos a tu casa. Deja tus datos y te avisamos, o llama al ${phones.sales.shown}.`,
  outsideNetwork: ({ name, phones }) =>
    `${name} no llega a esta dirección. Prueba con otra, o llama al ${phones.sales.shown}.`,
  nothingOnOffer: ({ phones }) =>
    `Ahora no tenemos ofertas para esta dirección. Llama al ${phones.sales.shown} y vemos qué se puede hacer.`,
}

/** Returns the content document of the address dialog, with the texts of a brand. */
export const addressContentOf = (brand: Brand): AddressContent => ({
  components: [
    {
      data: {
        dialog: [
          {
            component: {
              data: {
                title: '¿Qué llega a tu dirección?',
                messages: reasonCodes.map((code) => ({ key: messageKeyOf(code), text: words[code](brand) })),
                phoneNumbers: phonePurposes.map((purpose) => ({ purpose, ...brand.phones[purpose] })),
              },
            },
          },
        ],
      },
    },
  ],
})
