import { extensionsOf, isUnknownType } from './media-types.ts'

/** Why a file is not taken. */
export type Refusal = 'tooLarge' | 'wrongType' | 'empty' | 'duplicate' | 'tooMany'

/** What files are taken. */
export interface Limits {
  /** Extensions with a point (`.pdf`), types (`image/png`) or families of types (`image/*`); everything when absent. */
  readonly accept: readonly string[] | undefined
  /** Bytes. */
  readonly maxSize: number
  readonly maxFiles: number
}

/** The part of a file that limits look at. */
export interface FileDetails {
  readonly name: string
  readonly size: number
  readonly type: string
}

const fits = ({ name, type }: FileDetails, pattern: string): boolean => {
  const wanted = pattern.toLowerCase()
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
  // Nothing but its name tells what it is.
  if (isUnknownType(type)) return extensionsOf(wanted).includes(/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '')
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

/**
 * Looks at one file. The check is for the person's sake: the server must look at the content itself.
 *
 * @param present files that are attached or on their way
 */
export const refusalOf = (file: FileDetails, present: readonly FileDetails[], limits: Limits): Refusal | undefined => {
  const { accept, maxSize, maxFiles } = limits
  if (accept !== undefined && !accept.some((pattern) => fits(file, pattern))) return 'wrongType'
  if (file.size === 0) return 'empty'
  if (file.size > maxSize) return 'tooLarge'
  if (present.some(({ name, size }) => name === file.name && size === file.size)) return 'duplicate'
  return present.length >= maxFiles ? 'tooMany' : undefined
}

/** A size for people: `1,5 МБ`, in steps of 1024. */
export const formatSize = (bytes: number, units: string, locale: string): string => {
  const names = units.split(',')
  const step = Math.min(names.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: step > 1 ? 1 : 0 })
  return `${number.format(bytes / 1024 ** step)}\u00a0${names[step]}`
}

/** Allowed types for people: `PDF, JPG, изображения`. */
export const typesText = (accept: readonly string[] | undefined, images: string): string =>
  [
    ...new Set(
      (accept ?? []).map((pattern) =>
        pattern === 'image/*'
          ? images
          : pattern.endsWith('/*')
            ? pattern.slice(0, -2).toUpperCase()
            : (extensionsOf(pattern)[0] ?? pattern).toUpperCase(),
      ),
    ),
  ].join(', ')
