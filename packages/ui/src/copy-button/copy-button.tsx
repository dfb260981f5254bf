'use client'
import { useEffect, useRef, useState } from 'react'
import { Check, Copy, TriangleAlert } from 'lucide-react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { copyButtonWords } from '../i18n/copy-button.ts'
import { useWords } from '../i18n/define-words.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface CopyButtonProps
  extends CommonProps<HTMLButtonElement>, DataAttributes, PartsProps<'content' | 'icon' | 'name'> {
  /** The text for the clipboard. */
  value: string
  /** What is copied: «Скопировать ссылку». «Скопировать» when absent. */
  label?: string | undefined
  /** Only the icon; the label becomes its name. */
  isIconOnly?: boolean | undefined
  tone?: ButtonProps['tone']
  variant?: ButtonProps['variant']
  size?: ButtonProps['size']
  /** After the text has reached the clipboard. */
  onCopied?: (() => void) | undefined
}

type Outcome = 'none' | 'copied' | 'failed'
const icons = { none: Copy, copied: Check, failed: TriangleAlert }
// Long enough to be read, short enough for a second copy.
const shownMilliseconds = 2000

/** Copies a text and says so in its own place and to screen readers. */
export function CopyButton(props: CopyButtonProps) {
  const { value, label, isIconOnly = false, tone = 'neutral', variant = 'outline', size, onCopied, ...rest } = props
  const words = useWords(copyButtonWords)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const show = (next: Outcome): void => {
    clearTimeout(timer.current)
    setOutcome(next)
    timer.current = setTimeout(setOutcome, shownMilliseconds, 'none')
  }
  const copy = async (): Promise<void> => {
    try {
      // Without https or permission there is no clipboard to write to: both end in the same words.
      await navigator.clipboard.writeText(value)
      show('copied')
      onCopied?.()
    } catch {
      show('failed')
    }
  }
  const name = label ?? words.copy
  const said = outcome === 'none' ? '' : words[outcome]
  const status = <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
  if (isIconOnly) {
    return (
      <>
        <IconButton
          data-track="copy"
          {...rest}
          icon={icons[outcome]}
          label={said === '' ? name : said}
          size={size}
          tone={tone}
          variant={variant === 'outline' ? 'quiet' : variant}
          onPress={copy}
        />
        {status}
      </>
    )
  }
  return (
    <>
      <Button
        data-track="copy"
        {...rest}
        icon={icons[outcome]}
        size={size}
        tone={tone}
        variant={variant}
        onPress={copy}
      >
        {said === '' ? name : said}
      </Button>
      {status}
    </>
  )
}
