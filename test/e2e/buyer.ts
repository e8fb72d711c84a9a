import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** The steps of a buyer, as a person does them. Each ends on the next screen. */
export const buyer = (page: Page) => {
  const arriveAt = (path: string) => expect(page).toHaveURL((url) => url.pathname === path)

  return {
    arriveAt,
    findsAddress: async (street = '742 Magnolia Street', zip = '33130', unit = '') => {
      await page.goto('/')
      await page.getByLabel('Calle y número').fill(street)
      if (unit !== '') await page.getByLabel('Apartamento o unidad').fill(unit)
      await page.getByLabel('Código postal').fill(zip)
      await page.getByRole('button', { name: 'Ver mis planes' }).click()
    },
    choosesGig: async () => {
      await arriveAt('/buy/products')
      await page.getByRole('button', { name: 'Elegir Internet Gig' }).click()
      await arriveAt('/buy/configure')
    },
    configures: async (pods = 2) => {
      await page.getByRole('radio', { name: 'Sí, con WiFi avanzado' }).press(' ')
      for (let pod = 0; pod < pods; pod += 1)
        await page.getByRole('button', { name: 'Agregar un pod' }).click()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await arriveAt('/buy/checkout')
    },
    givesDetails: async (install: 'La hace un técnico' | 'La haces tú' = 'La hace un técnico') => {
      await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('María')
      await page.getByRole('textbox', { name: 'Apellido' }).fill('Ñúñez de la Peña')
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('maria@correo.example')
      await page.getByRole('textbox', { name: 'Teléfono' }).fill('(305) 555-0134')
      await page.getByRole('radio', { name: install }).press(' ')
      for (const box of await page.getByRole('checkbox').all()) await box.press(' ')
      await page.getByRole('button', { name: 'Continuar al pago' }).click()
      await arriveAt('/pre-payment')
    },
    paysWith: async (number = '4111 1111 1111 1111') => {
      await page.getByLabel('Nombre en la tarjeta').fill('MARIA NUNEZ')
      await page.getByLabel('Número de tarjeta').pressSequentially(number)
      await page.getByLabel('Vence').pressSequentially('0431')
      await page.getByLabel('Código de seguridad').fill('123')
      await page.getByLabel('Código postal de facturación').fill('33130')
      await page.getByRole('button', { name: /Guardar la tarjeta|Pagar/ }).click()
    },
    choosesVisit: async () => {
      await arriveAt('/buy/schedule-window')
      const free = page.getByRole('radio', { name: /m\. .*(Libre|Queda)/, disabled: false })
      await free.first().press(' ')
      await expect(page.getByText('Tu visita')).toBeVisible()
    },
    orders: async () => {
      await page.getByRole('button', { name: /^Pagar/ }).click()
    },
  }
}
