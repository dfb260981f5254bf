'use client'
import { createContext, use } from 'react'

type Entry = string | ((...values: never[]) => string)
type SameShape<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : T[Key] }

/** The words of one component in the two languages of the library. */
export interface Words<T> {
  readonly ru: T
  readonly en: T
}

/** States the words of a component; English must have exactly the entries of Russian. */
export const defineWords = <T extends Record<string, Entry>>(ru: T, en: SameShape<T>): Words<SameShape<T>> => ({
  ru: ru as SameShape<T>,
  en,
})

/** True for a locale whose words are Russian; every other locale reads English. */
export const isRussian = (locale: string): boolean => /^ru\b/i.test(locale)

/** Words of a language that the library does not speak, each in the place of those of a component. */
export type TranslatedWords = ReadonlyMap<Words<unknown>, unknown>

/** Chooses the words of a component. */
export type Speaker = <T>(words: Words<T>) => T

/** Russian without a provider, on the server as in the browser. */
const russian: Speaker = ({ ru }) => ru

/** How the nearest provider speaks. The choice is made there, so that a single component carries none of it. */
export const SpeakerContext = createContext(russian)

/** Speaks the language of a locale, with the words of the consumer where there are any. */
export const speakerOf =
  (locale: string, translated: TranslatedWords | undefined): Speaker =>
  <T>(words: Words<T>) =>
    (translated?.get(words) as T | undefined) ?? (isRussian(locale) ? words.ru : words.en)

/** The words in the language of the nearest `CabinetProvider`. */
export const useWords = <T>(words: Words<T>): T => use(SpeakerContext)(words)
