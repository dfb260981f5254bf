'use client'
import type { ReactNode } from 'react'
import { useWords } from '../i18n/define-words.ts'
import { skipLinkWords } from '../i18n/skip-link.ts'
import { classNames } from '../internal/class-names.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './skip-link.css.ts'
import { rootOf } from '../internal/active-element.ts'

export interface SkipLinkProps extends CommonProps<HTMLAnchorElement>, DataAttributes {
  /** Id of the element it leads to, usually `<main id="content" tabIndex={-1}>`. */
  target: string
  /** «К содержанию» when absent. */
  children?: ReactNode
}

/** The first stop of the Tab key: past the navigation, to the content. Seen only while it has the focus. */
export function SkipLink({ target, children, className, ...rest }: SkipLinkProps) {
  const words = useWords(skipLinkWords)
  return (
    <a
      className={classNames(styles.root, className)}
      href={`#${target}`}
      onClick={(event) => {
        const element = rootOf(event.currentTarget).getElementById(target)
        if (element === null) return
        // The address stays as it is: it belongs to the router.
        event.preventDefault()
        element.focus()
        element.scrollIntoView()
      }}
      {...rest}
    >
      {children ?? words.toContent}
    </a>
  )
}
