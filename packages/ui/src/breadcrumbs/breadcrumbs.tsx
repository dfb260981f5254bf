'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { breadcrumbsWords } from '../i18n/breadcrumbs.ts'
import { useWords } from '../i18n/define-words.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { Link } from '../link/link.tsx'
import * as styles from './breadcrumbs.css.ts'

export interface Crumb {
  label: string
  href: string
}

export interface BreadcrumbsProps
  extends CommonProps<HTMLElement>, DataAttributes, PartsProps<'list' | 'crumb' | 'back' | 'separator' | 'current'> {
  /** The pages above, the highest first. */
  parents: readonly Crumb[]
  /** Title of the page itself. */
  current: string
  /** Name for screen readers. */
  label?: string | undefined
}

/** Where the page lies, and the way up. On a phone only the page right above remains. */
export function Breadcrumbs(asGiven: BreadcrumbsProps) {
  const [part, props] = takeParts(asGiven)
  const { parents, current, label, className, ...rest } = props
  const words = useWords(breadcrumbsWords)
  return (
    <nav aria-label={label ?? words.path} className={classNames(styles.root, className)} {...rest}>
      <ol {...part('list', styles.list)}>
        {parents.map((crumb) => (
          <li key={crumb.href} {...part('crumb', styles.crumb)}>
            <Icon {...part('back', styles.back)} of={ChevronLeft} size={16} />
            <Link isStandalone href={crumb.href}>
              {crumb.label}
            </Link>
            <Icon {...part('separator', styles.separator)} of={ChevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page" {...part('current', styles.current)}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
