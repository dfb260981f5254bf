'use client'
import { createContext, use } from 'react'
import { useCabinetLocale } from './locale.ts'

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

/** What the nearest provider was given; the library's own words without it. */
export const WordsContext = createContext<TranslatedWords | undefined>(undefined)

/** The words in the language of the nearest `CabinetProvider`. */
export const useWords = <T>(words: Words<T>): T => {
  const own = isRussian(useCabinetLocale()) ? words.ru : words.en
  return (use(WordsContext)?.get(words) as T | undefined) ?? own
}
