'use client'
import { useState } from 'react'

/** What is wrong with a typed date before any form looks at it. */
export type DateProblem = 'incomplete' | 'impossible' | 'unreadable' | 'early' | 'late' | 'unavailable'

interface Options {
  value: string
  /** The codec of the field: an empty string for what is not complete. */
  read: (text: string) => string
  /** Length of a complete text. */
  length: number
  minValue: string | undefined
  maxValue: string | undefined
  isUnavailable?: ((value: string) => boolean) | undefined
}

/**
 * A text that is no date is told only after the person has left the field; a date out of bounds at once, as it is
 * complete. ISO dates compare as strings.
 */
export const useDateProblem = ({ value, read, length, minValue, maxValue, isUnavailable }: Options) => {
  const [left, setLeft] = useState('')
  const bounds = (): DateProblem | undefined => {
    if (value === '') return undefined
    if (minValue !== undefined && value < minValue) return 'early'
    if (maxValue !== undefined && value > maxValue) return 'late'
    return isUnavailable?.(value) === true ? 'unavailable' : undefined
  }
  const unread = (): DateProblem | undefined => {
    if (left === '' || value !== '') return undefined
    if (left.length > length || /[^\d.]/.test(left)) return 'unreadable'
    return left.length === length ? 'impossible' : 'incomplete'
  }
  return {
    problem: unread() ?? bounds(),
    leave: (text: string) => setLeft(read(text) === '' ? text : ''),
    change: (text: string) => {
      if (left !== '' && (text === '' || read(text) !== '')) setLeft('')
    },
  }
}
