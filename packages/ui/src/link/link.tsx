'use client'
import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../i18n/define-words.ts'
import { linkWords } from '../i18n/link.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './link.css.ts'
import { Words } from '../internal/words.tsx'

export interface LinkProps
  extends
    Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'href' | 'render'>,
    CommonProps<HTMLAnchorElement>,
    DataAttributes,
    PartsProps<'mark'> {
  /** Where it leads. Addresses of the same origin go through the router of `CabinetProvider`. */
  href: string
  children: ReactNode
  /** `inherit` takes the colour of the text around it. */
  tone?: 'accent' | 'inherit' | undefined
  /** Stands by itself rather than in a sentence: underlined only under the pointer. */
  isStandalone?: boolean | undefined
  /** Opens in a new tab, with a mark for the eye and words for the screen reader. */
  isExternal?: boolean | undefined
}

/** The mark of a new tab stays on the line of the last word: glued to its last letter, so that a long one may break. */
const withMark = (children: ReactNode, mark: ReactNode): ReactNode => {
  if (typeof children !== 'string')
    return (
      <>
        <Words>{children}</Words>
        {mark}
      </>
    )
  const last = /.$/su.exec(children)?.[0] ?? ''
  return (
    <>
      <Words>{children.slice(0, children.length - last.length)}</Words>
      <span className={styles.together}>
        <span>{last}</span>
        {mark}
      </span>
    </>
  )
}

/** Leads somewhere. For an action use `Button`. */
export function Link(asGiven: LinkProps) {
  const [part, props] = takeParts(asGiven)
  const { children, tone = 'accent', isStandalone = false, isExternal = false, className, style, ref, ...rest } = props
  const words = useWords(linkWords)
  return (
    <AriaLink
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      {...given({ style })}
      ref={ref}
      className={classNames(
        styles.root,
        tone === 'inherit' && styles.inherit,
        isStandalone && styles.standalone,
        className,
      )}
    >
      {isExternal ? (
        withMark(
          children,
          <>
            <Icon {...part('mark', styles.external)} of={ExternalLink} size={14} />
            <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </>,
        )
      ) : (
        <Words>{children}</Words>
      )}
    </AriaLink>
  )
}
