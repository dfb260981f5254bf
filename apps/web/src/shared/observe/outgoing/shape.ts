import { cleanAddress } from './address.ts'
import { cleanText, isName } from './text.ts'

/** Makes of a value what others may know of it; nothing when that is nothing. */
export type Clean = (value: unknown) => unknown

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How programs call fields. */
const KEY = /^(?!.*\d{5})[\w.:-]{1,60}$/

const ifText =
  (clean: (value: string) => string | undefined): Clean =>
  (value) =>
    typeof value === 'string' ? clean(value) : undefined

const matching = (pattern: RegExp): Clean => ifText((value) => (pattern.test(value) ? value : undefined))

export const address: Clean = ifText(cleanAddress)
export const text: Clean = ifText(cleanText)
export const name: Clean = ifText((value) => (isName(value) ? value : undefined))
export const number: Clean = (value) => (typeof value === 'number' ? value : undefined)
/** A size or a duration of a field that we do not know by name: less than the shortest taxpayer number. */
export const measured: Clean = (value) => (typeof value === 'number' && Math.abs(value) < 1e9 ? value : undefined)
export const flag: Clean = (value) => (typeof value === 'boolean' ? value : undefined)
/** Ids that the reporting library has made. */
export const id: Clean = matching(/^[\da-f-]{16,36}$/i)
/** `11.12.0` */
export const version: Clean = matching(/^\d{1,3}(?:\.\d{1,3}){1,2}(?:-[a-z]+\.\d{1,3})?$/)
export const moment: Clean = matching(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z$/)
/** A share of one, or whether something is so, as a text. */
export const share: Clean = matching(/^(?:[01](?:\.\d+)?|true|false)$/)
/** A function of the code: `Object.open [as press]`. */
export const code: Clean = matching(
  /^(?!.*\d{5})(?:(?:async|new|get|set) )?[a-z_$<#?][\w$.<>#/]{0,80}(?: \[as [\w$]+\])?$/i,
)
/** This text and no other. */
export const only =
  (known: () => string): Clean =>
  (value) =>
    value === known() ? value : undefined

/** The first of several that makes something of a value. */
export const either =
  (...cleaners: readonly Clean[]): Clean =>
  (value) =>
    cleaners.map((clean) => clean(value)).find((cleaned) => cleaned !== undefined)

/** These fields and no other. */
export const object =
  (fields: Readonly<Record<string, Clean>>): Clean =>
  (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(fields).flatMap(([key, clean]) => {
            const cleaned = Object.hasOwn(value, key) ? clean(value[key]) : undefined
            return cleaned === undefined ? [] : [[key, cleaned]]
          }),
        )
      : undefined

/** Fields of any name that a program gives. */
export const fieldsOf =
  (clean: (key: string, value: unknown) => unknown): Clean =>
  (value) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, entry]) => {
            const cleaned = KEY.test(key) ? clean(key, entry) : undefined
            return cleaned === undefined ? [] : [[key, cleaned]]
          }),
        )
      : undefined

export const list =
  (each: Clean): Clean =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((entry: unknown) => {
          const cleaned = each(entry)
          return cleaned === undefined ? [] : [cleaned]
        })
      : undefined

/** Chooses by a field: a value of no known kind is not sent. */
export const byKind =
  (field: string, kinds: Readonly<Record<string, Clean>>): Clean =>
  (value) =>
    isRecord(value) ? kinds[String(value[field])]?.(value) : undefined
