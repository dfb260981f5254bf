import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** What code receives of a value that has travelled. @throws when the value is none of the schema */
export const parse = (schema: Schema, value: unknown): unknown => z.parse(schema, value)
