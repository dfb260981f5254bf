'use client'
import { useImperativeHandle, type Ref, type RefObject } from 'react'

/** Gives a ref the input of a group that takes its focus: the chosen one, or the first that can be chosen. */
export const useGroupInput = (
  root: RefObject<HTMLElement | null>,
  inputRef: Ref<HTMLInputElement | null> | undefined,
): void =>
  // After every commit: the choices may be others by then.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => {
    const find = (state: string) => root.current?.querySelector<HTMLInputElement>(`input:enabled${state}`)
    return find(':checked') ?? find('') ?? null
  })
