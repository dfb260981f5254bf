'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { imagePreviewWords } from '../i18n/image-preview.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { PartOf } from '../internal/parts.ts'
import * as styles from './image-preview.css.ts'

interface PagesProps {
  /** From 0. */
  page: number
  count: number
  onPage: (page: number) => void
  part: PartOf<'pages' | 'previous' | 'next' | 'number'>
}

/** «2 из 3» between two arrows; at an end the arrow says so and keeps the focus. */
export function Pages({ page, count, onPage, part }: PagesProps) {
  const words = useWords(imagePreviewWords)
  const locale = useCabinetLocale()
  if (count < 2) return null
  return (
    <div {...part('pages', styles.group)}>
      <IconButton
        data-track="picture-page"
        {...part('previous', styles.arrow)}
        disabledReason={page === 0 ? words.first : undefined}
        icon={ChevronLeft}
        label={words.previous}
        onPress={() => onPage(page - 1)}
      />
      <span {...part('number', styles.number)}>
        {words.of((page + 1).toLocaleString(locale), count.toLocaleString(locale))}
      </span>
      <IconButton
        data-track="picture-page"
        {...part('next', styles.arrow)}
        disabledReason={page === count - 1 ? words.last : undefined}
        icon={ChevronRight}
        label={words.next}
        onPress={() => onPage(page + 1)}
      />
    </div>
  )
}
