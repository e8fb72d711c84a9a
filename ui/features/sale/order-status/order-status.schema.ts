import * as z from 'zod/mini'
import { parseOrderCode, parseOrderNumber } from '#core/checkout/order-status-form.ts'
import { field } from '#ui/features/sale/shared/form-schema.ts'

export const orderNumberSchema = z.object({ orderNumber: field(parseOrderNumber) })

export const orderCodeSchema = z.object({ code: field(parseOrderCode) })
