import { numberText, type NumberText } from './number-shape.ts'
import type { Codec } from './shape.ts'

interface DecimalOptions {
  readonly fraction: number
  readonly whole: number
  readonly isSigned: boolean | undefined
  readonly bare?: ((text: string) => string) | undefined
}

export interface DecimalText extends Omit<NumberText, 'parse'> {
  readonly codec: Codec<string>
}

/** A decimal number whose value is its exact text, `-1234.5`: a point, no groups, no zeros that say nothing. */
export const decimalText = (options: DecimalOptions): DecimalText => {
  const { shape, parse, problemOf } = numberText(options)
  return {
    shape,
    problemOf,
    codec: {
      read: (text) => {
        const parts = parse(text)
        if (parts === undefined) return ''
        const digits = `${parts.whole || '0'}${parts.part && `.${parts.part}`}`
        return parts.isNegative ? `-${digits}` : digits
      },
      write: (value) => shape.layOut(value, 'delete'),
      empty: '',
      submit: (value) => value,
    },
  }
}

/** Takes a percent sign or word out. */
export const withoutPercent = (text: string): string => text.replace(/(\d)\s*(?:%|процент[а-я]*|percent)\s*$/i, '$1')
